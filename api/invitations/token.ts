import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns a token of 256 random bits that is safe in a URL. */
export function newDashboardToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Compares in constant time, whatever the lengths. Compares even without an expected token, so that
 * an unknown invitation takes as long as a wrong token.
 */
export function tokensEqual(given: string, expected: string | undefined): boolean {
  const isEqual = timingSafeEqual(digest(given), digest(expected ?? ''));
  return isEqual && expected !== undefined && expected !== '';
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
