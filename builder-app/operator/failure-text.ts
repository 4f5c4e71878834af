import { ApiError } from '../api-transport.ts';

/** (spec) What the red banner says: the server's sentence where there is one, else `otherwise`. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError ? error.told : null) ?? otherwise;
}
