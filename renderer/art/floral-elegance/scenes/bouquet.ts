import { line, point, points, polar, ribbon, spline, TAU } from '../../geometry.ts';
import { flood } from '../../landscape.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { paintSpray } from '../../stem.ts';
import { paintSilk } from '../../still-life.ts';
import { wash } from '../../watercolour.ts';
import {
  blooms,
  paintBerries,
  paintBlooms,
  paintFillers,
  paintGold,
  paintStalkedBud,
} from '../bouquet.ts';
import {
  EUCALYPTUS_SPRAY,
  GHOST,
  MIDDLE,
  OLIVE_SPRAY,
  ROSE_LEAVES,
  SAGE_SPRAY,
} from '../greens.ts';
import * as colour from '../palette.ts';
import { stage } from './stage.ts';

const HEART = point(450, 500);

function paintStems(sheet: Sheet, random: Random): void {
  for (let i = 0; i < 13; i += 1) {
    const t = i / 12 - 0.5;
    const foot = 1090 + random.between(-26, 20);
    const path = spline(line([450 + t * 260, 560], [450 + t * 46, 830], [450 - t * 250, foot]));
    wash(
      sheet,
      {
        outline: ribbon(path, () => 5, 30),
        pigment: random.pick([colour.DEEP_SAGE, colour.SAGE_GREEN, colour.OLIVE_GREEN]),
        density: random.between(0.55, 0.85),
        fray: 0.01,
        layers: 2,
        rim: 0.4,
        rimWidth: 2,
        cover: 0.95,
      },
      random,
    );
  }
}

/** Paints branches that stand out all around, and buds between them. */
function paintCollar(sheet: Sheet, random: Random): void {
  const greens = [SAGE_SPRAY, EUCALYPTUS_SPRAY, OLIVE_SPRAY, ROSE_LEAVES];
  for (let i = 0; i < 15; i += 1) {
    const angle = -TAU / 4 + (i / 14 - 0.5) * 4 + random.between(-0.08, 0.08);
    const foot = polar(HEART, angle, 120);
    const reach = random.between(250, 330);
    const elbow = polar(foot, angle + random.between(-0.2, 0.2), reach * 0.5);
    const knots = [foot, elbow, polar(foot, angle + random.between(-0.3, 0.3), reach)];
    const paint = { ...(greens[i % 4] ?? SAGE_SPRAY), ...(i % 3 === 0 ? GHOST : MIDDLE) };
    paintSpray(sheet, { ...paint, knots, leaves: 8, size: i % 4 === 1 ? 74 : 110 }, random);
  }
  for (const angle of [-2.5, -1.9, -1.2, -0.6, -2.95]) {
    const foot = polar(HEART, angle, 180);
    const knots = [foot, polar(foot, angle, 90), polar(foot, angle + 0.15, 170)];
    paintStalkedBud(sheet, knots, 66, random);
  }
  paintGold(sheet, points('520,330 620,200 700,140'), 11, random);
  paintGold(sheet, points('360,330 270,210 190,170'), 11, random);
  paintBerries(sheet, points('620,480 720,440 800,430'), 9, random);
  paintBerries(sheet, points('280,560 180,560 110,600'), 9, random);
}

/** Draws a hand-tied bouquet with silk ends. */
export function drawBouquet(): Sheet {
  const { sheet, random } = stage('bouquet', 900, 1200);
  flood(sheet, {
    pigment: colour.CREAM.pale,
    charge: {
      pigment: colour.MIST_GREEN,
      share: (x, y) => 0.35 + 0.6 * sheet.water(x / 8, y / 8),
    },
    tone: (x, y) => 0.2 + 0.4 * Math.hypot((x - 450) / 500, (y - 480) / 700),
    bloom: 0.4,
  });
  paintStems(sheet, random);
  paintCollar(sheet, random);
  const flowers = blooms(`
    rose  blush 300,330 82  6
    rose  rose  452,268 80  6
    open  cream 600,330 98  6
    rose  cream 218,482 92  6
    rose  rose  690,470 78  6
    open  cream 310,640 96  6
    rose  blush 636,612 94  6
    rose  rose  474,690 80  6
    peony blush 438,480 164 6`).map((bloom) => ({
    ...bloom,
    turn: Math.atan2(bloom.at.y - 520, bloom.at.x - 450),
  }));
  paintBlooms(sheet, flowers, random);
  const fillers = '570,440,34 590,500,27 250,400,30 380,350,28 540,660,28 390,668,30 700,560,28';
  paintFillers(sheet, fillers, random);
  const silk = { pigment: colour.BLUSH.pale, shade: colour.BLUSH.deep, density: 0.7 };
  for (const [half, knots] of [
    [22, '440,850 380,940 410,1050 340,1170'],
    [22, '462,850 530,960 500,1060 570,1160'],
    [24, '396,800 450,816 506,800'],
    [24, '398,838 450,856 504,838'],
  ] as const) {
    paintSilk(sheet, { ...silk, half, knots: points(knots) }, random);
  }
  return sheet;
}
