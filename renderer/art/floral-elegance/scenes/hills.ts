import { circle, line, type Point, point, ribbon, spline } from '../../geometry.ts';
import { paintFoliage } from '../../landscape.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { lift, wash } from '../../watercolour.ts';
import * as colour from '../palette.ts';
import { paintMeadow, paintRanges } from './outdoors.ts';
import { paintSky, stage } from './stage.ts';

/** Draws a wide wash for the page's head: light enough everywhere for dark text. */
export function drawHero(): Sheet {
  const { sheet, random } = stage('hero', 1920, 1200);
  paintSky(sheet, 780, 0.62);
  const sun = circle(point(1240, 520), 190);
  lift(sheet, { outline: sun, fray: 0.1, soften: 70, amount: 0.8 }, random);
  paintRanges(sheet, 720, 905, 150);
  paintMeadow(sheet, { top: 950, flowers: 620, size: 15 }, random);
  return sheet;
}

/** Draws hills at dusk with one tree. */
export function drawHills(): Sheet {
  const { sheet, random } = stage('hills', 1200, 900);
  paintSky(sheet, 470, 0.95);
  const sun = point(800, 350);
  lift(sheet, { outline: circle(sun, 130), fray: 0.1, soften: 46, amount: 0.85 }, random);
  lift(sheet, { outline: circle(sun, 46), fray: 0.02, soften: 3, amount: 0.9 }, random);
  paintRanges(sheet, 420, 640, 130);
  for (const [x, y] of [
    [560, 250],
    [604, 232],
    [640, 262],
    [520, 276],
  ] as const) {
    paintBird(sheet, point(x, y), random);
  }
  paintTree(sheet, point(266, 690), random);
  paintMeadow(sheet, { top: 690, flowers: 240, size: 14 }, random);
  return sheet;
}

function paintBird(sheet: Sheet, { x, y }: Point, random: Random): void {
  const wings = line([x - 13, y - 5], [x - 5, y - 7], [x, y], [x + 6, y - 8], [x + 14, y - 6]);
  const outline = ribbon(spline(wings, { steps: 4 }), (t) => 1.5 * Math.sin(Math.PI * t) + 0.3, 20);
  wash(sheet, { outline, pigment: colour.SHADOW, density: 0.8, fray: 0, rim: 0 }, random);
}

function paintTree(sheet: Sheet, { x, y }: Point, random: Random): void {
  const wood = { pigment: colour.WOOD, charge: { pigment: colour.SHADOW, share: () => 0.5 } };
  for (const [width, knots] of [
    [11, line([x, y + 14], [x + 4, y - 80], [x - 6, y - 190])],
    [6, line([x + 2, y - 90], [x - 40, y - 160], [x - 76, y - 220])],
    [6, line([x + 2, y - 110], [x + 46, y - 170], [x + 70, y - 230])],
  ] as const) {
    const outline = ribbon(spline(knots), (t) => width * (1 - 0.6 * t), 20);
    wash(sheet, { ...wood, outline, density: 1, fray: 0.02, layers: 2, cover: 0.9 }, random);
  }
  const greens = { light: colour.OLIVE_GREEN, dark: colour.DEEP_SAGE, density: 0.62 };
  for (const [dx, dy, width, height, dabs] of [
    [-70, -230, 170, 120, 150],
    [70, -240, 170, 120, 150],
    [0, -290, 190, 130, 180],
    [-10, -210, 220, 90, 150],
  ] as const) {
    const form = { at: point(x + dx, y + dy), width, height, dabs, dab: 11, cover: 0.35 };
    paintFoliage(sheet, { ...greens, ...form }, random);
  }
  const blossom = { light: colour.BLUSH.pale, dark: colour.BLUSH.deep, density: 0.6, cover: 0.8 };
  const form = { at: point(x, y - 250), width: 290, height: 180, dabs: 110, dab: 8 };
  paintFoliage(sheet, { ...blossom, ...form }, random);
}
