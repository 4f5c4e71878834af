import { ApiError } from '../api-transport.ts';

/**
 * (spec) Returns the red banner's text: the server's sentence if there is one, else `otherwise`.
 */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof ApiError ? error.serverMessage : null) ?? otherwise;
}
