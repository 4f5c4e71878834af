import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { PUBLISHER_FONTS } from '../publish/publisher-fonts.ts';
import { computeCardVersions } from './card-versions.ts';
import { computeCodeVersion } from './code-version.ts';

const repository = join(import.meta.dirname, '../..');
const [font] = PUBLISHER_FONTS;
const VIEW = 'renderer/view';
const PUBLISH = 'renderer/publish';
const FONT = `node_modules/${font.package}`;
const FACE = `${FONT}/files/${basename(font.package)}-latin-${font.weight}-normal.woff2`;
const TAKUMI = 'node_modules/@takumi-rs/core/package.json';
const PACKAGES = [
  'node_modules/react-dom/package.json',
  TAKUMI,
  'node_modules/subset-font/package.json',
];
/** Copied because the tests change them; the rest is linked from the repository. */
const COPIED = [VIEW, PUBLISH, 'domain', FONT, ...PACKAGES];
const LINKED = PUBLISHER_FONTS.slice(1).map((other) => `node_modules/${other.package}`);

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
  ['a style sheet', `${VIEW}/base.css`],
  ['what the publisher adds to it', `${PUBLISH}/head.ts`],
  ['a rule about what a couple entered', 'domain/invitation/wording.ts'],
  ['the ground of a preview card', `${VIEW}/templates/serene-lens/art/card.webp`],
  ['a font that the publisher sets', FACE],
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

test.each(PACKAGES)('the version in %s decides it', (file) => {
  const before = computeCodeVersion(copy);
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/"version": "/, '$&1'));
  expect(computeCodeVersion(copy)).not.toBe(before);
});

test.each([
  ['its own stationery', `${PUBLISH}/stationery/serene-lens.ts`, ['serene-lens']],
  ['what draws all cards', `${PUBLISH}/social-image.ts`, [...TEMPLATE_IDS]],
  ['the engine', TAKUMI, [...TEMPLATE_IDS]],
  ['the page', `${VIEW}/invitation-page.tsx`, []],
])('the version of a card is another with %s', (_what, file, templates) => {
  const before = computeCardVersions(copy);
  appendFileSync(join(copy, file), ' ');
  const after = computeCardVersions(copy);
  expect(TEMPLATE_IDS.filter((id) => after[id] !== before[id])).toEqual(templates);
});
