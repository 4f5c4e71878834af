import { clamp, type Point, place, point, TAU } from '../geometry.ts';
import { petalOutline } from '../petal.ts';
import type { Random } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { wash } from '../watercolour.ts';
import * as colour from './palette.ts';

/** Paints a fallen petal, seen from any side. */
export function paintLoosePetal(sheet: Sheet, at: Point, scale: number, random: Random): void {
  const turn = random.between(0, TAU);
  const tint = random.pick([colour.BLUSH, colour.BLUSH, colour.ROSE, colour.CREAM]);
  const bend = random.between(-0.35, 0.35);
  const flat = petalOutline(random.between(0.5, 0.95), 0.03, random);
  const outline = flat.map(({ x, y }) => point(x - 0.5, y + bend * (x - 0.5) ** 2));
  const share = (x: number, y: number): number => {
    const u = ((x - at.x) * Math.cos(turn) + (y - at.y) * Math.sin(turn)) / scale + 0.5;
    return 0.9 * clamp(1 - u) ** 1.5;
  };
  wash(
    sheet,
    {
      outline: place(outline, { at, turn, scale }),
      pigment: tint.pale,
      charge: { pigment: tint.deep, share },
      density: random.between(0.55, 0.95),
      tone: (x, y) => 0.7 + 0.8 * share(x, y),
      fray: 0.06,
      rim: 0.5,
      rimWidth: 1,
      grain: 0.06,
      cover: 0.9,
    },
    random,
  );
}

/** Paints fallen petals from a list of `x,y,size`. */
export function paintLoosePetals(sheet: Sheet, list: string, random: Random): void {
  for (const item of list.trim().split(/\s+/)) {
    const [x = 0, y = 0, size = 0] = item.split(',').map(Number);
    paintLoosePetal(sheet, point(x, y), size, random);
  }
}
