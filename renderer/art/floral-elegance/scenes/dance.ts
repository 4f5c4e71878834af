import {
  circle,
  mix,
  type Path,
  type Placement,
  type Point,
  place,
  point,
  points,
  ribbon,
  smoothstep,
  spline,
} from '../../geometry.ts';
import { flood, paintFoliage, paintRidge } from '../../landscape.ts';
import * as couple from '../../motif/couple.ts';
import type { Pigment } from '../../pigment.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { lift, wash } from '../../watercolour.ts';
import { paintFiller } from '../bouquet.ts';
import * as colour from '../palette.ts';
import { paintLoosePetal } from '../petal.ts';
import { hills, paintBush, paintGlow } from './outdoors.ts';
import { stage } from './stage.ts';

const SKIN = colour.CREAM.deep;

/** Parts of the couple, back to front: outline, pigment, density, second pigment. */
const BEFORE_FOLDS: readonly (readonly [Path, Pigment, number, Pigment])[] = [
  [couple.GROOM_LEGS, colour.SUIT, 0.95, colour.DEEP_SAGE],
  [couple.GROOM_HEAD, SKIN, 0.75, colour.BLUSH.deep],
  [couple.GROOM_HAIR, colour.WOOD, 1.5, colour.SHADOW],
  [couple.GROOM_COAT, colour.SUIT, 1.05, colour.DEEP_SAGE],
  [couple.BRIDE_SKIRT, colour.LINEN, 0.6, colour.BLUSH.pale],
];
const AFTER_FOLDS: typeof BEFORE_FOLDS = [
  [couple.BRIDE_BODICE, colour.LINEN, 0.7, colour.BLUSH.pale],
  [couple.BRIDE_HEAD, SKIN, 0.7, colour.BLUSH.deep],
  [couple.BRIDE_HAIR, colour.GOLD_DARK, 0.95, colour.WOOD],
  [couple.BRIDE_ARM, SKIN, 0.7, colour.BLUSH.deep],
  [couple.GROOM_ARM, colour.SUIT, 1.2, colour.DEEP_SAGE],
];

function paintParts(sheet: Sheet, set: Placement, parts: typeof BEFORE_FOLDS, random: Random) {
  const share = (x: number, y: number): number => 0.35 + 0.5 * sheet.water(x / 3, y / 5);
  const hand = { fray: 0.02, layers: 4, rim: 0.5, bloom: 0.35, cover: 0.97 };
  for (const [shape, pigment, density, second] of parts) {
    const outline = place(shape, set);
    const charge = { pigment: second, share };
    wash(sheet, { outline, pigment, density, charge, ...hand }, random);
  }
}

/** Paints the couple in loose washes, without faces. */
function paintCouple(sheet: Sheet, set: Placement, random: Random): void {
  const on = (x: number, y: number): Point => place([point(x, y)], set)[0] ?? set.at;
  const shadow = { outline: circle(on(138, 199), 84 * set.scale, 40, 0.08), soften: 9 };
  wash(sheet, { ...shadow, pigment: colour.SHADOW, density: 0.5, fray: 0.05, rim: 0 }, random);
  paintParts(sheet, set, BEFORE_FOLDS, random);
  for (const fold of couple.SKIRT_FOLDS) {
    const path = place(fold, set);
    const broad = { outline: ribbon(path, (t) => 1 + 9 * t, 40), fray: 0.02, soften: 4, rim: 0 };
    wash(sheet, { ...broad, pigment: colour.SHADOW, density: 0.17 }, random);
    const crease = ribbon(path, (t) => 0.8 + 1.2 * t, 40);
    const pink = { pigment: colour.BLUSH.deep, density: 0.25, fray: 0.02, soften: 1, rim: 0 };
    wash(sheet, { ...pink, outline: crease }, random);
  }
  paintParts(sheet, set, AFTER_FOLDS, random);
  const veil = { outline: place(couple.VEIL, set), fray: 0.03, layers: 5, rim: 0.9, cover: 0.45 };
  wash(sheet, { ...veil, pigment: colour.LINEN, density: 0.22 }, random);
  paintFiller(sheet, on(122, 14.6), 12, random);
  paintFiller(sheet, on(127, 16), 10, random);
  paintFiller(sheet, on(118, 16), 9, random);
}

function paintLights(sheet: Sheet, random: Random): void {
  for (const knots of [
    '-20,120 155,244 330,300 625,229 920,90',
    '-20,250 240,359 500,400 710,349 920,230',
    '-20,40 290,149 600,190 760,134 920,10',
  ]) {
    const cord = spline(points(knots), { steps: 12 });
    const thin = { outline: ribbon(cord, () => 1, 90), fray: 0, rim: 0 };
    wash(sheet, { ...thin, pigment: colour.SHADOW, density: 0.7 }, random);
    for (const [i, at] of cord.entries()) {
      if (i % 4 !== 2) continue;
      const bulb = point(at.x, at.y + 9);
      paintGlow(sheet, bulb, 19, random);
      const glass = { outline: circle(bulb, 5.4, 14, 1.25), fray: 0, rimWidth: 1, cover: 0.9 };
      wash(sheet, { ...glass, pigment: colour.PEACH, density: 0.95 }, random);
    }
  }
}

/** Draws the first dance under strings of lights. */
export function drawDance(): Sheet {
  const { sheet, random } = stage('dance', 900, 1200);
  flood(sheet, {
    pigment: colour.BLUSH.pale,
    charge: {
      pigment: colour.MIST_GREEN,
      share: (x, y) => smoothstep(620, 60, y) + 0.25 * sheet.water(x / 5, y / 4),
    },
    tone: (_, y) => mix(0.85, 0.42, smoothstep(0, 800, y)),
    bloom: 0.35,
  });
  const glow = { outline: circle(point(450, 640), 250), fray: 0.1, soften: 70, amount: 0.7 };
  lift(sheet, glow, random);
  const hedge = { light: colour.MIST_GREEN, dark: colour.EUCALYPTUS, density: 0.55, cover: 0.4 };
  for (const [x, y, width, height] of [
    [60, 700, 320, 420],
    [860, 690, 340, 460],
    [230, 790, 200, 240],
    [700, 780, 220, 260],
  ] as const) {
    const form = { at: point(x, y), width, height, dabs: 420, dab: 14 };
    paintFoliage(sheet, { ...hedge, ...form }, random);
  }
  const line = hills(`${sheet.seed}/ground`, { base: 930, swell: 14, rough: 0.5, width: 500 });
  const ground = { pigment: colour.LINEN, second: colour.BLUSH.pale, density: 0.85, rim: 0.1 };
  paintRidge(sheet, { line, ...ground, fade: 200, rest: 0.8, cover: 0.9 });
  paintLights(sheet, random);
  paintCouple(sheet, { at: point(43, 380), turn: 0, scale: 2.95 }, random);
  paintBush(sheet, point(50, 1020), 1.9, random);
  paintBush(sheet, point(850, 1020), 1.9, random);
  for (let i = 0; i < 30; i += 1) {
    const at = point(random.between(120, 780), random.between(985, 1160));
    paintLoosePetal(sheet, at, random.between(12, 22), random);
  }
  return sheet;
}
