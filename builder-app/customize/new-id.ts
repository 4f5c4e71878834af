import { hexOf } from '#domain/hex.ts';

/** Returns 16 random hex digits. Plain HTTP, which people use for trials, has no `randomUUID`. */
export function newId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(8)));
}
