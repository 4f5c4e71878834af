import type { Random } from './random.ts';

/** A place on the sheet in pixels, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line through points; closed when it is used as an outline. */
export type Path = readonly Point[];

export const TAU = 2 * Math.PI;
export const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export const point = (x: number, y: number): Point => ({ x, y });
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));
/** Returns 0 up to `low`, 1 from `high`, and a smooth transition between. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}
export const mixPoints = (a: Point, b: Point, t: number): Point =>
  point(mix(a.x, b.x, t), mix(a.y, b.y, t));
export const polar = (centre: Point, angle: number, radius: number): Point =>
  point(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Parses points such as '12,4 30,-8.5'. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return point(x, y);
    });
}

/** Returns points given as pairs. */
export const line = (...pairs: readonly (readonly [number, number])[]): Point[] =>
  pairs.map(([x, y]) => point(x, y));

/** Where a drawing made around the origin is placed. */
export interface Placement {
  readonly at: Point;
  /** Radians; 0 leaves the drawing's x axis to the right. */
  readonly turn: number;
  readonly scale: number;
}

export function place(path: Path, { at, turn, scale }: Placement): Point[] {
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  return path.map(({ x, y }) => point(at.x + x * cos - y * sin, at.y + x * sin + y * cos));
}

/** Returns the points of a cubic Bézier, both ends included. */
export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 16): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const s = 1 - t;
    const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return point(p * a.x + q * b.x + r * c.x + u * d.x, p * a.y + q * b.y + r * c.y + u * d.y);
  });
}

const at = (path: Path, i: number): Point => path[i] ?? { x: 0, y: 0 };

/** Returns a Catmull-Rom spline through all knots. */
export function spline(knots: Path, { closed = false, steps = 10 } = {}): Point[] {
  const count = knots.length;
  const knot = (i: number): Point =>
    closed ? at(knots, (i + count) % count) : at(knots, clamp(i, 0, count - 1));
  const points: Point[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p, a, b, n] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
    const handleA = point(a.x + (b.x - p.x) / 6, a.y + (b.y - p.y) / 6);
    const handleB = point(b.x - (n.x - a.x) / 6, b.y - (n.y - a.y) / 6);
    points.push(...bezier(a, handleA, handleB, b, steps).slice(0, -1));
  }
  if (!closed) points.push(at(knots, count - 1));
  return points;
}

/** A place on a path: its point, and its direction in radians. */
export interface Station {
  readonly at: Point;
  readonly angle: number;
}

/** Returns the station at a share (0 to 1) of the path's length. */
export function along(path: Path, share: number): Station {
  const lengths = path.map((p, i) => (i === 0 ? 0 : distance(at(path, i - 1), p)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let rest = clamp(share) * total;
  for (let i = 1; i < path.length; i += 1) {
    const length = lengths[i] ?? 0;
    if (rest <= length || i === path.length - 1) {
      const [a, b] = [at(path, i - 1), at(path, i)];
      const t = length === 0 ? 0 : clamp(rest / length);
      return { at: mixPoints(a, b, t), angle: Math.atan2(b.y - a.y, b.x - a.x) };
    }
    rest -= length;
  }
  return { at: at(path, 0), angle: 0 };
}

/** Returns `count + 1` stations at equal distances. */
export function stations(path: Path, count: number): Station[] {
  return Array.from({ length: count + 1 }, (_, i) => along(path, i / count));
}

/** Returns the outline of a stroke from its half width at each share of its length. */
export function ribbon(path: Path, halfWidth: (share: number) => number, steps = 40): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, station] of stations(path, steps).entries()) {
    const half = halfWidth(i / steps);
    left.push(polar(station.at, station.angle - Math.PI / 2, half));
    right.unshift(polar(station.at, station.angle + Math.PI / 2, half));
  }
  return [...left, ...right];
}

export function circle(centre: Point, radius: number, steps = 24, squash = 1): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * TAU;
    return point(centre.x + radius * Math.cos(angle), centre.y + radius * squash * Math.sin(angle));
  });
}

/**
 * Returns a closed outline as a wet edge takes it: the middle of each edge is pushed out or in by a
 * normal deviate that shrinks with depth (after Tyler Hobbs). `amount` is relative to the edge's
 * length; every edge keeps its own temper, so that one side stays crisp while another frays.
 */
export function fray(outline: Path, amount: number, depth: number, random: Random): Point[] {
  let edges = outline.map((p) => ({ p, temper: amount * (0.35 + 1.3 * random.next()) }));
  for (let level = 0; level < depth; level += 1) {
    const next: typeof edges = [];
    for (const [i, edge] of edges.entries()) {
      const b = edges[(i + 1) % edges.length]?.p ?? edge.p;
      const push = edge.temper * random.gauss();
      const t = clamp(0.5 + 0.12 * random.gauss(), 0.2, 0.8);
      const middle = point(
        mix(edge.p.x, b.x, t) + (b.y - edge.p.y) * push,
        mix(edge.p.y, b.y, t) - (b.x - edge.p.x) * push,
      );
      const temper = edge.temper * 0.82;
      next.push({ p: edge.p, temper }, { p: middle, temper: temper * (0.7 + 0.6 * random.next()) });
    }
    edges = next;
  }
  return edges.map(({ p }) => p);
}
