import { type Burin, engrave, scribe } from '../../engraving.ts';
import {
  clamp,
  line,
  mix,
  type Point,
  point,
  points,
  polar,
  ribbon,
  smoothstep,
  spline,
  TAU,
} from '../../geometry.ts';
import { createNoise } from '../../noise.ts';
import type { Sheet } from '../../sheet.ts';
import { press, TINTS } from './press.ts';
import { engraveSky } from './sky.ts';
import { engraveTurned } from './turned.ts';

/** Engraves a bare tree: each branch divides into two or three thinner ones. */
function engraveBareTree(
  burin: Burin,
  foot: Point,
  turn: number,
  length: number,
  half: number,
): void {
  if (length < 21 || half < 0.7) return;
  const { random } = burin;
  const bend = random.between(-0.18, 0.18);
  const tip = polar(foot, turn, length);
  const limb = spline([foot, polar(foot, turn + bend, length * 0.5), tip], { steps: 8 });
  const outline = ribbon(limb, (t) => half * (1 - 0.35 * t), 16);
  engrave(burin, {
    outlines: [outline],
    tint: TINTS.stone,
    lines: (x, y) => (x + y * 0.4) / 5,
    tone: (x) => clamp(0.5 + (x - foot.x) / (half * 5 + 4)),
    contour: half > 3 ? 0.9 : 0.5,
  });
  const sides = random.chance(0.35) ? [-1, 0.15, 1] : [-1, 1];
  for (const side of sides) {
    const lean = turn + side * random.between(0.24, 0.58);
    // twigs bend slightly upwards
    const up = mix(lean, -TAU / 4, 0.1);
    engraveBareTree(burin, tip, up, length * random.between(0.66, 0.82), half * 0.64);
  }
}

/** Engraves lamplight, around which the lines of the night stop. */
function engraveLight(burin: Burin, at: Point, radius: number): void {
  for (const [share, density] of [
    [1, 0.1],
    [0.78, 0.14],
    [0.56, 0.2],
  ] as const) {
    const disc = Array.from({ length: 40 }, (_, i) => polar(at, (i / 40) * TAU, radius * share));
    const tint = { ...TINTS.gold, density };
    const clear = {
      tone: () => 0,
      lines: (x: number) => x,
      contour: 0,
      cover: share === 1 ? 0.72 : 0.4,
    };
    engrave(burin, { outlines: [disc], tint, ...clear });
  }
}

/** Engraves an iron street lantern; `foot` stands in the snow. */
function engraveLantern(burin: Burin, foot: Point, height: number): void {
  const u = height / 100;
  const head = point(foot.x, foot.y - 78 * u);
  engraveLight(burin, point(head.x, head.y - 9 * u), 26 * u);
  engraveTurned(burin, {
    foot,
    profile: [
      [0, 6 * u],
      [3 * u, 6.4 * u],
      [8 * u, 3.6 * u],
      [14 * u, 2.6 * u],
      [18 * u, 4 * u],
      [21 * u, 2 * u],
      [60 * u, 1.5 * u],
      [64 * u, 3 * u],
      [67 * u, 1.6 * u],
      [74 * u, 2.4 * u],
    ],
    spacing: Math.max(4, 1.6 * u),
    tint: TINTS.moss,
    depth: 1.2,
  });
  for (const side of [-1, 1]) {
    const scroll = spline(
      line(
        [foot.x, foot.y - 62 * u],
        [foot.x + side * 9 * u, foot.y - 64 * u],
        [foot.x + side * 10 * u, foot.y - 71 * u],
        [foot.x + side * 5 * u, foot.y - 71 * u],
      ),
    );
    scribe(burin, scroll, 0.7 * u);
  }
  const glass = line(
    [head.x - 5 * u, head.y],
    [head.x - 8.4 * u, head.y - 18 * u],
    [head.x + 8.4 * u, head.y - 18 * u],
    [head.x + 5 * u, head.y],
  );
  engrave(burin, {
    outlines: [glass],
    tint: TINTS.gold,
    lines: (x) => x,
    tone: () => 0,
    contour: 0.9,
  });
  scribe(burin, line([head.x, head.y], [head.x, head.y - 18 * u]), 0.9, { even: true });
  const roof = line(
    [head.x - 10 * u, head.y - 18 * u],
    [head.x - 3.4 * u, head.y - 26 * u],
    [head.x + 3.4 * u, head.y - 26 * u],
    [head.x + 10 * u, head.y - 18 * u],
  );
  engrave(burin, {
    outlines: [roof],
    tint: TINTS.moss,
    lines: (x) => x / 4.5,
    tone: (x) => clamp(0.5 + (x - head.x) / (14 * u)),
    contour: 1,
  });
  scribe(burin, line([head.x, head.y - 26 * u], [head.x, head.y - 32 * u]), 0.9 * u, {
    even: true,
  });
  const snow = spline(
    line(
      [head.x - 9 * u, head.y - 19 * u],
      [head.x - 4 * u, head.y - 26 * u],
      [head.x, head.y - 28 * u],
      [head.x + 3 * u, head.y - 25 * u],
      [head.x - 3 * u, head.y - 21 * u],
    ),
    { closed: true },
  );
  engrave(burin, { outlines: [snow], lines: (x) => x, tone: () => 0, contour: 0.7 });
}

