import { hexOf } from '#domain/hex.ts';

/** Sixteen random hex digits. `randomUUID` is missing on plain http, where people try things out. */
export function newId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(8)));
}
