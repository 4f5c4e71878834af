import { expect, it } from 'vitest';
import { newDashboardToken, tokensEqual } from './token.ts';

it('a token has 256 bits in letters that an address takes as they are', () => {
  expect(newDashboardToken()).toMatch(/^[\w-]{43}$/);
  expect(newDashboardToken()).not.toBe(newDashboardToken());
});

it('a token equals itself alone', () => {
  const token = newDashboardToken();
  expect(tokensEqual(token, token)).toBe(true);
  expect(tokensEqual(newDashboardToken(), token)).toBe(false);
  expect(tokensEqual(token.slice(0, -1), token)).toBe(false);
});

it('nothing equals a token that is not there, not even nothing', () => {
  expect(tokensEqual('', undefined)).toBe(false);
  expect(tokensEqual('', '')).toBe(false);
});
