import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLISHER_FONTS } from '../publish/publisher-fonts.ts';
import { computeCodeVersion } from './code-version.ts';

const repository = join(import.meta.dirname, '../..');
const [font] = PUBLISHER_FONTS;
const VIEW = 'renderer/view';
const FONT = `node_modules/${font.package}`;
/** Copied because the tests change them; the rest is linked from the repository. */
const COPIED = [VIEW, FONT];
const LINKED = [
  'renderer/publish',
  'domain',
  ...['react-dom', '@takumi-rs/core', 'subset-font'].map((name) => `node_modules/${name}`),
  ...PUBLISHER_FONTS.slice(1).map((other) => `node_modules/${other.package}`),
];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const path of [...COPIED, ...LINKED])
    mkdirSync(dirname(join(copy, path)), { recursive: true });
  for (const path of COPIED) cpSync(join(repository, path), join(copy, path), { recursive: true });
  for (const path of LINKED) symlinkSync(join(repository, path), join(copy, path));
});
afterAll(() => rmSync(copy, { recursive: true }));

test.each([
  ['the code of a page', `${VIEW}/parts/names/couple-names.tsx`],
  ['the ground of a preview card', `${VIEW}/templates/serene-lens/art/card.webp`],
  ['a font that the publisher sets', `${FONT}/files/great-vibes-latin-400-normal.woff2`],
  ['which letters it has', `${FONT}/unicode.json`],
])('%s decides the version', (_what, file) => {
  const before = computeCodeVersion(copy);
  expect(computeCodeVersion(copy)).toBe(before);
  appendFileSync(join(copy, file), ' ');
  expect(computeCodeVersion(copy)).not.toBe(before);
});

test('tests have no part in it', () => {
  const before = computeCodeVersion(copy);
  appendFileSync(join(copy, `${VIEW}/parts/names/name-shape.test.ts`), ' ');
  expect(computeCodeVersion(copy)).toBe(before);
});
