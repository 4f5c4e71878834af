import { type Burin, engrave, type Form, scribe } from './engraving.ts';
import {
  GOLDEN_ANGLE,
  mix,
  type Path,
  type Placement,
  type Point,
  place,
  point,
  polar,
  smoothstep,
  TAU,
} from './geometry.ts';
import { type LeafForm, leafOutline } from './leaf.ts';
import { petalOutline } from './petal.ts';
import type { Pigment } from './pigment.ts';

type Tint = NonNullable<Form['tint']>;

/**
 * Returns a function from sheet coordinates to those of a placed part: u along it, v across, both
 * in its lengths.
 */
function within(set: Placement): (x: number, y: number) => { u: number; v: number } {
  const [cos, sin] = [Math.cos(set.turn) / set.scale, Math.sin(set.turn) / set.scale];
  return (x, y) => {
    const [dx, dy] = [x - set.at.x, y - set.at.y];
    return { u: dx * cos + dy * sin, v: dy * cos - dx * sin };
  };
}

/**
 * Engraves one petal: lines fan out from its claw, deep at the claw and in its neighbours' shade.
 */
function engravePetal(
  burin: Burin,
  set: Placement,
  look: { width: number; depth: number; spacing: number; tint: Tint },
): void {
  const to = within(set);
  const outline = place(petalOutline(look.width, 0.03, burin.random), set);
  const count = (set.scale * look.width) / look.spacing;
  const lit = 0.5 - 0.5 * Math.cos(set.turn + 2.3);
  engrave(burin, {
    outlines: [outline],
    tint: look.tint,
    lines: (x, y) => {
      const { u, v } = to(x, y);
      return (v / (0.24 + 0.85 * Math.max(0, u))) * count;
    },
    cross: (x, y) => (to(x, y).u * set.scale) / look.spacing,
    tone: (x, y) => {
      const { u, v } = to(x, y);
      const edge = smoothstep(0.55, 1, Math.abs(v) / (look.width * 0.5));
      // the next whorl's shadow reaches far out on the shaded side
      const fall = 1 - smoothstep(0.3, mix(0.95, 0.72, lit), u);
      return (
        look.depth * fall +
        0.4 * edge * (1 - lit) +
        0.3 * smoothstep(0.8, 1.02, u) * (1 - lit) -
        0.1 * lit
      );
    },
    contour: Math.max(0.6, set.scale * 0.005),
  });
}

/** Engraves a garden rose in four whorls with a curled heart; `spacing` of the lines in pixels. */
export function engraveRose(
  burin: Burin,
  rose: { at: Point; radius: number; spacing: number; tint: Tint },
): void {
  const { random } = burin;
  let angle = random.between(0, TAU);
  for (const [petals, reach, width, depth] of [
    [5, 1, 1.12, 0.72],
    [5, 0.8, 1.16, 0.78],
    [5, 0.6, 1.2, 0.82],
    [4, 0.42, 1.25, 0.86],
  ] as const) {
    for (let i = 0; i < petals; i += 1) {
      angle += TAU / petals + random.between(-0.2, 0.2);
      const scale = rose.radius * reach * random.between(0.93, 1.05);
      const at = polar(rose.at, angle, -0.03 * rose.radius);
      const turn = angle + random.between(-0.1, 0.1);
      engravePetal(burin, { at, turn, scale }, { ...rose, width, depth });
    }
    angle += GOLDEN_ANGLE;
  }
  engraveHeart(burin, rose.at, rose.radius * 0.26, rose.tint);
}

/** Engraves petals still rolled up: crescents that wind inwards, hatched on their inner side. */
function engraveHeart(burin: Burin, at: Point, reach: number, tint: Tint): void {
  for (let i = 0; i < 8; i += 1) {
    const radius = reach * (1 - i / 8.6);
    const start = i * GOLDEN_ANGLE;
    const disc = Array.from({ length: 30 }, (_, k) => {
      const angle = (k / 30) * TAU;
      return polar(at, angle, radius * (1 + 0.07 * Math.cos(2 * (angle - start))));
    });
    engrave(burin, {
      outlines: [disc],
      tint,
      lines: (x, y) => (Math.atan2(y - at.y, x - at.x) * radius) / 5,
      tone: (x, y) => {
        const far = Math.hypot(x - at.x, y - at.y) / radius;
        const side = 0.5 + 0.5 * Math.cos(Math.atan2(y - at.y, x - at.x) - start);
        return 0.75 * side * smoothstep(1.02, 0.6, far);
      },
      contour: Math.max(0.6, reach * 0.022),
    });
  }
}

/** Engraves a leaf: lines run from the midrib to the edge, one half in shade. */
export function engraveLeaf(
  burin: Burin,
  set: Placement,
  look: { form: LeafForm; spacing: number; tint: Tint; tone?: number },
): void {
  const { random } = burin;
  const form = { ...look.form, bend: look.form.bend * random.between(-1.3, 1.3) };
  const { outline, midrib } = leafOutline(form);
  const to = within(set);
  const shadeSide = random.chance(0.5) ? 1 : -1;
  const depth = look.tone ?? 0.4;
  engrave(burin, {
    outlines: [place(outline, set)],
    tint: look.tint,
    lines: (x, y) => {
      const { u, v } = to(x, y);
      return ((u - 0.8 * Math.abs(v - form.bend * u * u * 0.5)) * set.scale) / look.spacing;
    },
    tone: (x, y) => {
      const { u, v } = to(x, y);
      const side = smoothstep(-0.03, 0.03, shadeSide * (v - form.bend * u * u * 0.5));
      return depth * (1.15 * side + 0.5 * smoothstep(0.4, 0, u)) * (1.1 - 0.5 * u);
    },
    contour: Math.max(0.6, set.scale * 0.006),
  });
  scribe(burin, place(midrib, set), Math.max(0.7, set.scale * 0.01));
}

/** Engraves alternate leaves along a branch, smaller towards the tip. */
export function engraveBranch(
  burin: Burin,
  path: Path,
  look: { form: LeafForm; size: number; leaves: number; spacing: number; tint: Tint },
): void {
  const { random } = burin;
  scribe(burin, path, Math.max(0.9, look.size * 0.016), { even: true });
  for (let i = 0; i < look.leaves; i += 1) {
    const share = (i + 0.6) / look.leaves;
    const k = Math.min(path.length - 2, Math.floor(share * (path.length - 1)));
    const [a, b] = [path[k] ?? point(0, 0), path[k + 1] ?? point(0, 0)];
    const along = Math.atan2(b.y - a.y, b.x - a.x);
    const side = i % 2 === 0 ? 1 : -1;
    const turn = i === look.leaves - 1 ? along : along + side * random.between(0.55, 0.95);
    const scale = look.size * (1 - 0.45 * share) * random.between(0.85, 1.12);
    engraveLeaf(burin, { at: a, turn, scale }, look);
  }
}

export type { Tint };
/** Returns a tint, thin colour laid on by hand. */
export const tinted = (pigment: Pigment, density: number): Tint => ({ pigment, density });
