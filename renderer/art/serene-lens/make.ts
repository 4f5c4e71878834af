import { pathToFileURL } from 'node:url';
import { shrink, writeWebp } from '../export.ts';
import { develop, type Plate } from '../photo/plate.ts';
import { exposeBouquet } from './bouquet.ts';
import { exposeHero, exposeHills } from './coast.ts';
import { exposeLetter } from './flat-lay.ts';
import { exposeLanterns } from './pier.ts';
import { exposeBride, exposeGroom } from './portraits.ts';
import { exposeRings } from './rings.ts';
import { exposeArch, exposeDance } from './shore.ts';
import { exposeTable } from './terrace.ts';

const PICTURES = new URL('../../assets/art/serene-lens/', import.meta.url).pathname;

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

/** Renders every picture of this template anew, or those that `only` names. */
export async function makeSereneLens(only: readonly string[] = []): Promise<void> {
  for (const [name, take] of Object.entries(SCENES)) {
    if (only.length > 0 && !only.includes(name)) continue;
    await writeWebp(`${PICTURES}${name}.webp`, develop(take()), { bytes: 40_000 });
  }
  if (only.length > 0 && !only.includes('hero')) return;
  const hero = develop(exposeHero());
  await writeWebp(`${PICTURES}hero.webp`, hero, { bytes: 120_000 });
  await writeWebp(`${PICTURES}hero-960.webp`, await shrink(hero, 960), { bytes: 40_000 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await makeSereneLens(process.argv.slice(2));
}
