import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { type Raster, shrink, writeSvg, writeWebp } from '../../export.ts';
import { drawArch, drawHero, drawHills } from './curves.ts';
import { drawLanterns, drawRings } from './diagrams.ts';
import { drawAffection, drawPronouns, drawRhythm } from './figures.ts';
import { drawLetter } from './manuscript.ts';
import { drawDance, drawTable } from './plans.ts';
import { drawBouquet, drawBride, drawGroom } from './plates.ts';

const ORNAMENTS = new URL('../../../view/templates/scientific-vibes/art/', import.meta.url)
  .pathname;
const PICTURES = new URL('../../../assets/art/scientific-vibes/', import.meta.url).pathname;

const FIGURES: Readonly<Record<string, () => string>> = {
  arch: drawArch,
  rings: drawRings,
  hills: drawHills,
  lanterns: drawLanterns,
  table: drawTable,
  letter: drawLetter,
  dance: drawDance,
  bouquet: drawBouquet,
  'portrait-1': drawBride,
  'portrait-2': drawGroom,
};

async function print(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

/** Draws the figures to be set among the text; they have no captions. */
export async function makeFigures(): Promise<void> {
  await writeSvg(`${ORNAMENTS}figure-1.svg`, drawAffection());
  await writeSvg(`${ORNAMENTS}figure-2.svg`, drawPronouns());
  await writeSvg(`${ORNAMENTS}figure-3.svg`, drawRhythm());
}

/** Draws every picture of this template anew, or those that `only` names. */
export async function makePictures(only: readonly string[] = []): Promise<void> {
  for (const [name, draw] of Object.entries(FIGURES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    await writeWebp(`${PICTURES}${name}.webp`, await print(draw()), { bytes: 60_000, quality: 72 });
  }
  if (only.length > 0 && !only.includes('hero')) return;
  const hero = await print(drawHero());
  await writeWebp(`${PICTURES}hero.webp`, hero, { bytes: 120_000 });
  await writeWebp(`${PICTURES}hero-960.webp`, await shrink(hero, 960), { bytes: 16_000 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await makeFigures();
  await makePictures(process.argv.slice(2));
}
