import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSigned } from './signature.ts';

const SECRET = 'signing-secret';
const BODY = Buffer.from('{"meta":{"event_name":"order_created"},"name":"Zoë 💍"}');
const RIGHT = createHmac('sha256', SECRET).update(BODY).digest('hex');

describe('a signature', () => {
  it('is the HMAC-SHA256 of the bytes in hex, of either case', () => {
    expect(isSigned(BODY, RIGHT, SECRET)).toBe(true);
    expect(isSigned(BODY, RIGHT.toUpperCase(), SECRET)).toBe(true);
  });

  it('is the one that any other program computes', () => {
    const known = 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8';
    const text = Buffer.from('The quick brown fox jumps over the lazy dog');
    expect(isSigned(text, known, 'key')).toBe(true);
  });

  it('is wrong for other bytes and another secret', () => {
    expect(isSigned(Buffer.concat([BODY, Buffer.from(' ')]), RIGHT, SECRET)).toBe(false);
    expect(isSigned(BODY, RIGHT, `${SECRET} `)).toBe(false);
    expect(isSigned(Buffer.alloc(0), RIGHT, SECRET)).toBe(false);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['of odd length', RIGHT.slice(1)],
    ['too long', `${RIGHT}00`],
    ['twice', `${RIGHT}, ${RIGHT}`],
    ['with a prefix', `sha256=${RIGHT}`],
    ['with a line after it', `${RIGHT}\n`],
    ['not hex', 'z'.repeat(64)],
    ['not ASCII', 'é'.repeat(64)],
    ['of 100 kB', 'a'.repeat(100_000)],
    ['of another digit', RIGHT.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))],
  ])('that is %s is wrong', (_title, signature) => {
    expect(isSigned(BODY, signature, SECRET)).toBe(false);
  });
});
