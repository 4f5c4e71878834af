import { expect, it } from 'vitest';
import { upgraded } from './content-version.ts';

const upgrades = [(content: unknown) => [content, 2], (content: unknown) => [content, 3]];

it.each([
  [1, [['as stored', 2], 3]],
  [2, ['as stored', 3]],
  [3, 'as stored'],
  [4, 'as stored'],
])('content of version %i goes through every upgrade that came later', (version, today) => {
  expect(upgraded('as stored', version, upgrades)).toEqual(today);
});
