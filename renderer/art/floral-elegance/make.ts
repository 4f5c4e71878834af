import { pathToFileURL } from 'node:url';
import { cutOut, shrink, writeWebp } from '../export.ts';
import { paperTile } from '../paper.ts';
import { type Sheet, toCutout, toOpaque } from '../sheet.ts';
import { drawCorner, drawGarland, drawPetals, drawSprig } from './ornaments.ts';
import { IVORY } from './palette.ts';
import { drawArch } from './scenes/arch.ts';
import { drawBouquet } from './scenes/bouquet.ts';
import { drawDance } from './scenes/dance.ts';
import { drawHero, drawHills } from './scenes/hills.ts';
import { drawLanterns } from './scenes/lanterns.ts';
import { drawLetter } from './scenes/letter.ts';
import { drawBride, drawGroom } from './scenes/portraits.ts';
import { drawRings } from './scenes/rings.ts';
import { drawTable } from './scenes/table.ts';
import { drawStem } from './stems.ts';
import { drawWreath } from './wreath.ts';

const ORNAMENTS = new URL('../../view/templates/floral-elegance/art/', import.meta.url).pathname;
const PICTURES = new URL('../../assets/art/floral-elegance/', import.meta.url).pathname;

const ornament = (name: string, sheet: Sheet): Promise<void> =>
  writeWebp(`${ORNAMENTS}${name}.webp`, cutOut(toCutout(sheet, IVORY), IVORY), { bytes: 40_000 });

const picture = (name: string, sheet: Sheet): Promise<void> =>
  writeWebp(`${PICTURES}${name}.webp`, toOpaque(sheet, IVORY), { bytes: 40_000 });

async function makeOrnaments(): Promise<void> {
  // the page's hero: one file for wide and dense screens, another for phones
  const drawn = drawWreath();
  const wreath = toCutout(drawn, IVORY);
  const wide = { bytes: 60_000 };
  await writeWebp(`${ORNAMENTS}wreath.webp`, cutOut(wreath, IVORY), wide);
  const small = cutOut(await shrink(wreath, 720), IVORY);
  await writeWebp(`${ORNAMENTS}wreath-720.webp`, small, { bytes: 40_000 });
  // what a phone's first paint shows of it: with its paper, as only its edges lie on another ground
  const sketch = await shrink(toOpaque(drawn, IVORY), 480);
  await writeWebp(`${ORNAMENTS}wreath-sketch.webp`, sketch, { bytes: 8_600 });
  await ornament('stem-left', drawStem('left'));
  await ornament('stem-right', drawStem('right'));
  await ornament('petals', drawPetals());
  await ornament('sprig', drawSprig());
  await ornament('corner', drawCorner());
  await ornament('bouquet-footer', drawGarland());
  const paper = paperTile(256, IVORY, 4, 'floral-elegance/paper');
  await writeWebp(`${ORNAMENTS}paper.webp`, paper, { bytes: 12_000, quality: 96 });
}

async function makePictures(): Promise<void> {
  await picture('arch', drawArch());
  await picture('rings', drawRings());
  await picture('hills', drawHills());
  await picture('lanterns', drawLanterns());
  await picture('table', drawTable());
  await picture('letter', drawLetter());
  await picture('dance', drawDance());
  await picture('bouquet', drawBouquet());
  await picture('portrait-1', drawBride());
  await picture('portrait-2', drawGroom());
  const hero = toOpaque(drawHero(), IVORY);
  await writeWebp(`${PICTURES}hero.webp`, hero, { bytes: 120_000 });
  await writeWebp(`${PICTURES}hero-960.webp`, await shrink(hero, 960), { bytes: 40_000 });
}

/** Draws all files of this template anew, or only its ornaments for `part` "ornaments". */
export async function makeFloralElegance(part?: string): Promise<void> {
  await makeOrnaments();
  if (part !== 'ornaments') await makePictures();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await makeFloralElegance(process.argv[2]);
}
