import { type Placement, type Point, place, point, smoothstep, spline, TAU } from './geometry.ts';
import type { Noise } from './noise.ts';
import type { Pigment } from './pigment.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { wash } from './watercolour.ts';

/** Colours of one flower. */
export interface FlowerPaint {
  readonly pale: Pigment;
  readonly deep: Pigment;
  /** Heart and shadows. */
  readonly heart: Pigment;
  /** Overall strength. */
  readonly density: number;
}

/** Returns a petal one unit long from its claw (0, 0) and about `width` wide, with a wavy tip. */
export function petalOutline(width: number, ruffle: number, random: Random): Point[] {
  const half = width / 2;
  const skew = random.between(-0.08, 0.08);
  const lobes = random.between(1.4, 2.8);
  const phase = random.between(0, TAU);
  const notch = random.chance(0.6) ? random.between(0.02, 0.09) : 0;
  const notchAt = random.between(-0.25, 0.25);
  const tip = Array.from({ length: 13 }, (_, i) => {
    const s = 1 - i / 6;
    const wave = ruffle * (Math.sin(s * lobes * Math.PI + phase) + 0.5 * random.gauss() * 0.4);
    const dent = notch * Math.exp(-(((s - notchAt) / 0.16) ** 2));
    return point(
      1 - 0.34 * s * s - 0.08 * s ** 6 + wave - dent,
      half * s * 0.98 + skew * (1 - s * s),
    );
  });
  return spline(
    [
      point(0, -0.07 * width),
      point(0, 0.07 * width),
      point(0.28, half * 0.62),
      ...tip,
      point(0.28, -half * 0.62),
    ],
    { closed: true, steps: 3 },
  );
}

export interface PetalLook {
  readonly width: number;
  readonly ruffle: number;
  readonly density: number;
  /** Share of the deep colour at the claw and at the tip. */
  readonly claw: number;
  readonly tip: number;
  /** Shadow that the petal casts on what lies below, 0 for none. */
  readonly shadow: number;
}

/** Paints one petal: veins, a crease, deep colour at its claw, a darker rim. */
export function paintPetal(
  sheet: Sheet,
  paint: FlowerPaint,
  look: PetalLook,
  set: Placement,
  streaks: Noise,
  random: Random,
): void {
  const outline = place(petalOutline(look.width, look.ruffle, random), set);
  const cos = Math.cos(set.turn);
  const sin = Math.sin(set.turn);
  const u = (x: number, y: number): number =>
    ((x - set.at.x) * cos + (y - set.at.y) * sin) / set.scale;
  const v = (x: number, y: number): number =>
    ((y - set.at.y) * cos - (x - set.at.x) * sin) / set.scale;
  const own = random.between(0, 90);
  const fold = random.between(-0.3, 0.3);
  if (look.shadow > 0) {
    wash(
      sheet,
      {
        outline,
        pigment: paint.heart,
        density: look.shadow,
        onPaint: true,
        fray: 0,
        soften: Math.max(2, set.scale * 0.045),
        rim: 0,
      },
      random,
    );
  }
  wash(
    sheet,
    {
      outline,
      pigment: paint.pale,
      density: look.density * random.between(0.78, 1.22),
      charge: {
        pigment: paint.deep,
        share: (x, y) => {
          const t = u(x, y);
          return look.claw * (1 - smoothstep(0.1, 0.75, t)) + look.tip * smoothstep(0.75, 1.02, t);
        },
      },
      tone: (x, y) => {
        const t = u(x, y);
        const across = v(x, y);
        const vein = streaks(own + (across / (0.22 + t)) * 7, t * 1.6);
        const crease = Math.exp(-(((across - fold * t) / 0.07) ** 2)) * smoothstep(0.9, 0.2, t);
        return (
          0.44 +
          0.86 * (1 - smoothstep(0.05, 0.8, t)) +
          0.2 * smoothstep(0.7, 1, t) +
          0.16 * vein +
          0.22 * crease
        );
      },
      fray: 0.07,
      layers: 6,
      rim: 0.55,
      rimWidth: Math.max(1, set.scale * 0.018),
      grain: 0.06,
      bloom: 0.35,
      cover: 0.985,
    },
    random,
  );
}

export interface FlowerSet {
  readonly at: Point;
  /** Radius of the open flower in pixels. */
  readonly radius: number;
  /**
   * Direction in which the flower leans, in radians, and how much (0 faces us, 0.5 is in profile).
   */
  readonly lean: number;
  readonly tilt: number;
}
