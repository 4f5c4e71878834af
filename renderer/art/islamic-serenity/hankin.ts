import { distance, mixPoints, type Path, type Point, point } from '../geometry.ts';
import type { Tiling } from './tilings.ts';

/** Straps over the edges of a tiling: the pattern's lines, and where one passes over another. */
export interface Girih {
  readonly width: number;
  readonly height: number;
  /** Each leads from the middle of one edge to the middle of the next, around one corner. */
  readonly strands: readonly Path[];
  /** Short pieces, across the middle of an edge, of the strand that lies on top. */
  readonly bridges: readonly Path[];
}

/**
 * Returns a pattern by Hankin's method (polygons in contact): from the middle of each edge two rays
 * run into the polygon, `angle` radians from the edge, and end where they meet the ray of the next
 * edge. At the middle of an edge two strands cross; the one that leans left is on top, which makes
 * every strand alternate between over and under.
 */
export function girih(tiling: Tiling, angle: number): Girih {
  const { width, height } = tiling;
  const strands = unique(
    tiling.polygons.flatMap((corners) => strandsOf(corners, angle)),
    (strand) => strand.some((at) => inside(at, width, height)),
  );
  const bridges = unique(
    strands.map(([from, bend]) => bridge(from, bend)),
    (piece) => piece.every((at) => inside(at, width, height)),
  );
  return { width, height, strands, bridges };
}

/**
 * Reach of a bridge to either side, in units of the drawing: covers the strand below where two
 * cross at 45 degrees.
 */
const BRIDGE = 5.5;

type Strand = readonly [Point, Point, Point];

function strandsOf(corners: Path, angle: number): Strand[] {
  const middles = corners.map((corner, i) => mixPoints(corner, next(corners, i), 0.5));
  return corners.map((corner, i): Strand => {
    const from = middles[i] ?? corner;
    const to = next(middles, i);
    const bend = meet(
      from,
      turned(corner, from, angle),
      to,
      turned(next(corners, i), to, angle, -1),
    );
    return [from, bend, to];
  });
}

const next = (path: Path, index: number): Point => path[(index + 1) % path.length] ?? point(0, 0);

/**
 * Returns the direction of a ray from an edge's middle into the polygon, `angle` radians from the
 * edge; side -1 is for the ray back towards `corner`.
 */
function turned(corner: Point, middle: Point, angle: number, side: 1 | -1 = 1): Point {
  const along = Math.atan2(middle.y - corner.y, middle.x - corner.x);
  const turn = side === 1 ? along + angle : along + Math.PI - angle;
  return point(Math.cos(turn), Math.sin(turn));
}

/** Returns the point where two rays meet, each given by a point and a direction. */
function meet(a: Point, u: Point, b: Point, v: Point): Point {
  const t = ((b.x - a.x) * v.y - (b.y - a.y) * v.x) / (u.x * v.y - u.y * v.x);
  return point(a.x + u.x * t, a.y + u.y * t);
}

/** Returns a piece on both sides of a crossing, along the strand that leaves it. */
function bridge(from: Point, bend: Point): Path {
  const whole = distance(from, bend);
  const length = Math.min(0.45 * whole, BRIDGE) / whole;
  return [mixPoints(from, bend, -length), mixPoints(from, bend, length)];
}

const inside = ({ x, y }: Point, width: number, height: number) =>
  x > -4 && y > -4 && x < width + 4 && y < height + 4;

/** Returns the wanted paths without repetitions (neighbours share an edge's crossing). */
function unique<P extends Path>(paths: readonly P[], wanted: (path: P) => boolean): P[] {
  const byPlace = new Map<string, P>();
  for (const path of paths) {
    const ends = path.map(({ x, y }) => `${Math.round(x * 4)},${Math.round(y * 4)}`);
    const key = [...ends].sort().join(' ');
    if (wanted(path) && !byPlace.has(key)) byPlace.set(key, path);
  }
  return [...byPlace.values()];
}
