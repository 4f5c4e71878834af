import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCardArt } from './card-art.ts';

const BUILD = 'dist/renderer';
const VERSIONS = 'card-versions.json';

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'card-art-'));
  for (const name of ['card-art', VERSIONS]) {
    cpSync(join(BUILD, name), join(copy, name), { recursive: true });
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Returns the templates whose cards have another version after a change of the copied build. */
async function changedBy(change: () => void): Promise<string[]> {
  const before = await readCardArt(copy);
  change();
  const after = await readCardArt(copy);
  return [...after.keys()].filter((id) => after.get(id)?.version !== before.get(id)?.version);
}

test('a picture that changes makes other cards of its template', async () => {
  const picture = join(copy, 'card-art/serene-lens/card.webp');
  expect(await changedBy(() => appendFileSync(picture, ' '))).toEqual(['serene-lens']);
});

test('code that draws differently makes other cards of its template', async () => {
  const file = join(copy, VERSIONS);
  const versions = JSON.parse(readFileSync(file, 'utf8'));
  const redrawn = JSON.stringify({ ...versions, 'serene-lens': 'redrawn' });
  expect(await changedBy(() => writeFileSync(file, redrawn))).toEqual(['serene-lens']);
});
