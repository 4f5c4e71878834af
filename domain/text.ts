import { z } from 'zod';
import { tooLong } from './too-long.ts';
import { wellFormed } from './well-formed.ts';

/**
 * Makes text safe for every database, page and calendar: lone surrogates become U+FFFD (they break
 * hydration and UTF-8 output), control characters other than tab and line ends are dropped.
 */
export function cleanText(value: string): string {
  return wellFormed(value).replace(/[^\P{Cc}\t\n\r]/gu, '');
}

/**
 * A text field: may be missing or null on the way in, is always a string afterwards, at most `max`
 * UTF-16 units.
 */
export const text = (max: number) =>
  z
    .string()
    .max(max, tooLong(max))
    .overwrite(cleanText)
    .nullish()
    .transform((value) => value ?? '');

/** Required text, trimmed; missing, null and blank give the same `message`. */
export const requiredText = (message: string, max: number) =>
  z
    .string(message)
    .max(max, tooLong(max))
    .overwrite((value) => cleanText(value).trim())
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
