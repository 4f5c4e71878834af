import {
  circle,
  line,
  type Point,
  place,
  point,
  points,
  polar,
  ribbon,
  spline,
} from '../geometry.ts';
import * as couple from '../motif/couple.ts';
import { curve, draw, type Pencil, shape, tint } from '../pencil.ts';
import type { Sheet } from '../sheet.ts';
import { wash } from '../watercolour.ts';
import { CLAY, desk, GRAPHITE, SHADE } from './desk.ts';

const FINE = { weight: 1.3, tremble: 0.6 };
const FIRM = { weight: 1.9, tremble: 0.6 };

function round(x: number, y: number, radius: number, foot: number): Point[] {
  const head = Array.from({ length: 25 }, (_, i) =>
    polar(point(x, y), Math.PI + (i / 24) * Math.PI, radius),
  );
  return [point(x - radius, foot), ...head, point(x + radius, foot)];
}

/** Paints a stem of dried grass whose plume leans with it. */
function paintGrass(pencil: Pencil, foot: Point, tip: Point, plume: number): void {
  const { random, sheet } = pencil;
  const bend = point(foot.x + (tip.x - foot.x) * 0.2, foot.y + (tip.y - foot.y) * 0.6);
  const stem = spline([foot, bend, tip], { steps: 16 });
  draw(pencil, { path: stem, weight: 1, ends: 0.2, tremble: 0.5 });
  const lean = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const body = spline([polar(tip, lean + Math.PI, plume), tip, polar(tip, lean, plume * 0.2)]);
  const soft = ribbon(body, (t) => plume * 0.13 * Math.sin(Math.PI * Math.min(1, t + 0.04)), 20);
  wash(sheet, { outline: soft, pigment: CLAY, density: 0.4, fray: 0.2, soften: 5, rim: 0 }, random);
  for (let i = 0; i < 64; i += 1) {
    const t = i / 63;
    const at = polar(tip, lean + Math.PI, plume * (1 - 1.12 * t));
    const side = i % 2 === 0 ? 1 : -1;
    const reach = plume * 0.3 * Math.sin(Math.PI * (0.16 + 0.8 * t)) * random.between(0.6, 1.15);
    const spread = side * random.between(0.15, 0.55);
    const tuft = [
      at,
      polar(at, lean + spread * 0.6, reach * 0.55),
      polar(at, lean + spread, reach),
    ];
    curve(pencil, tuft, { weight: 0.5, ends: 0, density: 0.42, tremble: 0.2 });
  }
}

/** Draws a plain white arch with a single spray of dried grasses. */
export function drawArch(): Sheet {
  const pencil = desk('arch', 900, 1200);
  tint(pencil, circle(point(560, 470), 235, 60), { pigment: CLAY, density: 0.5 });
  const floor = 1000;
  draw(pencil, { path: line([60, floor], [840, floor]), ...FINE, ends: 0 });
  shape(pencil, round(472, 470, 232, floor), { ...FINE, tone: 0.03 });
  tint(pencil, round(472, 470, 232, floor), { pigment: SHADE, density: 0.45 });
  shape(pencil, round(430, 470, 232, floor), { ...FIRM });
  const within = round(438, 478, 168, floor);
  tint(pencil, within, { pigment: SHADE, density: 0.28 });
  draw(pencil, { path: within, ...FINE, ends: 0.8 });
  const { sheet, random } = pencil;
  const shadow = circle(point(640, floor + 12), 170, 40, 0.09);
  wash(
    sheet,
    { outline: shadow, pigment: GRAPHITE, density: 0.16, fray: 0, soften: 9, rim: 0 },
    random,
  );
  for (const [x, y, plume] of [
    [536, 610, 120],
    [812, 690, 130],
    [586, 500, 150],
    [770, 560, 150],
    [652, 420, 190],
    [716, 470, 170],
    [690, 640, 130],
  ] as const) {
    paintGrass(pencil, point(676 + (x - 676) * 0.1, floor - 4), point(x, y), plume);
  }
  return sheet;
}

/** Draws three round paper lanterns against a pale wall. */
export function drawLanterns(): Sheet {
  const pencil = desk('lanterns', 900, 1200);
  const { sheet, random } = pencil;
  for (const [x, y, radius, colour] of [
    [236, 400, 124, SHADE],
    [606, 570, 168, CLAY],
    [396, 880, 94, SHADE],
  ] as const) {
    const at = point(x, y);
    const shadow = circle(point(x + radius * 0.55, y + radius * 0.4), radius, 50);
    wash(
      sheet,
      { outline: shadow, pigment: SHADE, density: 0.34, fray: 0, soften: 16, rim: 0 },
      random,
    );
    draw(pencil, { path: line([x, -10], [x, y - radius]), weight: 0.8, tremble: 0.4 });
    shape(pencil, circle(at, radius, 72), FIRM);
    tint(pencil, circle(at, radius, 72), {
      pigment: colour,
      density: colour === CLAY ? 0.6 : 0.22,
    });
    for (let i = 1; i < 11; i += 1) {
      const rise = Math.cos((Math.PI * i) / 11);
      const half = radius * Math.sin((Math.PI * i) / 11);
      const rib = points(
        `${x - half},${y - radius * rise} ${x},${y - radius * rise + half * 0.12} ${x + half},${y - radius * rise}`,
      );
      curve(pencil, rib, { weight: 0.6, density: 0.5, tremble: 0.7, ends: 0.6 });
    }
    for (const side of [-1, 1]) {
      shape(pencil, circle(point(x, y + side * radius * 0.985), radius * 0.2, 24, 0.22), {
        weight: 0.9,
        tone: 0.5,
        tremble: 0.2,
      });
    }
  }
  return sheet;
}

