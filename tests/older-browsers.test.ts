import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Rooms whose code runs in browsers, too. */
const ROOMS = ['domain', 'renderer/view', 'builder-app'];

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(room, name)),
);

const filesWith = (pattern: RegExp) =>
  files.filter((path) => pattern.test(readFileSync(path, 'utf8')));

test('no expression looks behind, which Safari before 16.4 cannot parse, nor the script around it', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(filesWith(/\(\?<[=!]/)).toEqual([]);
});

test.each([
  /\.findLast(?:Index)?\(/,
  /\.(?:toSorted|toReversed|toSpliced)\(/,
  /\.(?:is|to)WellFormed\(/,
  /\bAbortSignal\.(?:any|timeout)\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bPromise\.withResolvers\(/,
])('nothing calls what the oldest of these browsers lack: %s', (call) => {
  expect(filesWith(call)).toEqual([]);
});

test('`URL.canParse` is called only where its absence is allowed for', () => {
  expect(filesWith(/\bURL\.canParse\(/)).toEqual(['domain/can-parse-url.ts']);
});
