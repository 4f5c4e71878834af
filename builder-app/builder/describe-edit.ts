import { SECTION_TITLES, sectionOfPath } from '../customize/sections.ts';

/** Returns the titles of the form's sections that hold these fields, each once. */
export function partsOf(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => SECTION_TITLES[sectionOfPath(path)]))];
}
