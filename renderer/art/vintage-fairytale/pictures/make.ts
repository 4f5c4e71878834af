import { pathToFileURL } from 'node:url';
import { shrink, writeWebp } from '../../export.ts';
import { type Sheet, toOpaque } from '../../sheet.ts';
import { engraveArch } from './arch.ts';
import { engraveTable } from './banquet.ts';
import { engraveRings } from './book.ts';
import { engraveBouquet } from './bouquet.ts';
import { engraveHero, engraveHills } from './castle.ts';
import { engraveDance } from './hall.ts';
import { engraveLetter } from './letter.ts';
import { engraveBride, engraveGroom } from './portraits.ts';
import { PARCHMENT } from './press.ts';
import { engraveLanterns } from './winter.ts';

const PICTURES = new URL('../../../assets/art/vintage-fairytale/', import.meta.url).pathname;

const SCENES: Readonly<Record<string, () => Sheet>> = {
  arch: engraveArch,
  rings: engraveRings,
  hills: engraveHills,
  lanterns: engraveLanterns,
  table: engraveTable,
  letter: engraveLetter,
  dance: engraveDance,
  bouquet: engraveBouquet,
  'portrait-1': engraveBride,
  'portrait-2': engraveGroom,
};

/** Engraves every picture of this template anew, or those that `only` names. */
export async function makePictures(only: readonly string[] = []): Promise<void> {
  for (const [name, engrave] of Object.entries(SCENES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const whole = toOpaque(engrave(), PARCHMENT);
    // thousands of fine lines take twice the bytes of a painting, so these are a little smaller
    const print = await shrink(whole, whole.width > whole.height ? 1040 : 780);
    await writeWebp(`${PICTURES}${name}.webp`, print, { bytes: 80_000, quality: 68 });
  }
  if (only.length > 0 && !only.includes('hero')) return;
  const hero = toOpaque(engraveHero(), PARCHMENT);
  await writeWebp(`${PICTURES}hero.webp`, hero, { bytes: 120_000, quality: 68 });
  await writeWebp(`${PICTURES}hero-960.webp`, await shrink(hero, 960), {
    bytes: 60_000,
    quality: 68,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await makePictures(process.argv.slice(2));
}
