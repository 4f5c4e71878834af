import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns whether `signature` (`X-Signature`) is the HMAC-SHA256 of the body's bytes under the
 * secret, in hex of either case. Compares in constant time; anything but 64 hex digits is wrong.
 */
export function isSigned(body: Uint8Array, signature: string | undefined, secret: string): boolean {
  if (signature === undefined || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(body).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
