import { type Path, type Point, point, polar, TAU } from '../geometry.ts';

/** Regular polygons that fill a rectangle that repeats without a seam. */
export interface Tiling {
  readonly width: number;
  readonly height: number;
  /** Every polygon that touches the rectangle, even if it extends over its edge. */
  readonly polygons: readonly Path[];
}

/**
 * Returns a regular polygon by its edge; `turn` is the direction of its first corner in radians.
 */
function polygon(sides: number, edge: number, at: Point, turn: number): Point[] {
  const radius = edge / (2 * Math.sin(Math.PI / sides));
  return Array.from({ length: sides }, (_, i) => polar(at, turn + (i * TAU) / sides, radius));
}

/** Returns octagons and squares (4.8.8): one octagon in the middle of each period. */
export function octagons(edge: number): Tiling {
  const size = edge * (1 + Math.SQRT2);
  const polygons: Path[] = [];
  for (let column = -1; column <= 1; column += 1) {
    for (let row = -1; row <= 1; row += 1) {
      const [x, y] = [column * size, row * size];
      polygons.push(polygon(8, edge, point(x + size / 2, y + size / 2), TAU / 16));
      polygons.push(polygon(4, edge, point(x + size, y + size), 0));
    }
  }
  return { width: size, height: size, polygons };
}

/** Returns dodecagons, hexagons and squares (4.6.12), two dodecagons in each period. */
export function dodecagons(edge: number): Tiling {
  // Neighbouring dodecagons are two apothems and the square between them apart.
  const apothem = edge / (2 * Math.tan(Math.PI / 12));
  const step = 2 * apothem + edge;
  const height = step * Math.sqrt(3);
  const polygons: Path[] = [];
  for (let column = -1; column <= 2; column += 1) {
    for (let row = -1; row <= 3; row += 1) {
      const centre = point((column + (row % 2 === 0 ? 0 : 0.5)) * step, (row * height) / 2);
      polygons.push(polygon(12, edge, centre, TAU / 24));
      for (const sixth of [0, 1, 2]) {
        const turn = (sixth * TAU) / 6;
        polygons.push(polygon(4, edge, polar(centre, turn, step / 2), turn + TAU / 8));
      }
      for (const third of [0, 1]) {
        const at = polar(centre, TAU / 12 + (third * TAU) / 6, step / Math.sqrt(3));
        polygons.push(polygon(6, edge, at, 0));
      }
    }
  }
  return { width: step, height, polygons };
}
