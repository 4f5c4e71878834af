import { engraveBranch, engraveRose } from '../../engraved-flower.ts';
import { type Burin, engrave, scribe } from '../../engraving.ts';
import {
  clamp,
  line,
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
import { createNoise } from '../../noise.ts';
import type { Sheet } from '../../sheet.ts';
import { press, TINTS } from './press.ts';
import { engraveCandle, engraveHalo, engraveTurned, type Profile } from './turned.ts';

const GOBLET: Profile = [
  [0, 46],
  [5, 50],
  [12, 40],
  [20, 12],
  [60, 8],
  [84, 16],
  [96, 8],
  [112, 12],
  [128, 44],
  [160, 58],
  [210, 54],
  [236, 52],
];
const STICK: Profile = [
  [0, 66],
  [8, 70],
  [20, 56],
  [34, 20],
  [60, 14],
  [90, 28],
  [112, 12],
  [170, 9],
  [196, 22],
  [216, 10],
  [262, 9],
  [284, 24],
  [300, 26],
];

/** Engraves curtains that hang from the upper corners in deep folds. */
function engraveCurtain(burin: Burin, side: 1 | -1): void {
  const { width } = burin.sheet;
  const x = (value: number): number => (side === 1 ? value : width - value);
  const edge = '0,-10 330,-10 300,60 250,160 180,260 90,340 96,380 150,700 0,700';
  const outline = points(edge).map((p) => point(x(p.x), p.y));
  engrave(burin, {
    outlines: [spline(outline, { closed: true, steps: 6 })],
    tint: TINTS.wine,
    lines: (px, y) => (Math.hypot(x(px) + 40, (y - 400) * 0.55) + px * 0.12) / 10,
    tone: (px, y) => {
      const fold = Math.hypot(x(px) - 20, (y - 380) * 0.7);
      return clamp(0.3 + 0.45 * Math.sin(fold / 19));
    },
    contour: 1.2,
  });
  const cord = ribbon(spline(line([x(70), 352], [x(100), 366], [x(128), 352])), () => 10, 20);
  engrave(burin, {
    outlines: [cord],
    tint: TINTS.gold,
    lines: (px, y) => (px + y) / 6,
    tone: () => 0.4,
    contour: 1,
  });
}

/** Engraves a pomegranate with its crown; `open` shows the seeds. */
function engravePomegranate(burin: Burin, at: Point, radius: number, open: boolean): void {
  const round = Array.from({ length: 30 }, (_, i) => {
    const a = (i / 30) * TAU;
    return polar(at, a, radius * (1 + 0.03 * Math.cos(5 * a)));
  });
  const crown = points('-0.28,-0.9 -0.34,-1.3 -0.12,-1.12 0,-1.38 0.14,-1.12 0.34,-1.3 0.28,-0.9');
  const lid = place(crown, { at, turn: 0.15, scale: radius });
  engrave(burin, {
    outlines: [lid],
    tint: TINTS.burgundy,
    lines: (x) => x / 5,
    tone: () => 0.4,
    contour: 1.1,
  });
  engrave(burin, {
    outlines: [round],
    tint: TINTS.burgundy,
    lines: (x, y) => (Math.atan2(x - at.x, y - at.y + radius * 1.5) * radius * 2.1) / 6,
    cross: (_, y) => y / 6.5,
    tone: (x, y) => clamp(0.18 + (0.62 * (x - at.x) + 0.4 * (y - at.y)) / radius),
    contour: 1.2,
  });
  if (!open) return;
  const cut = spline(
    place(points('-0.6,-0.2 -0.2,-0.55 0.35,-0.4 0.6,0.1 0.3,0.55 -0.3,0.5 -0.62,0.2'), {
      at,
      turn: 0,
      scale: radius,
    }),
    { closed: true },
  );
  engrave(burin, {
    outlines: [cut],
    tint: TINTS.linen,
    lines: (x) => x,
    tone: () => 0,
    contour: 1.2,
  });
  for (let i = 0; i < 26; i += 1) {
    const seed = polar(at, i * 2.39996, radius * 0.1 * Math.sqrt(i) * 1.02);
    const grain = Array.from({ length: 9 }, (_, k) => polar(seed, (k / 9) * TAU, radius * 0.085));
    engrave(burin, {
      outlines: [grain],
      tint: TINTS.wine,
      lines: (x, y) => (x + y) / 4,
      tone: (x) => clamp((x - seed.x) / 9),
      contour: 0.8,
    });
  }
}

function engraveGrapes(burin: Burin, at: Point, radius: number): void {
  for (let row = 0; row < 6; row += 1) {
    for (let k = 0; k < 6 - row; k += 1) {
      const berry = point(
        at.x + (k - (5 - row) / 2) * radius * 1.7 + burin.random.between(-3, 3),
        at.y + row * radius * 1.5,
      );
      const outline = Array.from({ length: 18 }, (_, i) => polar(berry, (i / 18) * TAU, radius));
      engrave(burin, {
        outlines: [outline],
        tint: TINTS.moss,
        lines: (x, y) => Math.hypot(x - berry.x + radius * 0.5, y - berry.y + radius * 0.5) / 4.6,
        tone: (x, y) => clamp(0.1 + (x - berry.x + y - berry.y) / (radius * 2.2)),
        contour: 0.9,
      });
    }
  }
}

function engraveCloth(burin: Burin, top: number): void {
  const { width, height } = burin.sheet;
  const wave = createNoise(`${burin.sheet.seed}/cloth`);
  const board = line([0, top], [width, top], [width, top + 74], [0, top + 74]);
  engrave(burin, {
    outlines: [board],
    tint: TINTS.linen,
    lines: (_, y) => y / 9,
    tone: (_, y) => 0.16 * clamp((y - top) / 74),
    contour: 1.1,
  });
  const hem = Array.from({ length: 41 }, (_, i) =>
    point((i / 40) * width, height - 24 + 14 * Math.sin(i * 1.1)),
  );
  engrave(burin, {
    outlines: [[point(0, top + 74), point(width, top + 74), ...hem.reverse()]],
    tint: TINTS.linen,
    lines: (x, y) => (x + 12 * wave(x / 90, y / 160)) / 9,
    tone: (x, y) =>
      clamp(0.18 + 0.42 * wave(x / 46 + 20, y / 600)) * smoothstep(top + 60, top + 120, y),
    contour: 1.2,
  });
}

/** Engraves a banquet table with candelabra, goblets and pomegranates. */
export function engraveTable(): Sheet {
  const burin = press('table', 1200, 900);
  engraveCurtain(burin, 1);
  engraveCurtain(burin, -1);
  const top = 640;
  for (const x of [430, 600, 770]) engraveHalo(burin, point(x, x === 600 ? 96 : 168), 26, 120, 44);
  engraveCloth(burin, top);
  engraveCandelabra(burin, point(600, top + 40));
  engraveTurned(burin, {
    foot: point(300, top + 46),
    profile: GOBLET,
    spacing: 6.5,
    tint: TINTS.gold,
  });
  engraveTurned(burin, {
    foot: point(912, top + 50),
    profile: GOBLET,
    spacing: 6.5,
    tint: TINTS.gold,
  });
  for (const [knots, leaves] of [
    ['420,690 330,700 220,680', 7],
    ['780,700 880,712 1010,690', 8],
    ['560,700 500,720 440,716', 5],
  ] as const) {
    engraveBranch(burin, spline(points(knots)), {
      form: ROSE,
      size: 74,
      leaves,
      spacing: 6,
      tint: TINTS.moss,
    });
  }
  engravePomegranate(burin, point(404, 640), 56, false);
  engravePomegranate(burin, point(486, 662), 58, true);
  engravePomegranate(burin, point(722, 656), 60, false);
  engraveGrapes(burin, point(806, 628), 19);
  engravePomegranate(burin, point(1046, 660), 48, true);
  engraveRose(burin, { at: point(196, 690), radius: 58, spacing: 6, tint: TINTS.burgundy });
  engraveRose(burin, { at: point(606, 700), radius: 54, spacing: 6, tint: TINTS.burgundy });
  return burin.sheet;
}

function engraveCandelabra(burin: Burin, foot: Point): void {
  for (const side of [-1, 1]) {
    const arm = spline(
      line(
        [foot.x, foot.y - 220],
        [foot.x + side * 80, foot.y - 178],
        [foot.x + side * 156, foot.y - 236],
        [foot.x + side * 170, foot.y - 300],
      ),
      { steps: 14 },
    );
    const tube = ribbon(arm, (t) => 9 - 3 * t, 40);
    engrave(burin, {
      outlines: [tube],
      tint: TINTS.gold,
      lines: (x, y) => (x + y) / 6,
      tone: (x, y) => 0.35 + 0.3 * Math.sin(x / 18 + y / 26),
      contour: 1.1,
    });
    const curl = spline(
      line(
        [foot.x + side * 60, foot.y - 186],
        [foot.x + side * 96, foot.y - 230],
        [foot.x + side * 66, foot.y - 250],
        [foot.x + side * 54, foot.y - 228],
      ),
    );
    scribe(burin, curl, 3);
  }
  engraveTurned(burin, { foot, profile: STICK, spacing: 6, tint: TINTS.gold });
  for (const [dx, lift] of [
    [-170, 296],
    [0, 372],
    [170, 296],
  ] as const) {
    const at = point(foot.x + dx, foot.y - lift);
    if (dx === 0)
      engraveTurned(burin, {
        foot: point(at.x, at.y + 74),
        profile: [
          [0, 20],
          [20, 9],
          [60, 8],
        ],
        spacing: 6,
        tint: TINTS.gold,
      });
    engraveTurned(burin, {
      foot: point(at.x, at.y + 20),
      profile: [
        [0, 8],
        [8, 30],
        [20, 34],
        [26, 20],
        [32, 22],
      ],
      spacing: 5.5,
      tint: TINTS.gold,
    });
    engraveCandle(burin, point(at.x, at.y - 10), 11, 130, TINTS.linen, TINTS.gold);
  }
}
