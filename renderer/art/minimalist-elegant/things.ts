import { circle, line, type Point, place, point, points, spline } from '../geometry.ts';
import { createNoise, fractal } from '../noise.ts';
import { curve, draw, type Pencil, shape, tint } from '../pencil.ts';
import type { Sheet } from '../sheet.ts';
import { wash } from '../watercolour.ts';
import { CLAY, desk, GRAPHITE, SHADE } from './desk.ts';
import { strip } from './rooms.ts';

const FINE = { weight: 1.3, tremble: 0.6 };

/** Casts a thing's shadow to its lower right. */
function cast(pencil: Pencil, outline: readonly Point[], offset: number, density: number): void {
  const moved = outline.map(({ x, y }) => point(x + offset, y + offset * 1.2));
  const soft = { fray: 0, soften: offset * 0.9, rim: 0 };
  wash(pencil.sheet, { outline: moved, pigment: GRAPHITE, density, ...soft }, pencil.random);
}

/** Paints daylight that falls through a window onto the table. */
function daylight(pencil: Pencil, panes: readonly string[]): void {
  for (const pane of panes) {
    const outline = points(pane);
    wash(
      pencil.sheet,
      { outline, pigment: CLAY, density: 0.16, fray: 0, soften: 7, rim: 0 },
      pencil.random,
    );
  }
}

/** Draws two slim rings on a sheet of white paper. */
export function drawRings(): Sheet {
  const pencil = desk('rings', 1200, 900);
  tint(pencil, circle(point(742, 430), 215, 72), { pigment: CLAY, density: 0.42 });
  const paper = points('250,178 1010,120 1064,736 300,796');
  cast(pencil, paper, 14, 0.14);
  shape(pencil, paper, { ...FINE });
  tint(pencil, points('250,178 1010,120 1064,736 300,796'), { pigment: SHADE, density: 0.06 });
  tint(pencil, circle(point(742, 430), 215, 72), { pigment: CLAY, density: 0.42 });
  for (const [x, y, radius] of [
    [560, 470, 168],
    [746, 452, 146],
  ] as const) {
    const ring = (r: number): Point[] => circle(point(x, y), r, 90);
    const band = [
      ...ring(radius),
      ...ring(radius).slice(0, 1),
      ...ring(radius - 11).slice(0, 1),
      ...ring(radius - 11).reverse(),
    ];
    cast(pencil, band, 9, 0.3);
    wash(
      pencil.sheet,
      { outline: band, pigment: GRAPHITE, density: 0.03, fray: 0, rim: 0, cover: 1 },
      pencil.random,
    );
    for (const r of [radius, radius - 11]) {
      draw(pencil, {
        path: [...ring(r), ...ring(r).slice(0, 1)],
        weight: 1.2,
        ends: 1,
        tremble: 0.5,
      });
    }
    draw(pencil, { path: ring(radius - 5.5).slice(8, 26), weight: 2.2, ends: 0, density: 0.35 });
  }
  // the second ring passes under the first on one side
  const over = circle(point(560, 470), 162.5, 90).slice(78, 88);
  wash(
    pencil.sheet,
    { outline: strip(over, 4.4), pigment: GRAPHITE, density: 0.03, fray: 0, rim: 0, cover: 1 },
    pencil.random,
  );
  for (const r of [168, 157])
    draw(pencil, {
      path: circle(point(560, 470), r, 90).slice(77, 89),
      weight: 1.2,
      ends: 0.9,
      tremble: 0.3,
    });
  return pencil.sheet;
}

/** Paints grey hills in mist, drawn with a few calm lines. */
function paintHills(pencil: Pencil, top: number, rows: number, swell: number): void {
  const { sheet, random } = pencil;
  for (let i = 0; i < rows; i += 1) {
    const slow = fractal(createNoise(`${sheet.seed}/${i}`), 2);
    const base = top + (i * (sheet.height - top)) / (rows + 0.6);
    const height = (x: number): number =>
      base - swell * (1 - 0.12 * i) * (0.35 + slow(x / 420 + i * 3, 0.4));
    const crest = Array.from({ length: 61 }, (_, k) => {
      const x = -40 + (k * (sheet.width + 80)) / 60;
      return point(x, height(x));
    });
    const below = [...crest, point(sheet.width + 40, base + 260), point(-40, base + 260)];
    wash(
      sheet,
      { outline: below, pigment: SHADE, density: 0, fray: 0, rim: 0, cover: 0.94 },
      random,
    );
    wash(
      sheet,
      {
        outline: below,
        pigment: SHADE,
        density: 0.34 + 0.16 * i,
        tone: (x, y) => Math.max(0, 1 - (y - height(x)) / (120 + 14 * i)),
        fray: 0,
        rim: 0,
        grain: 0.2,
      },
      random,
    );
    draw(pencil, {
      path: crest,
      weight: 1 + 0.22 * i,
      ends: 0.8,
      density: 0.5 + 0.09 * i,
      tremble: 0.9,
    });
  }
}

export function drawHills(): Sheet {
  const pencil = desk('hills', 1200, 900);
  tint(pencil, circle(point(790, 300), 112, 60), { pigment: CLAY, density: 0.62 });
  paintHills(pencil, 420, 5, 150);
  return pencil.sheet;
}

/** Draws the wide picture of the cover: the same hills, low, under much sky. */
export function drawHero(): Sheet {
  const pencil = desk('hero', 1920, 1200);
  tint(pencil, circle(point(1310, 640), 138, 72), { pigment: CLAY, density: 0.5 });
  paintHills(pencil, 800, 5, 150);
  return pencil.sheet;
}

