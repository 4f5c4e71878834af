import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['zstd', 'identity'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*;q=0.1', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity;q=1, *;q=0', 'identity'],
  ['GZIP', 'gzip'],
  ['gzip, br;Q=0', 'gzip'],
])('a client that sends %s gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
