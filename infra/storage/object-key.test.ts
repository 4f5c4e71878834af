import { describe, expect, test } from 'vitest';
import { assertObjectKey, assertObjectPrefix, isObjectKey, ObjectKeyError } from './object-key.ts';

describe('an object key', () => {
  test.each([
    'pages/ann-bob/index.html',
    'assets/a-1_b.css',
    'a',
    'media/0f/480.webp',
    'x'.repeat(200),
  ])('%s is one', (key) => {
    expect(isObjectKey(key)).toBe(true);
  });

  test.each([
    '',
    '/absolute',
    'a//b',
    'a/',
    '../secret',
    'a/../../b',
    'a/./b',
    '..',
    'a\\b',
    'a\0b',
    'ä/b',
    'a b',
    'x'.repeat(201),
    `${'x/'.repeat(256)}x`,
    '~incoming/1',
  ])('%j is none', (key) => {
    expect(isObjectKey(key)).toBe(false);
    expect(() => assertObjectKey(key)).toThrow(ObjectKeyError);
  });

  test('a prefix may be empty or end in a slash', () => {
    expect(() => assertObjectPrefix('')).not.toThrow();
    expect(() => assertObjectPrefix('pages/')).not.toThrow();
    expect(() => assertObjectPrefix('../')).toThrow(ObjectKeyError);
  });
});
