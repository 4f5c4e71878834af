import { circle, type Path, type Point, place, point, points } from '../geometry.ts';
import * as profile from '../motif/profile.ts';
import { draw, type Pencil, shape, tint } from '../pencil.ts';
import type { Sheet } from '../sheet.ts';
import { CLAY, desk, SHADE } from './desk.ts';

const SET = { at: point(120, 190), turn: 0, scale: 6.2 };
const FIRM = { weight: 2, tremble: 0.6 };

const flip = (path: Path): Point[] => path.map(({ x, y }) => point(106 - x, y));

function strands(pencil: Pencil, paths: readonly Path[]): void {
  for (const path of paths) {
    for (const shift of [-2, 0.4, 2.4]) {
      const moved = path.map(({ x, y }) => point(x + shift, y + 0.5 * shift));
      const line = { weight: 0.9, ends: 0, density: 0.6, tremble: 1 };
      draw(pencil, { path: place(moved, SET), ...line });
    }
  }
}

/**
 * Draws the bride's profile in a single line, before a disc; she faces right, where the groom
 * stands.
 */
export function drawBride(): Sheet {
  const pencil = desk('portrait-1', 900, 1200);
  const on = (path: Path): Point[] => place(flip(path), SET);
  tint(pencil, circle(point(360, 520), 290, 72), { pigment: CLAY, density: 0.42 });
  const face = on(profile.BRIDE_FACE);
  shape(pencil, face, FIRM);
  const hair = on(profile.BRIDE_HAIR);
  shape(pencil, hair, FIRM);
  tint(pencil, hair, { pigment: SHADE, density: 0.5 });
  strands(pencil, profile.BRIDE_STRANDS.map(flip));
  draw(pencil, { path: on(points('25.5,115 40,115 52,121 66,117 84,110')), ...FIRM });
  shape(pencil, circle(point(120 + 54.5 * 6.2, 190 + 63 * 6.2), 8, 20), {
    weight: 1.1,
    tremble: 0,
  });
  return pencil.sheet;
}

/** Draws the groom's profile, facing hers. */
export function drawGroom(): Sheet {
  const pencil = desk('portrait-2', 900, 1200);
  const on = (path: Path): Point[] => place(path, SET);
  tint(pencil, circle(point(540, 520), 290, 72), { pigment: CLAY, density: 0.42 });
  shape(pencil, on(profile.GROOM_FACE), FIRM);
  shape(pencil, on(profile.GROOM_HAIR), FIRM);
  tint(pencil, on(profile.GROOM_HAIR), { pigment: SHADE, density: 0.9 });
  strands(pencil, profile.GROOM_STRANDS);
  shape(pencil, on(profile.GROOM_JACKET), { ...FIRM, tone: 0.62 });
  shape(pencil, on(points('37,103 54,103 46.5,130')), { weight: 1.3 });
  shape(pencil, on(profile.GROOM_COLLAR), { weight: 1.6 });
  shape(pencil, on(profile.GROOM_BOW), { weight: 1.4, tone: 0.9 });
  return pencil.sheet;
}