/** Draws a long white table with one line of candles. */
export function drawTable(): Sheet {
  const pencil = desk('table', 1200, 900);
  const { sheet, random } = pencil;
  const top = 560;
  tint(pencil, circle(point(815, 330), 180, 60), { pigment: CLAY, density: 0.3 });
  const cloth = points(`90,${top} 1110,${top} 1110,${top + 22} 1090,820 110,820 90,${top + 22}`);
  shape(pencil, cloth, { ...FIRM });
  draw(pencil, { path: line([90, top + 22], [1110, top + 22]), ...FINE });
  for (const x of [180, 300, 452, 640, 786, 930, 1030]) {
    const sway = random.between(-16, 16);
    curve(pencil, line([x, top + 26], [x + sway * 0.4, 690], [x + sway, 812]), {
      weight: 0.7,
      density: 0.5,
      ends: 0,
      tremble: 2,
    });
  }
  draw(pencil, { path: line([30, 822], [1170, 822]), ...FINE, ends: 0 });
  for (const [i, height] of [128, 86, 170, 108, 146, 74, 190, 112, 92, 156, 100].entries()) {
    const x = 196 + i * 81;
    const half = 10;
    const flame = spline(
      points(
        `${x},${top - height - 6} ${x - 8},${top - height - 22} ${x + 1},${top - height - 46} ${x + 8},${top - height - 22}`,
      ),
      { closed: true },
    );
    const glow = circle(point(x, top - height - 24), 34, 30);
    wash(
      sheet,
      { outline: glow, pigment: CLAY, density: 0.24, fray: 0, soften: 9, rim: 0 },
      random,
    );
    const stick = `${x - half},${top - 8} ${x - half},${top - height} ${x + half},${top - height} ${x + half},${top - 8}`;
    shape(pencil, points(stick), { weight: 1.1, tremble: 0.4 });
    shape(pencil, circle(point(x, top - 5), 24, 30, 0.22), { weight: 1, tremble: 0.3 });
    draw(pencil, {
      path: line([x, top - height], [x, top - height - 9]),
      weight: 0.9,
      ends: 1,
      tremble: 0,
    });
    tint(pencil, flame, { pigment: CLAY, density: 0.95, cover: 1 });
  }
  return sheet;
}

function paintWindow(pencil: Pencil): void {
  const light = { pigment: CLAY, density: 0.2 };
  for (const column of [0, 1]) {
    for (const row of [0, 1, 2, 3]) {
      const [x, y] = [262 + column * 194, 110 + row * 200];
      const pane = points(`${x},${y} ${x + 180},${y} ${x + 180},${y + 186} ${x},${y + 186}`);
      tint(pencil, pane, light);
      draw(pencil, { path: [...pane, ...pane.slice(0, 1)], weight: 0.9, ends: 1 });
    }
  }
  const frame = points('240,88 658,88 658,920 240,920 240,88');
  draw(pencil, { path: frame, ...FINE, ends: 1 });
}

/** Draws the silhouettes of a couple dancing before a tall window. */
export function drawDance(): Sheet {
  const pencil = desk('dance', 900, 1200);
  const { sheet, random } = pencil;
  paintWindow(pencil);
  draw(pencil, { path: line([40, 1000], [860, 1000]), ...FINE, ends: 0 });
  const set = { at: point(70, 424), turn: 0, scale: 2.9 };
  const shadow = spline(points('250,1004 420,1000 690,1002 800,1110 540,1150 300,1090'), {
    closed: true,
  });
  wash(
    sheet,
    { outline: shadow, pigment: SHADE, density: 0.5, fray: 0, soften: 14, rim: 0 },
    random,
  );
  const dark = (outline: readonly Point[], tone: number): void =>
    shape(pencil, place(outline, set), { weight: 1, tone, tremble: 0.5 });
  const light = (outline: readonly Point[]): void =>
    shape(pencil, place(outline, set), { weight: 1.3, tremble: 0.5 });
  dark(couple.GROOM_LEGS, 0.86);
  light(couple.GROOM_HEAD);
  dark(couple.GROOM_HAIR, 0.9);
  dark(couple.GROOM_COAT, 0.9);
  light(couple.BRIDE_SKIRT);
  for (const fold of couple.SKIRT_FOLDS) {
    draw(pencil, { path: place(fold, set), weight: 0.9, ends: 0, density: 0.6, tremble: 1.4 });
  }
  light(couple.BRIDE_BODICE);
  light(couple.BRIDE_HEAD);
  dark(couple.BRIDE_HAIR, 0.55);
  light(couple.BRIDE_ARM);
  dark(couple.GROOM_ARM, 0.96);
  const veil = place(couple.VEIL, set);
  tint(pencil, veil, { pigment: SHADE, density: 0.1, cover: 0.35 });
  draw(pencil, { path: [...veil, ...veil.slice(0, 1)], weight: 0.8, density: 0.55 });
  return sheet;
}

/** Returns the outline of a strip of cloth: a ribbon with open ends. */
export function strip(knots: readonly Point[], half: number): Point[] {
  return ribbon(spline(knots, { steps: 12 }), () => half, 40);
}
