import { point, points, TAU } from '../geometry.ts';
import { createRandom } from '../random.ts';
import { createSheet, type Sheet } from '../sheet.ts';
import {
  blooms,
  paintBerries,
  paintBlooms,
  paintFillers,
  paintGold,
  paintSprays,
  paintStalkedBud,
} from './bouquet.ts';
import { paintLoosePetal } from './petal.ts';

/** Draws petals blown across a section break, 900 × 160, densest in the middle. */
export function drawPetals(): Sheet {
  const sheet = createSheet(900, 160, 'floral-elegance/petals');
  const random = createRandom(sheet.seed);
  for (let i = 0; i < 38; i += 1) {
    const x = 450 + 200 * random.gauss();
    const y = 80 + 34 * random.gauss() * (1 - Math.abs(x - 450) / 700);
    const scale = random.between(17, 42) * (1 - Math.abs(x - 450) / 900);
    if (x < 30 || x > 870 || y < 30 || y > 130) continue;
    paintLoosePetal(sheet, point(x, y), scale, random);
  }
  return sheet;
}

/** Draws a small divider, 480 × 120: two leafy twigs that part from a rose. */
export function drawSprig(): Sheet {
  const sheet = createSheet(480, 120, 'floral-elegance/sprig');
  const random = createRandom(sheet.seed);
  const twigs = `
    sage front 9 36  236,60 170,66 104,52 48,62
    sage front 9 36  244,60 310,52 376,66 432,56`;
  paintSprays(sheet, twigs, random);
  paintGold(sheet, points('232,56 168,42 116,34'), 5, random);
  paintGold(sheet, points('248,64 312,78 364,84'), 5, random);
  const rose = { kind: 'rose', tint: 'blush', at: point(240, 62), radius: 27 } as const;
  const fan = { leaves: 3, span: 1.5 };
  paintBlooms(
    sheet,
    [
      { ...rose, ...fan, turn: 0 },
      { ...rose, ...fan, turn: Math.PI },
    ],
    random,
  );
  return sheet;
}

/**
 * Draws a bouquet for the upper left corner of a card, 640 × 640, of which a twentieth is left free
 * for leaves.
 */
export function drawCorner(): Sheet {
  const sheet = createSheet(640, 640, 'floral-elegance/corner');
  const random = createRandom(sheet.seed);
  const sprays = `
    sage       ghost  12 92  122,156 332,146 532,96
    sage       ghost  12 92  142,126 152,336 88,536
    eucalyptus middle 12 58  182,126 362,102 592,110
    eucalyptus middle 11 58  112,186 94,376 116,576
    olive      front  12 74  192,156 352,164 502,146
    olive      front  12 74  152,196 168,366 148,506
    rose       middle 7  84  182,186 262,276 362,356`;
  paintSprays(sheet, sprays, random);
  paintGold(sheet, points('212,126 412,76 632,70'), 14, random);
  paintGold(sheet, points('122,226 72,436 74,626'), 13, random);
  paintBerries(sheet, points('212,206 322,266 402,276'), 9, random);
  paintStalkedBud(sheet, points('232,136 362,146 442,186'), 56, random);
  paintStalkedBud(sheet, points('142,256 162,376 208,446'), 52, random);
  const flowers = `
    rose  rose  294,112  56  7
    rose  blush 110,304  54  7
    open  cream 236,222 76  8
    peony blush 144,156 106 10`;
  paintBlooms(sheet, blooms(flowers, TAU / 8), random);
  paintFillers(sheet, '228,306,25 258,322,20 338,174,23', random);
  return sheet;
}

/**
 * Draws a garland for the foot of the page, 1400 × 380: lush in the middle, trailing to both sides.
 */
export function drawGarland(): Sheet {
  const sheet = createSheet(1400, 380, 'floral-elegance/bouquet-footer');
  const random = createRandom(sheet.seed);
  for (const side of [1, -1]) {
    // mirrored, but not to the pixel
    const jitter = (): number => random.between(-14, 14);
    const half = (table: string): string =>
      table.replace(/(\d+),(\d+)/g, (_, x, y) => {
        return `${700 + side * (Number(x) + jitter())},${Number(y) + 0.7 * jitter()}`;
      });
    const sprays = `
      sage       ghost  14 96  40,280 300,236 560,262
      eucalyptus middle 14 62  80,300 340,310 640,272
      olive      front  15 80  60,270 280,268 520,214
      sage       front  14 86  80,310 330,336 600,328
      sage       middle 8  78  40,240 130,150 236,82
      rose       ghost  7  80  20,220 64,140 92,84`;
    paintSprays(sheet, half(sprays), random);
    paintGold(sheet, points(half('120,250 300,196 470,168')), 11, random);
    paintGold(sheet, points(half('240,320 440,350 640,326')), 12, random);
    paintBerries(sheet, points(half('80,200 170,134 270,122')), 9, random);
    paintStalkedBud(sheet, points(half('170,250 300,214 372,176')), 54, random);
    paintStalkedBud(sheet, points(half('240,300 380,300 452,326')), 46, random);
  }
  const flowers = `
    rose  rose  426,286 50  6
    rose  blush 992,284 52  6
    rose  blush 600,154 58  7
    open  cream 524,250 80  8
    rose  cream 880,246 74  8
    rose  rose  802,168 58  7
    peony blush 694,240 116 11`;
  paintBlooms(sheet, blooms(flowers, -TAU / 4), random);
  const fillers = '584,330,25 612,350,20 806,324,25 838,344,19 716,112,22 470,330,20 944,338,20';
  paintFillers(sheet, fillers, random);
  return sheet;
}
