import { z } from 'zod';
import { tooLong } from './too-long.ts';
import { wellFormed } from './well-formed.ts';

/** Line and page breaks of word processors and Unicode, other than a text field's own. */
const FOREIGN_BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** Almost no text needs cleaning: one test replaces three passes. */
const UNCLEAN = /[\p{Cc}\u2028\u2029]/u;

/**
 * Makes text safe for every database, page and calendar: lone surrogates become U+FFFD (they break
 * hydration and UTF-8 output), every kind of line end becomes "\n", and control characters other
 * than tabs are dropped.
 */
export function cleanText(value: string): string {
  const text = wellFormed(value);
  if (!UNCLEAN.test(text)) return text;
  return text
    .replace(FOREIGN_BREAKS, '\n')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');
}

/**
 * Cleans a single-line text. Its input lets no line ends through except the breaks of word
 * processors, which become spaces. Line ends in content from elsewhere stay: a postal address has
 * them.
 */
export function cleanLine(value: string): string {
  return cleanText(UNCLEAN.test(value) ? value.replace(FOREIGN_BREAKS, ' ') : value);
}

const textBy = (clean: (value: string) => string, max: number) =>
  z
    .string()
    .max(max, tooLong(max))
    .overwrite(clean)
    .nullish()
    .transform((value) => value ?? '');

/**
 * A text field of at most `max` UTF-16 code units. Missing and null become ''; see `cleanText`.
 */
export const text = (max: number) => textBy(cleanText, max);

/** A single-line text field, see `cleanLine`. */
export const lineText = (max: number) => textBy(cleanLine, max);

/** A required line, trimmed; missing, null and blank give the same `message`. */
export const requiredLine = (message: string, max: number) =>
  z
    .string(message)
    .max(max, tooLong(max))
    .overwrite((value) => cleanLine(value).trim())
    .min(1, message);

/** A switch: missing and null mean `fallback`. */
export const flag = (fallback: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? fallback);

/** A list: missing and null mean empty. `tooMany` is the message for more than `max` entries. */
export const list = <T extends z.ZodType>(item: T, max: number, tooMany: string) =>
  z
    .array(item)
    .max(max, tooMany)
    .nullish()
    .transform((value): z.output<T>[] => value ?? []);

/** A group of fields: missing and null mean every field's default. Unknown keys are dropped. */
export const group = <T extends z.ZodRawShape>(shape: T) => {
  const schema = z.object(shape);
  return schema.nullish().transform((value) => value ?? schema.parse({}));
};
