import { z } from 'zod';
import { tooLong } from '../too-long.ts';

/** Neither trimmed nor cleaned, unlike other text. */
export const password = (message: string) =>
  z.string(message).min(1, message).max(1_000, tooLong(1_000));
