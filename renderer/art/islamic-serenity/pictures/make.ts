import { pathToFileURL } from 'node:url';
import { shrink, writeWebp } from '../../export.ts';
import { develop, type Plate } from '../../photo/plate.ts';
import { exposeBouquet } from './bouquet.ts';
import { exposeRings } from './box.ts';
import { exposeArch } from './courtyard.ts';
import { exposeDance } from './doves.ts';
import { exposeLanterns } from './lanterns.ts';
import { exposeLetter } from './letter.ts';
import { exposeBride, exposeGroom } from './niches.ts';
import { exposeHero, exposeHills } from './night.ts';
import { exposeTable } from './table.ts';

const PICTURES = new URL('../../../assets/art/islamic-serenity/', import.meta.url).pathname;

const SCENES: Readonly<Record<string, () => Plate>> = {
  arch: exposeArch,
  rings: exposeRings,
  hills: exposeHills,
  lanterns: exposeLanterns,
  table: exposeTable,
  letter: exposeLetter,
  dance: exposeDance,
  bouquet: exposeBouquet,
  'portrait-1': exposeBride,
  'portrait-2': exposeGroom,
};

const FILM = { grain: 1, vignette: 0.26 };

/** Renders every picture of this template anew, or those that `only` names. */
export async function makePictures(only: readonly string[] = []): Promise<void> {
  for (const [name, take] of Object.entries(SCENES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    await writeWebp(`${PICTURES}${name}.webp`, develop(take(), FILM), { bytes: 48_000 });
  }
  if (only.length > 0 && !only.includes('hero')) return;
  const hero = develop(exposeHero(), FILM);
  await writeWebp(`${PICTURES}hero.webp`, hero, { bytes: 120_000 });
  await writeWebp(`${PICTURES}hero-960.webp`, await shrink(hero, 960), { bytes: 40_000 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await makePictures(process.argv.slice(2));
}
