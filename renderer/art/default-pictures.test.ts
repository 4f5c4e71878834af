import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { artUrl, MOTIFS, narrowArt } from '#domain/templates/art.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';

const widthOf = async (url: string) =>
  (await sharp(join(import.meta.dirname, '..', url)).metadata()).width;

it.each(TEMPLATE_IDS)('%s has every default picture, its hero in both widths', async (id) => {
  for (const picture of [...MOTIFS, 'portrait-1', 'portrait-2'] as const) {
    expect(await widthOf(artUrl(id, picture)), picture).toBeGreaterThan(0);
  }
  const hero = artUrl(id, 'hero');
  expect([await widthOf(hero), await widthOf(narrowArt(hero) ?? '')]).toEqual([1920, 960]);
});
