import {
  type Path,
  type Placement,
  type Point,
  place,
  point,
  polar,
  ribbon,
  TAU,
} from '../../geometry.ts';
import {
  type Cut,
  cut,
  glow,
  type Light,
  lay,
  light,
  mixLight,
  type Plate,
} from '../../photo/plate.ts';
import { archHalf, archHead } from '../arch.ts';
import { girih } from '../hankin.ts';
import { dodecagons, octagons } from '../tilings.ts';

/** Deep emerald, ivory, gold. */
export const EMERALD = light('#0f4a3a');
export const DEEP = light('#072a21');
export const LEAF = light('#2c6a54');
export const IVORY = light('#f4ecd8');
const GOLDS = [light('#6f5118'), light('#c2a14d'), light('#f4e2ad')] as const;

/** Returns leaf gold: it shines where the light from the upper left meets its unevenness. */
export function gold(x: number, y: number): Light {
  const wave = 0.5 + 0.5 * Math.sin(x / 61 + y / 47 + 1.7 * Math.sin(x / 143 - y / 97));
  return wave < 0.5
    ? mixLight(GOLDS[0], GOLDS[1], wave * 2)
    : mixLight(GOLDS[1], GOLDS[2], (wave - 0.5) * 1.6);
}

/** Renders bands through points. */
export function layBands(
  plate: Plate,
  paths: readonly Path[],
  half: number,
  colour: Light | ((x: number, y: number) => Light),
  rest: Omit<Cut, 'outlines'> = {},
): void {
  for (const path of paths) {
    lay(
      plate,
      { outlines: [ribbon(path, () => half, Math.max(2, path.length * 2))], ...rest },
      colour,
    );
  }
}

export interface Field {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Returns strands of a girih pattern over a field; `scale` is the length of a polygon's edge in
 * pixels.
 */
export function girihOver(field: Field, scale: number, fold: 8 | 12): Point[][] {
  const pattern =
    fold === 8
      ? girih(octagons(scale), (67.5 / 360) * TAU)
      : girih(dodecagons(scale), (67 / 360) * TAU);
  const strands: Point[][] = [];
  for (let x = field.left; x < field.right + pattern.width; x += pattern.width) {
    for (let y = field.top; y < field.bottom + pattern.height; y += pattern.height) {
      for (const strand of pattern.strands) {
        const moved = strand.map((p) => point(p.x + x, p.y + y));
        if (
          moved.some(
            (p) =>
              p.x > field.left - 4 &&
              p.x < field.right + 4 &&
              p.y > field.top - 4 &&
              p.y < field.bottom + 4,
          )
        ) {
          strands.push(moved);
        }
      }
    }
  }
  return strands;
}

/** Returns the outline of a four-centred arch: springing at `spring`, feet at `foot`. */
export function archOutline(at: {
  x: number;
  half: number;
  spring: number;
  foot: number;
  rise?: number;
}): Point[] {
  const head = archHead(archHalf(0.62, 0.85, at.rise ?? 1.3, 12));
  return [
    point(at.x - at.half, at.foot),
    ...head.map((p) => point(at.x + p.x * at.half, at.spring - p.y * at.half)),
    point(at.x + at.half, at.foot),
  ];
}

/** Keeps what `paint` draws inside an outline, and restores the plate outside it. */
export function within(plate: Plate, outline: Path, paint: (plate: Plate) => void): void {
  const before = plate.data.slice();
  paint(plate);
  const mask = cut({ outlines: [outline], focus: 0.6 });
  for (let y = 0; y < plate.height; y += 1) {
    for (let x = 0; x < plate.width; x += 1) {
      const [i, j] = [x - mask.x, y - mask.y];
      const inside = i >= 0 && j >= 0 && i < mask.width && j < mask.height;
      const share = inside ? Math.min(1, mask.data[j * mask.width + i] ?? 0) : 0;
      const at = (y * plate.width + x) * 3;
      for (let c = at; c < at + 3; c += 1) {
        plate.data[c] = (before[c] ?? 0) * (1 - share) + (plate.data[c] ?? 0) * share;
      }
    }
  }
}

/** Returns the corners of the star {points / skip}. */
export function starOutline(points: number, skip: number, set: Placement): Point[] {
  const inner = Math.cos((Math.PI * skip) / points) / Math.cos((Math.PI * (skip - 1)) / points);
  const flat = Array.from({ length: points * 2 }, (_, i) =>
    polar(point(0, 0), (i * Math.PI) / points, i % 2 === 0 ? 1 : inner),
  );
  return place(flat, set);
}

/** Renders a waxing crescent and its glow: a disc minus another that is off its centre. */
export function layCrescent(plate: Plate, at: Point, radius: number): void {
  glow(plate, at, radius * 1.1, [0.16, 0.15, 0.1]);
  const [off, inner, turn] = [0.32 * radius, 0.83 * radius, -0.7];
  // where the two circles meet, seen from either centre
  const wide = Math.acos((radius ** 2 + off ** 2 - inner ** 2) / (2 * radius * off));
  const near = Math.acos((radius ** 2 - off ** 2 - inner ** 2) / (2 * inner * off));
  const middle = polar(at, turn, off);
  const arc = (centre: Point, reach: number, half: number): Point[] =>
    Array.from({ length: 41 }, (_, i) =>
      polar(centre, turn + half + (i / 40) * (TAU - 2 * half), reach),
    );
  const outline = [...arc(at, radius, wide), ...arc(middle, inner, near).reverse()];
  lay(plate, { outlines: [outline], focus: 0.8 }, light('#fbf1d2'));
}

/** Renders the stars of the night, a few of them bright. */
export function layStars(plate: Plate, count: number, bottom: number, next: () => number): void {
  for (let i = 0; i < count; i += 1) {
    const at = point(next() * plate.width, bottom * next() ** 1.4);
    const power = next() ** 5;
    glow(plate, at, 0.9 + 2.2 * power, [
      0.3 + 0.5 * power,
      0.29 + 0.46 * power,
      0.24 + 0.34 * power,
    ]);
  }
}
