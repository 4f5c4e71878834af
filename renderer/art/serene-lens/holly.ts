import {
  GOLDEN_ANGLE,
  type Path,
  type Point,
  point,
  polar,
  ribbon,
  spline,
  TAU,
} from '../geometry.ts';
import { type Light, lay, light, mixLight, type Plate } from '../photo/plate.ts';
import type { Random } from '../random.ts';

/** Darkens what lies under and to the lower right of a shape. */
export function castShadow(plate: Plate, outline: Path, reach: number, amount: number): void {
  for (const [share, weight] of [
    [1, 0.7],
    [0.35, 0.5],
  ] as const) {
    const moved = outline.map(({ x, y }) => point(x + reach * share, y + reach * 1.25 * share));
    const shadow = { outlines: [moved], focus: reach * share * 0.8, opacity: amount * weight };
    lay(plate, shadow, light('#26302f'));
  }
}

const blue = (t: number): Light => mixLight(light('#48666d'), light('#9db3b5'), t);

function layHead(plate: Plate, at: Point, turn: number, size: number, random: Random): void {
  for (let i = 0; i < 15; i += 1) {
    const angle = turn + (i / 15) * TAU + random.between(-0.1, 0.1);
    const spine = [at, polar(at, angle, size * random.between(1.3, 1.9))];
    const spiny = (t: number): number =>
      size * 0.15 * (1 - t) * (1 + 0.8 * Math.abs(Math.sin(t * 9)));
    const leaf = ribbon(spine, spiny, 24);
    castShadow(plate, leaf, 4, 0.4);
    lay(plate, { outlines: [leaf], focus: 0.5 }, blue(random.between(0.25, 0.8)));
    const rib = { outlines: [ribbon(spine, () => 0.6, 6)], focus: 0.4, opacity: 0.6 };
    lay(plate, rib, blue(1));
  }
  for (let i = 0; i < 90; i += 1) {
    const far = Math.sqrt(i / 90) * size * 0.62;
    const dot = polar(at, i * GOLDEN_ANGLE, far);
    const grain = Array.from({ length: 7 }, (_, k) => polar(dot, (k / 7) * TAU, size * 0.07));
    const tone = 0.1 + (0.75 * ((i * 37) % 90)) / 90 - (0.2 * far) / size;
    lay(plate, { outlines: [grain], focus: 0.4 }, blue(tone));
  }
}

/** Renders sea holly: spiny collars around cones, on a stiff stem that may branch. */
export function layHolly(
  plate: Plate,
  holly: { foot: Point; tip: Point; size: number; twigs: boolean },
  random: Random,
): void {
  const { foot, tip, size } = holly;
  const middle = point((foot.x + tip.x) / 2 + 16, (foot.y + tip.y) / 2);
  const stem = spline([foot, middle, tip], { steps: 14 });
  const limb = (path: Path, half: number): void => {
    const outline = ribbon(path, (t) => half * (1 - 0.5 * t), 30);
    castShadow(plate, outline, 4, 0.5);
    lay(plate, { outlines: [outline], focus: 0.5 }, light('#6c7f78'));
  };
  limb(stem, 3.6);
  const heads: (readonly [at: Point, turn: number, size: number])[] = [];
  for (const [share, side] of holly.twigs ? TWIGS : []) {
    const i = Math.round(share * (stem.length - 1));
    const [a, b] = [stem[i] ?? foot, stem[i + 1] ?? tip];
    const turn = Math.atan2(b.y - a.y, b.x - a.x) + side * 0.62;
    const end = polar(a, turn, 96);
    limb(spline([a, polar(a, turn - side * 0.2, 50), end], { steps: 8 }), 2.4);
    heads.push([end, turn, size * 0.68]);
  }
  const last = stem.at(-2) ?? foot;
  heads.push([tip, Math.atan2(tip.y - last.y, tip.x - last.x), size]);
  for (const [at, turn, big] of heads) layHead(plate, at, turn, big, random);
}

const TWIGS = [
  [0.34, 1],
  [0.5, -1],
  [0.66, 1],
] as const;
