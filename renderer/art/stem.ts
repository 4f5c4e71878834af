import {
  along,
  circle,
  type Path,
  type Point,
  polar,
  ribbon,
  smoothstep,
  spline,
} from './geometry.ts';
import { type LeafForm, type LeafPaint, paintBranch, paintLeaf } from './leaf.ts';
import type { Pigment } from './pigment.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { wash } from './watercolour.ts';

/** A branch that carries leaves. */
export interface Spray {
  readonly knots: Path;
  readonly form: LeafForm;
  readonly pigment: Pigment;
  readonly second: Pigment;
  readonly stem: Pigment;
  /** Number of leaves (or pairs). */
  readonly leaves: number;
  /** Length of the longest leaf in pixels. */
  readonly size: number;
  /** Angle between leaf and branch in radians. */
  readonly spread: number;
  readonly density: number;
  /** 0 for pale branches in the background, 1 in front. */
  readonly finish: number;
  /** Leaves opposite each other (eucalyptus) instead of alternate. */
  readonly pairs?: boolean;
  /** Share of the branch that stays bare at its foot. */
  readonly bare?: number;
}

/** Paints a branch with leaves that grow smaller towards its tip, and one at the tip. */
export function paintSpray(sheet: Sheet, spray: Spray, random: Random): void {
  const thick = 0.022 * spray.size * (0.5 + 0.5 * spray.finish) + 0.6;
  const path = paintBranch(
    sheet,
    spray.knots,
    { pigment: spray.stem, density: 0.8 * spray.density, thick, thin: 0.7 },
    random,
  );
  const bare = spray.bare ?? 0.08;
  const set = (share: number, side: number): void => {
    const { at, angle } = along(path, share);
    const grown =
      (0.62 + 0.38 * smoothstep(0, 0.25, share)) * (1 - 0.52 * smoothstep(0.35, 1, share));
    const leaf: LeafPaint = { ...spray, density: spray.density * random.between(0.75, 1.2) };
    const turn = angle + side * spray.spread * random.between(0.72, 1.25);
    paintLeaf(
      sheet,
      leaf,
      { at, turn, scale: spray.size * grown * random.between(0.85, 1.12) },
      random,
    );
  };
  for (let i = 0; i < spray.leaves; i += 1) {
    const share = bare + ((1 - bare) * (i + random.between(-0.22, 0.22))) / spray.leaves;
    const side = i % 2 === 0 ? 1 : -1;
    set(share, side);
    if (spray.pairs) set(share + 0.008, -side);
  }
  set(0.995, random.between(-0.15, 0.15));
}

/** Paints a sprig in metallic ink: a fine stem, side twigs and a bead at each end. */
export function paintGoldSprig(
  sheet: Sheet,
  sprig: { knots: Path; light: Pigment; dark: Pigment; twigs: number; size: number },
  random: Random,
): void {
  const shine = {
    pigment: sprig.dark,
    share: (x: number, y: number) => 0.5 + 0.5 * Math.sin(x / 9 + y / 13),
  };
  const ink = {
    pigment: sprig.light,
    charge: shine,
    fray: 0,
    rim: 0.15,
    rimWidth: 1,
    bloom: 0.2,
    cover: 1,
  };
  const line = (path: Path, half: number): void => {
    wash(sheet, { ...ink, outline: ribbon(path, (t) => half * (1 - 0.55 * t) + 0.25, 30) }, random);
  };
  const bead = (at: Point, radius: number): void => {
    wash(sheet, { ...ink, outline: circle(at, radius, 14) }, random);
  };
  const path = spline(sprig.knots, { steps: 12 });
  line(path, 1.3);
  for (let i = 0; i < sprig.twigs; i += 1) {
    const share = 0.16 + (0.8 * i) / sprig.twigs;
    const { at, angle } = along(path, share);
    const side = i % 2 === 0 ? 1 : -1;
    const length = sprig.size * (1 - 0.5 * share) * random.between(0.75, 1.2);
    const tip = polar(at, angle + side * random.between(0.5, 0.85), length);
    const elbow = polar(at, angle + side * 0.35, length * 0.5);
    line(spline([at, elbow, tip], { steps: 6 }), 0.8);
    bead(tip, random.between(2.6, 4.2) * (sprig.size / 46) ** 0.5);
  }
  bead(along(path, 1).at, 3.2);
}

/**
 * Paints a branching sprig of small things (blossoms, berries) on thin stalks; `head` paints each
 * end.
 */
export function paintCluster(
  sheet: Sheet,
  cluster: { knots: Path; stem: Pigment; heads: number; reach: number },
  head: (at: Point, turn: number, share: number) => void,
  random: Random,
): void {
  const stalk = { pigment: cluster.stem, density: 0.75 };
  const path = paintBranch(sheet, cluster.knots, { ...stalk, thick: 1.6, thin: 0.8 }, random);
  const ends: { at: Point; turn: number; share: number }[] = [];
  for (let i = 0; i < cluster.heads; i += 1) {
    const share = 0.35 + (0.65 * (i + 1)) / cluster.heads;
    const { at, angle } = along(path, share);
    const last = i === cluster.heads - 1;
    const turn = angle + (last ? 0 : (i % 2 === 0 ? 1 : -1) * random.between(0.45, 0.95));
    const length = last ? 2 : cluster.reach * random.between(0.6, 1.1);
    const tip = polar(at, turn, length);
    const elbow = polar(at, angle, length * 0.4);
    if (!last) paintBranch(sheet, [at, elbow, tip], { ...stalk, thick: 1, thin: 0.7 }, random);
    ends.push({ at: tip, turn, share });
  }
  for (const end of ends) head(end.at, end.turn, end.share);
}

/** Paints leaves that radiate from behind a flower. */
export function paintRosette(
  sheet: Sheet,
  rosette: {
    at: Point;
    /** Where the leaves begin and how long they are, in pixels. */
    from: number;
    size: number;
    leaves: number;
    /** Middle of the fan and its span, in radians. */
    turn: number;
    span: number;
    leaf: LeafPaint;
  },
  random: Random,
): void {
  const order = Array.from({ length: rosette.leaves }, (_, i) => (i * 5) % rosette.leaves);
  for (const i of order) {
    const t = rosette.leaves === 1 ? 0 : i / (rosette.leaves - 1) - 0.5;
    const angle = rosette.turn + t * rosette.span + random.between(-0.14, 0.14);
    const at = polar(rosette.at, angle, rosette.from * random.between(0.85, 1.05));
    const scale = rosette.size * random.between(0.72, 1.15);
    const leaf = { ...rosette.leaf, density: rosette.leaf.density * random.between(0.7, 1.25) };
    paintLeaf(sheet, leaf, { at, turn: angle + random.between(-0.25, 0.25), scale }, random);
  }
}
