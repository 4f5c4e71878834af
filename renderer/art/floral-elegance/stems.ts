import { type Point, point, points } from '../geometry.ts';
import { createRandom } from '../random.ts';
import { createSheet, type Sheet } from '../sheet.ts';
import {
  blooms,
  paintBerries,
  paintBlooms,
  paintFiller,
  paintGold,
  paintSprays,
  paintStalkedBud,
} from './bouquet.ts';

const SPRAYS = `
  sage       ghost  22 96  70,40 96,330 60,640 100,900 84,1050
  eucalyptus middle 17 58  60,60 52,300 96,560 74,820
  olive      front  15 80  80,80 140,300 120,520 156,700
  sage       front  17 80  64,420 90,640 70,900 112,1164
  sage       middle 7  72  70,90 150,160 216,250`;

const BLOOMS = `
  rose  rose  78,545 42 6
  rose  cream 76,282 52 7
  open  cream 152,86 62 7
  peony blush 72,142 84 9`;

/**
 * Draws a margin stem, 300 × 1200, that grows down the page's left or right edge from a bouquet.
 */
export function drawStem(side: 'left' | 'right'): Sheet {
  const sheet = createSheet(300, 1200, `floral-elegance/stem-${side}`);
  const random = createRandom(sheet.seed);
  // moved down and slightly flattened, to leave room for the leaves above the bouquet
  const seat = ({ x, y }: Point): Point => point(side === 'left' ? x : 300 - x, 44 + y * 0.962);
  const path = (text: string): Point[] => points(text).map(seat);
  const moved = (table: string): string =>
    table.replace(/(\d+),(\d+)/g, (_, x, y) => {
      const to = seat(point(Number(x), Number(y)));
      return `${to.x},${to.y}`;
    });

  paintSprays(sheet, moved(SPRAYS), random);
  paintGold(sheet, path('84,200 124,420 100,640 130,840'), 15, random);
  paintGold(sheet, path('90,820 70,960 96,1100'), 8, random);
  paintBerries(sheet, path('90,130 172,240 196,360'), 9, random);
  paintStalkedBud(sheet, path('90,180 130,330 172,420'), 54, random);
  paintStalkedBud(sheet, path('84,560 118,690 150,768'), 48, random);
  paintStalkedBud(sheet, path('84,840 66,930 44,990'), 42, random);
  const tinted = side === 'left' ? BLOOMS : BLOOMS.replace('blush', 'rose');
  const flowers = blooms(moved(tinted), side === 'left' ? 0.6 : Math.PI - 0.6);
  paintBlooms(sheet, flowers, random);
  for (const [i, at] of path('128,214 148,236 112,588 70,772').entries()) {
    paintFiller(sheet, at, 22 - 1.6 * i, random);
  }
  return sheet;
}
