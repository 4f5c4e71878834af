import { type FormSectionId, sectionAnchor, sectionOfPath } from './sections.ts';

/**
 * Props for the visible input of a field whose `name` is on a hidden one, as in Mantine's dates, so
 * that `focusField` finds it.
 */
export const fieldMark = (path: string) => ({ 'data-field': path });

/** Scrolls to a field of the form and focuses it; if it is not shown, scrolls to its section. */
export function focusField(path: string): void {
  const name = CSS.escape(path);
  const field = document.querySelector<HTMLElement>(
    `form [name="${name}"]:not([type="hidden"]), form [data-field="${name}"]`,
  );
  const section = document.getElementById(sectionAnchor(sectionOfPath(path)));
  // Not smoothly: a closing dialog would interrupt that.
  (field ?? section)?.scrollIntoView({ block: field ? 'center' : 'start', behavior: 'instant' });
  field?.focus({ preventScroll: true });
}

/** Scrolls to a section of the form and focuses its heading, so that Tab goes on from there. */
export function focusSection(id: FormSectionId): void {
  const section = document.getElementById(sectionAnchor(id));
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/** Props for what holds fields of a section, also outside the form, as a dialog is. */
export const sectionMark = (id: FormSectionId) => ({ 'data-form-section': id });

/** Returns the form section whose text field has the focus. */
export function focusedSection(): FormSectionId | null {
  const focused = document.activeElement;
  return focused?.matches('input, textarea') ? sectionAround(focused) : null;
}

/** Returns the form section that an element is in. */
export function sectionAround(element: Element): FormSectionId | null {
  const section = element.closest<HTMLElement>('[data-form-section]');
  return (section?.dataset.formSection as FormSectionId | undefined) ?? null;
}
