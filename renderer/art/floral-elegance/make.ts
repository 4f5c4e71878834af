import { shrink, writeWebp } from '../export.ts';
import { paperTile } from '../paper.ts';
import { type Sheet, toCutout } from '../sheet.ts';
import { drawCorner, drawGarland, drawPetals, drawSprig, drawStem } from './ornaments.ts';
import { IVORY } from './palette.ts';
import { drawWreath } from './wreath.ts';

const ORNAMENTS = new URL('../../view/templates/floral-elegance/art/', import.meta.url).pathname;

async function ornament(name: string, sheet: Sheet, bytes = 40_000): Promise<void> {
  await writeWebp(`${ORNAMENTS}${name}.webp`, toCutout(sheet, IVORY), { bytes });
}

/** Draws everything of this template anew. */
export async function makeFloralElegance(): Promise<void> {
  // the hero of the page: a file for wide and dense screens, another for phones
  const wreath = toCutout(drawWreath(), IVORY, 4);
  await writeWebp(`${ORNAMENTS}wreath.webp`, wreath, { bytes: 52_000 });
  await writeWebp(`${ORNAMENTS}wreath-720.webp`, await shrink(wreath, 720), { bytes: 34_000 });
  await ornament('stem-left', drawStem('left'));
  await ornament('stem-right', drawStem('right'));
  await ornament('petals', drawPetals());
  await ornament('sprig', drawSprig());
  await ornament('corner', drawCorner());
  await ornament('bouquet-footer', drawGarland());
  const paper = paperTile(256, IVORY, 3, 'floral-elegance/paper');
  await writeWebp(`${ORNAMENTS}paper.webp`, paper, { bytes: 12_000, quality: 90 });
}

if (process.argv[1] === new URL(import.meta.url).pathname) await makeFloralElegance();
