import { SECTION_TITLES, sectionOfPath } from '../customize/sections.ts';

/** The form's parts that hold these fields, each once, in words: "Wedding Events, Photo Gallery". */
export function partsOf(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => SECTION_TITLES[sectionOfPath(path)]))];
}
