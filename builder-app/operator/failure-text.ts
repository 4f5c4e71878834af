import { errorBodySchema } from '#domain/api/errors.ts';
import { ApiError } from '../api-transport.ts';

/** (spec) What the red banner says: the server's sentence where there is one, else `otherwise`. */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise;
  const told = errorBodySchema.safeParse(error.body);
  return (told.success && told.data.error) || otherwise;
}
