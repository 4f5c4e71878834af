import { dayOf, monthName } from '#domain/invitation/dates.ts';
import { headerDate } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { scientificVibes } from '#domain/templates/scientific-vibes.ts';
import type { TemplateSection } from '#domain/templates/template-schema.ts';

/** The journal in which every couple publishes. */
export const JOURNAL = 'Annals of Mutual Affection';
export const JOURNAL_SHORT = 'Ann. Mut. Affect.';

const titlePage = scientificVibes.sections.find(({ type }) => type === 'scientificTitlePage');
/** "VOL. 1, NO. 1". */
export const ISSUE = titlePage?.defaultData?.masthead ?? '';

/** Returns the month in which the issue appears, such as "June 2027", or '' without a date. */
export function issueMonth(content: WeddingData): string {
  const date = headerDate(content);
  const day = dayOf(date);
  return day ? `${monthName(date)} ${day.year}` : '';
}

/** Returns the wedding's date in the form of a serial number, or '' without a date. */
export function serialNumber(content: WeddingData): string {
  const date = headerDate(content).replaceAll('-', '');
  return date === '' ? '' : `ISSN ${date.slice(0, 4)}-${date.slice(4)}`;
}

/** Returns a made-up DOI that leads nowhere, or '' without a date. */
export function identifier(content: WeddingData): string {
  const [year, month, day] = headerDate(content).split('-');
  return day ? `10.${month}${day}/ama.${year}.1.1` : '';
}

/** The definition's numbered sections with their numerals. */
const NUMBERED = scientificVibes.sections.flatMap(({ id, defaultData }) =>
  defaultData?.numeral ? [{ id, numeral: defaultData.numeral }] : [],
);

/**
 * Returns the numeral of a numbered section, or ''. The definition's numerals go to the sections
 * that are shown, so that an issue without one of them still counts from I.
 */
export function numeralOf(sectionId: string, shown: readonly TemplateSection[]): string {
  const isNumbered = (id: string) => NUMBERED.some((section) => section.id === id);
  const numbered = shown.filter(({ id }) => isNumbered(id));
  return NUMBERED[numbered.findIndex(({ id }) => id === sectionId)]?.numeral ?? '';
}
