import { expect, test } from 'vitest';
import { cutOut } from './export.ts';
import { circle, point } from './geometry.ts';
import { pigment } from './pigment.ts';
import { createRandom } from './random.ts';
import { createSheet, type Sheet, toCutout } from './sheet.ts';
import { lift, type Wash, wash } from './watercolour.ts';

const BLUSH = pigment('#dc958d');
const PAPER = [255, 250, 242] as const;

function painted(paint: Partial<Wash> = {}): Sheet {
  const sheet = createSheet(120, 120, 'test');
  const outline = circle(point(60, 60), 34);
  wash(sheet, { outline, pigment: BLUSH, ...paint }, createRandom('hand'));
  return sheet;
}
const densityAt = (sheet: Sheet, x: number, y: number) =>
  sheet.density[(y * sheet.width + x) * 3 + 1] ?? 0;

test('a redraw gives the same paint', () => {
  expect(painted().density).toEqual(painted().density);
});

test('pigment gathers at the rim', () => {
  const sheet = painted({ fray: 0, bloom: 0, grain: 0, rim: 0.8 });
  expect(densityAt(sheet, 60, 27)).toBeGreaterThan(1.2 * densityAt(sheet, 60, 60));
});

test('a covering wash hides what is below, a glaze adds to it', () => {
  const below = densityAt(painted({ fray: 0, bloom: 0, grain: 0 }), 60, 60);
  const over = (cover: number) => {
    const sheet = painted({ fray: 0, bloom: 0, grain: 0 });
    const thin = { outline: circle(point(60, 60), 20), pigment: BLUSH, density: 0.1, cover };
    wash(sheet, { ...thin, fray: 0, bloom: 0, grain: 0, rim: 0 }, createRandom('over'));
    return densityAt(sheet, 60, 60);
  };
  expect(over(0)).toBeGreaterThan(below);
  expect(over(1)).toBeLessThan(below / 4);
});

test('a shadow on paint leaves bare paper bare', () => {
  const sheet = createSheet(120, 120, 'test');
  const outline = circle(point(60, 60), 30);
  wash(sheet, { outline, pigment: BLUSH, onPaint: true }, createRandom('shade'));
  expect(Math.max(...sheet.density)).toBe(0);
});

test('lifting takes paint away', () => {
  const sheet = painted({ fray: 0 });
  const before = densityAt(sheet, 60, 60);
  lift(sheet, { outline: circle(point(60, 60), 12), fray: 0, amount: 0.75 }, createRandom('lift'));
  expect(densityAt(sheet, 60, 60)).toBeCloseTo(before * 0.25, 2);
});

test('a cut-out keeps its colour on any ground: nothing of the paper is left in it', () => {
  const sheet = painted({ fray: 0, rim: 0, bloom: 0, grain: 0 });
  const { data } = cutOut(toCutout(sheet, PAPER), PAPER);
  const pixel = (x: number, y: number) => {
    const start = (y * 120 + x) * 4;
    return [...data.subarray(start, start + 4)];
  };
  const [red = 0, green = 0, , alpha] = pixel(60, 60);
  expect(alpha).toBe(255);
  expect(pixel(4, 4)[3]).toBe(0);
  // along the edge, wherever paint and paper share a pixel, the paint shows its own colour
  const edge = Array.from({ length: 120 }, (_, x) => pixel(x, 40)).filter(
    ([, , , a = 0]) => a > 0 && a < 255,
  );
  expect(edge.length).toBeGreaterThan(0);
  for (const [r = 0, g = 0] of edge) {
    expect(r).toBeLessThan(red + 20);
    expect(g).toBeLessThan(green + 45);
  }
});
