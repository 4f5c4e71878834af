import { z } from 'zod';
import { cleanLine, cleanLink, cleanText } from './text.ts';
import { tooLong } from './too-long.ts';

const textBy = (clean: (value: string) => string, max: number) =>
  z
    .string()
    .overwrite(clean)
    .max(max, tooLong(max))
    .nullish()
    .transform((value) => value ?? '');

/**
 * A text field of at most `max` characters once it is clean: a form without script sends two for
 * each line end. Missing and null become ''; see `cleanText`.
 */
export const text = (max: number) => textBy(cleanText, max);

/** A single-line text field, see `cleanLine`. */
export const lineText = (max: number) => textBy(cleanLine, max);

/** A link or an e-mail address, see `cleanLink`. */
export const linkText = (max: number) => textBy(cleanLink, max);

/**
 * A required line of at most `max` characters once it is trimmed. Missing, null and blank
 * give the same `message`.
 */
export const requiredLine = (message: string, max: number) =>
  z
    .string(message)
    .overwrite((value) => cleanLine(value).trim())
    .min(1, message)
    .max(max, tooLong(max));

/** A switch. Missing and null mean `fallback`. */
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