/** Engraves iron lanterns that light a snowy path through a park. */
export function engraveLanterns(): Sheet {
  const burin = press('lanterns', 900, 1200);
  const { random } = burin;
  engraveSky(burin, { bottom: 800, spacing: 14, depth: 0.34 });
  for (const [x, y, length, half] of [
    [120, 800, 120, 12],
    [330, 760, 70, 6],
    [600, 752, 64, 5.4],
    [800, 806, 130, 13],
  ] as const) {
    engraveBareTree(burin, point(x, y), -TAU / 4, length, half);
  }
  const drift = createNoise(`${burin.sheet.seed}/drift`);
  const bank = (base: number, swell: number, depth: number): void => {
    const ground = (x: number): number => base + swell * drift(x / 195 + base, 1);
    const crest = Array.from({ length: 64 }, (_, i) => point(i * 15 - 15, ground(i * 15 - 15)));
    engrave(burin, {
      outlines: [[...crest, point(930, 1210), point(-15, 1210)]],
      tint: TINTS.sky,
      lines: (x, y) => (y - 0.7 * ground(x)) / 14,
      tone: (x, y) =>
        depth * smoothstep(0.05, 0.7, drift(x / 150, y / 60)) * smoothstep(0, 60, y - ground(x)),
      contour: 1,
    });
  };
  bank(740, 26, 0.3);
  bank(830, 40, 0.34);
  const path =
    '470,752 500,790 440,850 360,930 330,1040 260,1210 800,1210 690,1040 600,930 560,850 556,790 500,752';
  engrave(burin, {
    outlines: [spline(points(path), { closed: true, steps: 8 })],
    tint: TINTS.linen,
    lines: (_, y) => (y * y) / 13000,
    tone: (x, y) => 0.26 * smoothstep(0.1, 0.8, drift(x / 60, y / 24)),
    contour: 1.1,
  });
  for (const [x, y, height] of [
    [424, 800, 150],
    [600, 800, 150],
    [352, 890, 250],
    [674, 900, 260],
  ] as const) {
    engraveLantern(burin, point(x, y), height);
  }
  engraveLantern(burin, point(190, 1110), 520);
  engraveLantern(burin, point(800, 1130), 540);
  for (let i = 0; i < 120; i += 1) {
    const at = point(random.between(0, 900), random.between(0, 1100));
    const flake = Array.from({ length: 10 }, (_, k) =>
      polar(at, (k / 10) * TAU, random.between(1.6, 4.6)),
    );
    engrave(burin, {
      outlines: [spline(flake, { closed: true, steps: 2 })],
      lines: (x) => x,
      tone: () => 0,
      contour: 0,
    });
  }
  return burin.sheet;
}
