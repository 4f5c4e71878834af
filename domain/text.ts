import { z } from 'zod';

/**
 * A text field of an invitation: optional, never null, at most `max` UTF-16 units.
 * Lone surrogates are replaced (U+FFFD), because they break hydration and UTF-8 output.
 */
export const text = (max: number) =>
  z
    .string()
    .max(max, `Please keep this under ${max.toLocaleString('en-US')} characters`)
    .overwrite((value) => value.toWellFormed())
    .default('');
