import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { INLINED_MARK, takeFirstFaces } from './first-faces.ts';

const FILE = 'assets/stix-two-text-cover-400-italic-aqAoijBa.woff2';
const face = (file: string) =>
  `@font-face{font-family:"STIX Two Text Cover";font-style:italic;font-weight:400;font-display:swap;src:url(/${file})format("woff2");unicode-range:U+20,U+41-5A}`;
const firstFace = (file: string) => face(`${file}${INLINED_MARK}`);
const first = firstFace(FILE);
const later = face('assets/stix-two-text-600-normal-Cbo2AZuR.woff2');

let clientDir = '';
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'first-faces-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, FILE), 'letters');
});
afterAll(() => rm(clientDir, { recursive: true }));

it('takes the faces of the first view out of a style sheet, and no others', async () => {
  const sheet = `${later}${face(FILE)}`;
  const { css, rules } = await takeFirstFaces(`${sheet}${first}p{margin:0}`, clientDir);
  expect(css).toBe(`${sheet}p{margin:0}`);
  expect(rules).toBe(face(FILE));
});

it('keeps a font as text that no browser reads by itself, with the faces that it is set as', async () => {
  const dashes = `@font-face{font-family:Italiana;src:url(/${FILE}${INLINED_MARK})format("woff2")}`;
  const { blocks } = await takeFirstFaces(`${first}${dashes}`, clientDir);
  const [, told = '', font] =
    /^<script type="font\/woff2" data-faces="([^"]*)">(.*)<\/script>\n$/.exec(blocks) ?? [];
  expect(JSON.parse(told.replaceAll('&quot;', '"'))).toEqual([
    {
      family: 'STIX Two Text Cover',
      style: 'italic',
      weight: '400',
      unicodeRange: 'U+20,U+41-5A',
    },
    { family: 'Italiana' },
  ]);
  expect(font).toBe(Buffer.from('letters').toString('base64'));
});

it('a font comes where its last face stands, which sets the letters that both have', async () => {
  const other = 'assets/italiana.woff2';
  await writeFile(join(clientDir, other), 'italiana');
  const dashes = first.replace('STIX Two Text Cover', 'Italiana');
  const { blocks } = await takeFirstFaces(`${first}${firstFace(other)}${dashes}`, clientDir);
  const fonts = [...blocks.matchAll(/">([^<]+)</g)].map(([, font = '']) => atob(font));
  expect(fonts).toEqual(['italiana', 'letters']);
});

it('a style sheet without such faces stays as it is', async () => {
  expect(await takeFirstFaces(later, clientDir)).toEqual({ css: later, blocks: '', rules: '' });
});
