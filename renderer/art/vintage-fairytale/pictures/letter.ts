import { engraveBranch, engraveRose } from '../../engraved-flower.ts';
import { type Burin, engrave, scribe } from '../../engraving.ts';
import {
  clamp,
  type Point,
  place,
  point,
  points,
  polar,
  ribbon,
  smoothstep,
  spline,
  TAU,
} from '../../geometry.ts';
import { ROSE } from '../../leaf.ts';
import type { Sheet } from '../../sheet.ts';
import { cast, engraveDesk } from './desk.ts';
import { press, TINTS } from './press.ts';
import { engraveTurned } from './turned.ts';

/** Engraves a goose feather: barbs on both sides of a bent shaft. */
function engraveQuill(burin: Burin, tip: Point, end: Point): void {
  const bend = point((tip.x + end.x) / 2 - 40, (tip.y + end.y) / 2 - 30);
  const shaft = spline([tip, bend, end], { steps: 24 });
  const vane = ribbon(
    shaft,
    (t) => (t < 0.24 ? 3 : 50 * Math.sin(Math.PI * clamp((t - 0.22) / 0.79) ** 0.75) + 2),
    60,
  );
  const lean = Math.atan2(end.y - tip.y, end.x - tip.x);
  const across = (x: number, y: number): number =>
    (y - tip.y) * Math.cos(lean) - (x - tip.x) * Math.sin(lean) + 38;
  cast(burin, vane, 16);
  engrave(burin, {
    outlines: [vane],
    tint: TINTS.linen,
    lines: (x, y) =>
      ((x - tip.x) * Math.cos(lean) + (y - tip.y) * Math.sin(lean) - 0.9 * Math.abs(across(x, y))) /
      6.5,
    tone: (x, y) => (across(x, y) > 0 ? 0.42 : 0.16),
    contour: 1,
  });
  scribe(burin, shaft, 2.6, { even: true });
}

function engraveWax(burin: Burin, at: Point, radius: number): void {
  const { random } = burin;
  const blot = Array.from({ length: 16 }, (_, i) =>
    polar(at, (i / 16) * TAU, radius * random.between(0.93, 1.1)),
  );
  const outline = spline(blot, { closed: true, steps: 4 });
  cast(burin, outline, 6);
  const spokes = (x: number, y: number): number => (Math.atan2(y - at.y, x - at.x) / TAU) * 64;
  const far = (x: number, y: number): number => Math.hypot(x - at.x, y - at.y) / radius;
  engrave(burin, {
    outlines: [outline],
    tint: TINTS.wine,
    lines: spokes,
    tone: (x, y) =>
      clamp(0.3 + (x - at.x + y - at.y) / (radius * 3)) * smoothstep(0.62, 0.8, far(x, y)),
    contour: 1.3,
  });
  const disc = Array.from({ length: 40 }, (_, i) => polar(at, (i / 40) * TAU, radius * 0.7));
  engrave(burin, {
    outlines: [disc],
    tint: TINTS.wine,
    lines: (x, y) => (x + y) / 6,
    tone: (x, y) => 0.28 - (x + y - at.x - at.y) / (radius * 9),
    contour: 1.1,
  });
  const heart = Array.from({ length: 40 }, (_, i) => {
    const t = (i / 40) * TAU;
    const [x, y] = [
      16 * Math.sin(t) ** 3,
      -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    ];
    return point(at.x + x * radius * 0.024, at.y + y * radius * 0.024);
  });
  engrave(burin, {
    outlines: [heart],
    tint: TINTS.wine,
    lines: (_, y) => y / 5,
    tone: () => 0.62,
    contour: 1.1,
  });
}

/** Engraves a folded letter sealed with burgundy wax, beside a quill. */
export function engraveLetter(): Sheet {
  const burin = press('letter', 1200, 900);
  engraveDesk(burin, 16, 0.8);
  const set = (text: string): Point[] =>
    place(points(text), { at: point(520, 500), turn: -0.07, scale: 1 });
  const whole = set('-370,-250 370,-250 370,250 -370,250');
  cast(burin, whole, 22);
  const fold = (text: string, tone: number, slant: number): void => {
    const outline = set(text);
    engrave(burin, {
      outlines: [outline],
      tint: TINTS.linen,
      lines: (x, y) => (y + slant * x) / 12,
      tone: (x, y) => tone * (0.4 + 0.6 * Math.sin(x / 150 + y / 90)),
      contour: 1.4,
    });
  };
  fold('-370,-250 370,-250 370,250 -370,250', 0.12, 0);
  fold('-370,-250 -30,0 -370,250', 0.2, 0.9);
  fold('370,-250 30,0 370,250', 0.3, -0.9);
  fold('-370,250 0,-30 370,250', 0.12, 0);
  const flap = set('-370,-250 0,40 370,-250');
  engrave(burin, {
    outlines: [flap.map(({ x, y }) => point(x + 4, y + 12))],
    lines: (x, y) => (x + y) / 7,
    tone: () => 0.45,
    contour: 0,
    cover: 0.5,
  });
  fold('-370,-250 0,40 370,-250', 0.1, 0);
  engraveWax(burin, point(522, 530), 78);
  engraveTurned(burin, {
    foot: point(1020, 470),
    profile: [
      [0, 70],
      [8, 84],
      [70, 90],
      [120, 78],
      [146, 42],
      [160, 34],
      [186, 34],
      [192, 44],
      [202, 44],
    ],
    spacing: 7,
    tint: TINTS.sky,
  });
  engraveQuill(burin, point(760, 760), point(1120, 90));
  for (const spot of ['730,770 748,764 742,784', '690,800 700,796 698,808']) {
    engrave(burin, {
      outlines: [spline(points(spot), { closed: true, steps: 5 })],
      lines: (x) => x,
      tone: () => 1,
      contour: 1.5,
    });
  }
  engraveBranch(burin, spline(points('60,120 180,150 300,110')), {
    form: ROSE,
    size: 110,
    leaves: 8,
    spacing: 6.5,
    tint: TINTS.moss,
  });
  engraveBranch(burin, spline(points('60,160 90,280 60,380')), {
    form: ROSE,
    size: 100,
    leaves: 7,
    spacing: 6.5,
    tint: TINTS.moss,
  });
  engraveRose(burin, { at: point(96, 132), radius: 118, spacing: 6.5, tint: TINTS.burgundy });
  engraveRose(burin, { at: point(238, 84), radius: 70, spacing: 6.5, tint: TINTS.wine });
  return burin.sheet;
}
