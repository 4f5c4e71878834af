import { type FormSectionId, sectionAnchor, sectionOfPath } from './sections.ts';

/**
 * What a field whose own `name` stands on a hidden input, as Mantine's dates do, gives to the input
 * that people see, so that `focusField` finds it.
 */
export const fieldMark = (path: string) => ({ 'data-field': path });

/** Brings a field of the form into sight and puts the cursor into it; else its section. */
export function focusField(path: string): void {
  const name = CSS.escape(path);
  const field = document.querySelector<HTMLElement>(
    `form [name="${name}"]:not([type="hidden"]), form [data-field="${name}"]`,
  );
  const section = document.getElementById(sectionAnchor(sectionOfPath(path)));
  // At once: a closing dialog would interrupt a smooth way there.
  (field ?? section)?.scrollIntoView({ block: field ? 'center' : 'start', behavior: 'instant' });
  field?.focus({ preventScroll: true });
}

/** The form's part in a field of which the cursor is. */
export function focusedSection(): FormSectionId | null {
  const focused = document.activeElement;
  if (!focused?.matches('input, textarea')) return null;
  const section = focused.closest<HTMLElement>('[data-form-section]');
  return (section?.dataset.formSection as FormSectionId | undefined) ?? null;
}
