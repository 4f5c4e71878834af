import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Rooms whose code runs in browsers, too. */
const ROOMS = ['domain', 'renderer/view', 'builder-app'];

test('no expression looks behind, which Safari before 16.4 cannot parse, nor the script around it', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(room, name)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => /\(\?<[=!]/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
