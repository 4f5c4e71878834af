import { sectionAnchor, sectionOfPath } from './sections.ts';

/** Brings a field of the form into sight and puts the cursor into it; else its section. */
export function focusField(path: string): void {
  const field = document.querySelector<HTMLElement>(`form [name="${CSS.escape(path)}"]`);
  const section = document.getElementById(sectionAnchor(sectionOfPath(path)));
  // At once: a closing dialog would interrupt a smooth way there.
  (field ?? section)?.scrollIntoView({ block: field ? 'center' : 'start', behavior: 'instant' });
  field?.focus({ preventScroll: true });
}
