import { z } from 'zod';
import { tooLong } from '../too-long.ts';

/** A query parameter; an empty one counts as missing. */
const parameter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const wholeNumber = (min: number, max: number, fallback: number) => {
  const message = `Please enter a whole number from ${min} to ${max}`;
  const written = z.string(message).regex(/^\d{1,10}$/, message);
  const number = written.transform(Number).pipe(z.number().min(min, message).max(max, message));
  return parameter(number.default(fallback));
};

export const oneOf = <const Values extends readonly ['all', ...string[]]>(values: Values) =>
  parameter(z.enum(values, `Please choose one of ${values.join(', ')}`).default('all'));

/** The parameters of every list. */
export const page = {
  /** Text to find in the listed entries; '' lists all. */
  q: z
    .string('Please enter one search term')
    .max(200, tooLong(200))
    .default('')
    .overwrite((value) => value.trim()),
  limit: wholeNumber(1, 1_000, 500),
  offset: wholeNumber(0, 1_000_000_000, 0),
};
