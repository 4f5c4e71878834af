import { pathToFileURL } from 'node:url';
import { shrink, writeWebp } from '../export.ts';
import { type Sheet, toOpaque } from '../sheet.ts';
import { WHITE } from './desk.ts';
import { drawBride, drawGroom } from './portraits.ts';
import { drawArch, drawDance, drawLanterns, drawTable } from './rooms.ts';
import { drawBouquet, drawHero, drawHills, drawLetter, drawRings } from './things.ts';

const PICTURES = new URL('../../assets/art/minimalist-elegant/', import.meta.url).pathname;

const SCENES: Readonly<Record<string, () => Sheet>> = {
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

/** Draws every picture of this template anew. */
export async function makeMinimalistElegant(): Promise<void> {
  for (const [name, draw] of Object.entries(SCENES)) {
    await writeWebp(`${PICTURES}${name}.webp`, toOpaque(draw(), WHITE), { bytes: 40_000 });
  }
  const hero = toOpaque(drawHero(), WHITE);
  await writeWebp(`${PICTURES}hero.webp`, hero, { bytes: 120_000 });
  await writeWebp(`${PICTURES}hero-960.webp`, await shrink(hero, 960), { bytes: 40_000 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeMinimalistElegant();
