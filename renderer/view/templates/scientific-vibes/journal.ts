import { dayOf, monthName } from '#domain/invitation/dates.ts';
import { headerDate } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { scientificVibes } from '#domain/templates/scientific-vibes.ts';
import type { TemplateSection } from '#domain/templates/template.ts';

/** The journal that every couple publishes in. */
export const JOURNAL = 'Annals of Mutual Affection';
export const JOURNAL_SHORT = 'Ann. Mut. Affect.';

const titlePage = scientificVibes.sections.find(({ type }) => type === 'scientificTitlePage');
/** "VOL. 1, NO. 1". */
export const ISSUE = titlePage?.defaultData?.masthead ?? '';

/** "June 2027", the month in which the issue appears; '' without a date. */
export function issueMonth(content: WeddingData): string {
  const date = headerDate(content);
  const day = dayOf(date);
  return day ? `${monthName(date)} ${day.year}` : '';
}

/** The serial number of the journal: the wedding's date, as such numbers are written; or ''. */
export function serialNumber(content: WeddingData): string {
  const date = headerDate(content).replaceAll('-', '');
  return date === '' ? '' : `ISSN ${date.slice(0, 4)}-${date.slice(4)}`;
}

/** What stands where a journal gives its DOI; it leads nowhere. '' without a date. */
export function identifier(content: WeddingData): string {
  const [year, month, day] = headerDate(content).split('-');
  return day ? `10.${month}${day}/ama.${year}.1.1` : '';
}

/** The numbered sections of the definition, with their numerals. */
const NUMBERED = scientificVibes.sections.flatMap(({ id, defaultData }) =>
  defaultData?.numeral ? [{ id, numeral: defaultData.numeral }] : [],
);

/**
 * Numeral of a numbered section. The definition's numerals are given to the sections that are
 * shown, so that an issue without one of them still counts from I.
 */
export function numeralOf(sectionId: string, shown: readonly TemplateSection[]): string {
  const isNumbered = (id: string) => NUMBERED.some((section) => section.id === id);
  const numbered = shown.filter(({ id }) => isNumbered(id));
  return NUMBERED[numbered.findIndex(({ id }) => id === sectionId)]?.numeral ?? '';
}