/** Draws a folded card and its envelope in soft daylight. */
export function drawLetter(): Sheet {
  const pencil = desk('letter', 1200, 900);
  daylight(pencil, ['120,-20 420,-20 640,920 340,920', '500,-20 800,-20 1020,920 720,920']);
  const lay = (text: string, x: number, y: number, turn: number): Point[] =>
    place(points(text), { at: point(x, y), turn, scale: 1 });
  const envelope = (text: string): Point[] => lay(text, 690, 500, 0.09);
  const body = envelope('-330,-215 330,-215 330,215 -330,215');
  cast(pencil, body, 12, 0.2);
  shape(pencil, body, { ...FINE });
  tint(pencil, body, { pigment: CLAY, density: 0.55 });
  draw(pencil, { path: envelope('-330,215 -30,10 30,10 330,215'), ...FINE, ends: 0.8 });
  const flap = envelope('-330,-215 -22,26 22,26 330,-215');
  cast(pencil, flap, 5, 0.16);
  tint(pencil, flap, { pigment: CLAY, density: 0.62, cover: 1 });
  draw(pencil, { path: [...flap, ...flap.slice(0, 1)], ...FINE, ends: 0.9 });
  const card = (text: string): Point[] => lay(text, 440, 420, -0.1);
  const page = card('-210,-280 210,-280 210,280 -210,280');
  cast(pencil, page, 13, 0.22);
  shape(pencil, page, { ...FINE });
  const spine = card('-210,-280 -196,-270 -196,290 -210,280');
  shape(pencil, spine, { weight: 0.9, tone: 0.12 });
  for (const [x, y, width] of [
    [0, -120, 130],
    [0, -76, 90],
    [0, 40, 90],
    [0, 74, 120],
  ] as const) {
    const words = card(`${x - width},${y} ${x + width},${y}`);
    draw(pencil, { path: words, weight: 0.8, ends: 0.5, density: 0.6, tremble: 0.5 });
  }
  const ampersand = card('34,4 8,-22 -10,-36 -2,-50 12,-42 2,-26 -20,-8 -16,10 6,14 26,-8 34,-16');
  curve(pencil, ampersand, { weight: 1.6, ends: 0.2, tremble: 0 });
  return pencil.sheet;
}

const LILY = points(
  '0,60 -14,20 -40,-22 -46,-62 -26,-96 6,-112 44,-118 60,-128 52,-104 46,-70 34,-30 14,20 4,60',
);
const THROAT = points('-46,-62 -34,-86 -4,-100 28,-98 46,-78 36,-52 8,-40 -26,-46');

/** Draws a small bouquet of white calla lilies tied with linen. */
export function drawBouquet(): Sheet {
  const pencil = desk('bouquet', 900, 1200);
  tint(pencil, circle(point(520, 430), 240, 72), { pigment: CLAY, density: 0.42 });
  const heads = [
    [300, 380, -0.5, 1.1],
    [600, 360, 0.36, 1.15],
    [452, 300, -0.08, 1.3],
    [360, 500, -0.3, 1.15],
    [556, 500, 0.22, 1.2],
    [452, 560, 0.02, 1.25],
  ] as const;
  for (const [x, y, turn, scale] of heads) {
    const foot = place([point(2, 60)], { at: point(x, y), turn, scale })[0] ?? point(x, y);
    const knot = point(450 + (x - 450) * 0.12, 820);
    const end = point(450 - (x - 450) * 0.42, 1090 + 0.05 * (y - 400));
    const stem = strip([foot, point((foot.x + knot.x * 2) / 3, 690), knot, end], 7);
    shape(pencil, stem, { weight: 1.1, tremble: 0.5, tone: 0.05 });
  }
  for (const [x, y, turn, scale] of heads) {
    const set = { at: point(x, y), turn, scale };
    shape(pencil, place(spline(LILY, { closed: true, steps: 8 }), set), {
      weight: 1.7,
      tremble: 0.5,
    });
    const throat = place(spline(THROAT, { closed: true, steps: 8 }), set);
    tint(pencil, throat, { pigment: SHADE, density: 0.4 });
    draw(pencil, {
      path: [...throat, ...throat.slice(0, 1)],
      weight: 1.1,
      ends: 0.8,
      tremble: 0.4,
    });
    const spadix = place(
      spline(points('-2,-48 -8,-74 -6,-104 2,-108 6,-80 6,-50'), { closed: true }),
      set,
    );
    tint(pencil, spadix, { pigment: CLAY, density: 1, cover: 1 });
    for (const vein of ['2,50 -16,0 -34,-44', '4,50 10,0 30,-50', '2,44 0,10 -4,-34']) {
      curve(pencil, place(points(vein), set), { weight: 0.7, ends: 0, density: 0.5 });
    }
  }
  for (const [y, half] of [
    [792, 56],
    [812, 55],
    [832, 56],
  ] as const) {
    const wrap = strip(line([450 - half, y - 4], [450, y + 6], [450 + half, y - 4]), 11);
    shape(pencil, wrap, { weight: 1.1, tremble: 0.7 });
    tint(pencil, wrap, { pigment: CLAY, density: 0.2 });
  }
  for (const tail of ['470,840 520,900 500,980 548,1040', '440,842 420,920 446,990 410,1060']) {
    const band = strip(points(tail), 9);
    shape(pencil, band, { weight: 1, tremble: 0.6 });
    tint(pencil, band, { pigment: CLAY, density: 0.2 });
  }
  return pencil.sheet;
}
