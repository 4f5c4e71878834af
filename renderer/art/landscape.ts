import {
  clamp,
  mix,
  type Point,
  point,
  polar,
  ribbon,
  smoothstep,
  spline,
  TAU,
} from './geometry.ts';
import { mixPigments, type Pigment } from './pigment.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { wash } from './watercolour.ts';

/** A wash over the whole sheet. */
export interface Flood {
  readonly pigment: Pigment;
  /** Strength at a pixel. */
  tone(x: number, y: number): number;
  readonly charge?: { readonly pigment: Pigment; share(x: number, y: number): number };
  readonly bloom?: number;
  readonly grain?: number;
}

function add(
  sheet: Sheet,
  x: number,
  y: number,
  colour: Pigment,
  strength: number,
  kept = 1,
): void {
  const target = (y * sheet.width + x) * 3;
  for (let c = 0 as 0 | 1 | 2; c < 3; c += 1) {
    const below = sheet.density[target + c] ?? 0;
    sheet.density[target + c] = below * kept + Math.max(0, strength) * (colour[c] ?? 0);
  }
}

/** Covers the sheet, wet in wet. */
export function flood(sheet: Sheet, paint: Flood): void {
  const { bloom = 0.35, grain = 0.08 } = paint;
  for (let y = 0; y < sheet.height; y += 1) {
    for (let x = 0; x < sheet.width; x += 1) {
      const tone = paint.tone(x, y);
      if (tone <= 0) continue;
      const flow = 1 + bloom * 1.4 * sheet.water(x / 2.5, y / 2.5);
      const colour = paint.charge
        ? mixPigments(paint.pigment, paint.charge.pigment, clamp(paint.charge.share(x, y)))
        : paint.pigment;
      add(sheet, x, y, colour, tone * flow * (1 - grain * sheet.tooth(x, y)));
    }
  }
  sheet.matte.fill(1);
}

/** A range of hills: everything below its line. */
export interface Ridge {
  /** Height of its line at x, in pixels from the top. */
  line(x: number): number;
  readonly pigment: Pigment;
  readonly second?: Pigment;
  readonly density: number;
  /** Distance over which it dissolves into mist, and the share that is left of it there. */
  readonly fade: number;
  readonly rest: number;
  readonly rim?: number;
  readonly cover?: number;
  readonly bloom?: number;
}

export function paintRidge(sheet: Sheet, ridge: Ridge): void {
  const { rim = 0.25, cover = 0.85, bloom = 0.4 } = ridge;
  for (let x = 0; x < sheet.width; x += 1) {
    const top = ridge.line(x);
    for (let y = Math.max(0, Math.floor(top - 1)); y < sheet.height; y += 1) {
      const depth = y - top;
      const mask = clamp(depth + 0.5);
      const fall = mix(1, ridge.rest, smoothstep(0, ridge.fade, depth));
      const edge = rim * Math.exp(-((depth / 3.2) ** 2));
      const flow = 1 + bloom * 1.4 * sheet.water(x / 1.6, y / 1.6);
      const colour = ridge.second
        ? mixPigments(ridge.pigment, ridge.second, smoothstep(0, ridge.fade * 1.2, depth))
        : ridge.pigment;
      const strength = ridge.density * mask * (fall * flow + edge) * (1 - 0.1 * sheet.tooth(x, y));
      add(sheet, x, y, colour, strength, 1 - cover * mask);
    }
  }
}

export interface Foliage {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly light: Pigment;
  readonly dark: Pigment;
  readonly density: number;
  readonly dabs: number;
  /** Size of a dab in pixels. */
  readonly dab: number;
  readonly cover?: number;
}

