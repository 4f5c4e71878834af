import type { Tint } from '../../engraved-flower.ts';
import { type Burin, engrave } from '../../engraving.ts';
import { clamp, type Point, point, spline } from '../../geometry.ts';

/** Heights above the foot and half widths there, in pixels: a profile turned on a lathe. */
export type Profile = readonly (readonly [height: number, radius: number])[];

/**
 * Engraves something turned on a lathe or blown, standing on `foot`: goblet, candlestick, bottle.
 */
export function engraveTurned(
  burin: Burin,
  thing: {
    foot: Point;
    profile: Profile;
    spacing: number;
    tint: Tint;
    depth?: number;
    steps?: number;
  },
): void {
  const { foot, profile, spacing, depth = 0.9 } = thing;
  const side = (sign: 1 | -1): Point[] =>
    spline(
      profile.map(([height, radius]) => point(foot.x + sign * radius, foot.y - height)),
      { steps: thing.steps ?? 5 },
    );
  const right = side(1);
  const radiusAt = (y: number): number => {
    for (let i = 1; i < right.length; i += 1) {
      const [a, b] = [right[i - 1], right[i]];
      if (!a || !b || (a.y - y) * (b.y - y) > 0) continue;
      const t = a.y === b.y ? 0 : (y - a.y) / (b.y - a.y);
      return Math.max(1, a.x + (b.x - a.x) * t - foot.x);
    }
    return 1;
  };
  engrave(burin, {
    outlines: [[...side(-1), ...right.reverse()]],
    tint: thing.tint,
    // rings seen from a little above
    lines: (x, y) => {
      const r = radiusAt(y);
      const u = clamp((x - foot.x) / r, -1, 1);
      return (y - r * 0.24 * Math.sqrt(1 - u * u)) / spacing;
    },
    cross: (x) => x / spacing,
    tone: (x, y) => {
      const u = (x - foot.x) / radiusAt(y);
      const core = clamp(0.12 + 0.9 * u);
      const edge = clamp((-u - 0.72) * 2.2);
      const gleam = Math.exp(-(((u + 0.38) / 0.16) ** 2));
      return depth * Math.max(0, core + edge * 0.7 - gleam) * (u > 0.86 ? 0.6 : 1);
    },
    contour: 1,
  });
}

/** Engraves a burning candle: wax, wick and a flame with its rays. */
export function engraveCandle(
  burin: Burin,
  foot: Point,
  half: number,
  height: number,
  wax: Tint,
  fire: Tint,
): void {
  engraveTurned(burin, {
    foot,
    profile: [
      [0, half],
      [height, half],
    ],
    spacing: half,
    tint: wax,
    depth: 0.6,
  });
  const top = foot.y - height;
  const flame = spline(
    [
      point(foot.x, top - half * 5.4),
      point(foot.x + half * 0.95, top - half * 2.2),
      point(foot.x, top - half * 0.5),
      point(foot.x - half * 0.95, top - half * 2.2),
    ],
    { closed: true, steps: 6 },
  );
  engrave(burin, { outlines: [flame], tint: fire, tone: () => 0, lines: (x) => x, contour: 0.8 });
}

/** Engraves rays of light around a point, strongest near it. */
export function engraveHalo(
  burin: Burin,
  at: Point,
  inner: number,
  outer: number,
  rays: number,
): void {
  const disc = Array.from({ length: 48 }, (_, i) => {
    const a = (i / 48) * 2 * Math.PI;
    return point(at.x + outer * Math.cos(a), at.y + outer * Math.sin(a));
  });
  engrave(burin, {
    outlines: [disc],
    lines: (x, y) => (Math.atan2(y - at.y, x - at.x) / (2 * Math.PI)) * rays,
    tone: (x, y) => {
      const far = Math.hypot(x - at.x, y - at.y);
      return far < inner ? 0 : 0.3 * clamp(1 - (far - inner) / (outer - inner));
    },
    contour: 0,
    cover: 0,
  });
}