/** Paints the leaves of a tree or bush: a wet mass under dabs, lit from the upper left. */
export function paintFoliage(sheet: Sheet, paint: Foliage, random: Random): void {
  const { at, width, height, dab } = paint;
  const mass = Array.from({ length: 14 }, (_, i) => {
    const far = polar(point(0, 0), (i / 14) * TAU, random.between(0.6, 0.95));
    return point(at.x + (far.x * width) / 2, at.y + (far.y * height) / 2);
  });
  wash(
    sheet,
    {
      outline: spline(mass, { closed: true, steps: 3 }),
      pigment: paint.light,
      charge: { pigment: paint.dark, share: (_, y) => 0.5 + (y - at.y) / height },
      density: 0.5 * paint.density,
      fray: 0.3,
      layers: 8,
      soften: Math.max(1, dab * 0.25),
      rim: 0.2,
      bloom: 0.7,
      cover: 0.4,
    },
    random,
  );
  for (let i = 0; i < paint.dabs; i += 1) {
    const angle = random.between(0, TAU);
    const far = Math.sqrt(random.next()) * random.between(0.86, 1.14);
    const dx = Math.cos(angle) * far;
    const dy = Math.sin(angle) * far;
    const centre = point(at.x + (dx * width) / 2, at.y + (dy * height) / 2);
    const size = dab * random.between(0.35, 1) * (1.15 - 0.35 * far);
    const start = random.between(0, TAU);
    const corners = Array.from({ length: 5 }, (_, k) =>
      polar(centre, start + (k / 5) * TAU, size * random.between(0.5, 1.15)),
    );
    const shade = clamp(0.5 + 0.3 * dx + 0.45 * dy + 0.2 * random.gauss());
    wash(
      sheet,
      {
        outline: spline(corners, { closed: true, steps: 3 }),
        pigment: mixPigments(paint.light, paint.dark, shade),
        density: paint.density * (0.45 + 0.6 * shade),
        fray: 0.1,
        layers: 2,
        rim: 0.25,
        rimWidth: 1,
        grain: 0.04,
        cover: paint.cover ?? 0.5,
      },
      random,
    );
  }
}

/** Paints blades of grass that stand up from the given band. */
export function paintGrass(
  sheet: Sheet,
  paint: {
    top: number;
    bottom: number;
    blades: number;
    reach: number;
    pigments: readonly [Pigment, ...Pigment[]];
    density: number;
  },
  random: Random,
): void {
  for (let i = 0; i < paint.blades; i += 1) {
    const share = i / paint.blades;
    const foot = point(
      random.between(-20, sheet.width + 20),
      mix(paint.top, paint.bottom, share ** 0.8),
    );
    const reach = paint.reach * (0.35 + 0.65 * share) * random.between(0.5, 1.2);
    const sway = reach * random.between(-0.4, 0.4);
    const tip = point(foot.x + sway, foot.y - reach);
    const elbow = point(foot.x + sway * 0.25, foot.y - reach * 0.6);
    wash(
      sheet,
      {
        outline: ribbon(
          spline([foot, elbow, tip], { steps: 5 }),
          (t) => (0.4 + share * 1.6) * (1 - 0.85 * t),
          8,
        ),
        pigment: random.pick(paint.pigments),
        density: paint.density * random.between(0.4, 1),
        fray: 0,
        rim: 0.1,
        rimWidth: 1,
        cover: 0.35,
      },
      random,
    );
  }
}

/** Paints dabs of flowers in a meadow: larger and sparser towards the bottom. */
export function paintMeadowFlowers(
  sheet: Sheet,
  paint: {
    top: number;
    bottom: number;
    count: number;
    size: number;
    pigments: readonly [Pigment, ...Pigment[]];
    density: number;
  },
  random: Random,
): void {
  for (let i = 0; i < paint.count; i += 1) {
    const share = random.next() ** 0.75;
    const at = point(random.between(-10, sheet.width + 10), mix(paint.top, paint.bottom, share));
    const size = paint.size * (0.18 + 0.82 * share) * random.between(0.6, 1.25);
    const pigment = random.pick(paint.pigments);
    const petals = share > 0.45 ? 4 : 1;
    for (let k = 0; k < petals; k += 1) {
      const turn = random.between(0, TAU);
      const centre = petals > 1 ? polar(at, turn, size * 0.45) : at;
      const outline = Array.from({ length: 7 }, (_, j) => {
        const place = polar(point(0, 0), (j / 7) * TAU, size * random.between(0.5, 0.8));
        return point(centre.x + place.x, centre.y + place.y * 0.75);
      });
      wash(
        sheet,
        {
          outline,
          pigment,
          density: paint.density * random.between(0.5, 1.1),
          fray: 0.14,
          layers: 2,
          rim: 0.3,
          rimWidth: 1,
          grain: 0.04,
          cover: 0.7,
        },
        random,
      );
    }
  }
}
