import { type Burin, engrave, scribe } from '../../engraving.ts';
import {
  clamp,
  line,
  type Path,
  type Point,
  place,
  point,
  points,
  polar,
  spline,
  TAU,
} from '../../geometry.ts';
import * as couple from '../../motif/couple.ts';
import { createNoise } from '../../noise.ts';
import type { Sheet } from '../../sheet.ts';
import { press, TINTS } from './press.ts';
import { engraveCandle, engraveHalo, engraveTurned } from './turned.ts';

const FLOOR = 760;

/** Engraves the squares of a marble floor that converge on a vanishing point. */
function engraveFloor(burin: Burin): void {
  const eye = point(450, 520);
  const row = (i: number): number => FLOOR + 440 * (i / 9) ** 1.7;
  for (let i = 0; i < 9; i += 1) {
    for (let k = -9; k < 9; k += 1) {
      const [top, bottom] = [row(i), row(i + 1)];
      const across = (n: number, y: number): Point =>
        point(eye.x + (n * 92 * (y - eye.y)) / 240, y);
      const tile = [across(k, top), across(k + 1, top), across(k + 1, bottom), across(k, bottom)];
      if (Math.max(...tile.map((p) => p.x)) < 0 || Math.min(...tile.map((p) => p.x)) > 900)
        continue;
      const dark = (i + k) % 2 === 0;
      engrave(burin, {
        outlines: [tile],
        tint: dark ? TINTS.wine : TINTS.linen,
        lines: (_, y) => y / 9,
        tone: () => 0,
        contour: 0.7,
      });
    }
  }
}

function engraveWindowBay(burin: Burin, x: number): void {
  const round = (half: number, spring: number, foot: number): Point[] => [
    point(x - half, foot),
    ...Array.from({ length: 21 }, (_, i) =>
      polar(point(x, spring), Math.PI + (i / 20) * Math.PI, half),
    ),
    point(x + half, foot),
  ];
  engrave(burin, {
    outlines: [round(96, 330, 742)],
    tint: TINTS.stone,
    lines: (_, y) => y / 9,
    tone: () => 0.1,
    contour: 1.3,
  });
  const glass = round(78, 334, 726);
  const cloud = createNoise(`${burin.sheet.seed}/night`);
  engrave(burin, {
    outlines: [glass],
    tint: TINTS.sky,
    lines: (_, y) => y / 9,
    tone: (px, y) => clamp(0.42 - (y - 250) / 700 + 0.5 * cloud(px / 90, y / 70)),
    contour: 1.1,
  });
  for (const dx of [-26, 26])
    scribe(burin, line([x + dx, 262], [x + dx, 726]), 1.3, { even: true });
  for (const y of [334, 430, 526, 622])
    scribe(burin, line([x - 78, y], [x + 78, y]), 1.3, { even: true });
}

function engravePilaster(burin: Burin, x: number): void {
  const shaft = line([x - 20, 190], [x + 20, 190], [x + 20, 742], [x - 20, 742]);
  engrave(burin, {
    outlines: [shaft],
    tint: TINTS.stone,
    lines: (px) => px / 8,
    tone: (px) => 0.12 + 0.5 * clamp((px - x) / 24),
    contour: 1.1,
  });
  for (const [top, half] of [
    [168, 30],
    [740, 30],
  ] as const) {
    const block = line(
      [x - half, top],
      [x + half, top],
      [x + half, top + 24],
      [x - half, top + 24],
    );
    engrave(burin, {
      outlines: [block],
      tint: TINTS.gold,
      lines: (px) => px / 7,
      tone: () => 0.24,
      contour: 1.1,
    });
  }
}

/** Engraves three tiers of candles around a turned stem. */
function engraveChandelier(burin: Burin, x: number, y: number): void {
  scribe(burin, line([x, -10], [x, y - 130]), 2.4, { even: true });
  for (const [reach, drop, count] of [
    [200, 62, 7],
    [120, 0, 5],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const t = (i / (count - 1)) * 2 - 1;
      const tip = point(x + reach * t, y + drop - 26 * (1 - t * t));
      const arm = spline(
        [
          point(x, y + drop - 50),
          point(x + reach * t * 0.45, y + drop + 34),
          point(tip.x, tip.y + 26),
          tip,
        ],
        { steps: 12 },
      );
      scribe(burin, arm, 2.4);
      engraveTurned(burin, {
        foot: point(tip.x, tip.y + 6),
        profile: [
          [0, 4],
          [4, 13],
          [9, 14],
        ],
        spacing: 5,
        tint: TINTS.gold,
      });
      engraveCandle(burin, point(tip.x, tip.y), 4.2, 36, TINTS.linen, TINTS.gold);
      engraveHalo(burin, point(tip.x, tip.y - 48), 14, 46, 30);
    }
  }
  engraveTurned(burin, {
    foot: point(x, y + 92),
    profile: [
      [0, 3],
      [8, 11],
      [22, 5],
      [34, 24],
      [52, 30],
      [70, 12],
      [100, 8],
      [118, 22],
      [140, 12],
      [190, 7],
      [212, 16],
      [224, 5],
    ],
    spacing: 5.5,
    tint: TINTS.gold,
  });
  // strings of glass between the tiers
  for (const side of [-1, 1]) {
    for (const reach of [200, 120]) {
      const swag = spline(
        line(
          [x, y - 110],
          [x + side * reach * 0.45, y - 30],
          [x + side * reach, y + (reach > 150 ? 60 : 0)],
        ),
        { steps: 12 },
      );
      for (const [i, at] of swag.entries()) {
        if (i % 2 !== 0) continue;
        const bead = Array.from({ length: 8 }, (_, k) => polar(at, (k / 8) * TAU, 3));
        engrave(burin, {
          outlines: [bead],
          tint: TINTS.linen,
          lines: (px) => px,
          tone: () => 0,
          contour: 0.7,
        });
      }
    }
  }
}

function engraveCouple(burin: Burin): void {
  const set = { at: point(30, 408), turn: 0, scale: 3.05 };
  const put = (path: Path): Point[] => place(path, set);
  const waist = place([point(125, 70)], set)[0] ?? set.at;
  const floor = put(points('60,202 110,196 180,197 240,201 170,207 90,206'));
  engrave(burin, {
    outlines: [spline(floor, { closed: true })],
    lines: (_, y) => y / 6,
    tone: () => 0.7,
    contour: 0,
    cover: 0,
  });
  const part = (
    path: Path,
    tone: number,
    angle: number,
    tint?: (typeof TINTS)['burgundy'],
  ): void => {
    const outline = put(path);
    const middle = outline.reduce((sum, p) => sum + p.x / outline.length, 0);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    engrave(burin, {
      outlines: [outline],
      ...(tint ? { tint } : {}),
      lines: (x, y) => (y * cos - x * sin) / 6,
      cross: (x, y) => (y * sin + x * cos) / 6,
      tone: (x) => clamp(tone + (x - middle) / 260),
      contour: 1.2,
    });
  };
  part(couple.GROOM_LEGS, 0.62, 1.2);
  part(couple.GROOM_HEAD, 0.1, 0.7);
  part(couple.GROOM_HAIR, 0.85, 0.9);
  part(couple.GROOM_COAT, 0.7, 1.35, TINTS.green);
  engrave(burin, {
    outlines: [put(couple.BRIDE_SKIRT)],
    tint: TINTS.linen,
    lines: (x, y) => Math.atan2(x - waist.x, y - waist.y + 60) * 58,
    cross: (_, y) => y / 7,
    tone: (x, y) => {
      const turn = Math.atan2(x - waist.x, y - waist.y + 60);
      return 0.3 + 0.4 * Math.sin(turn * 17) + 0.16 * Math.sin(turn * 31 + 1);
    },
    contour: 1.3,
  });
  part(couple.BRIDE_BODICE, 0.2, 0.2, TINTS.linen);
  part(couple.BRIDE_HEAD, 0.1, 0.7);
  part(couple.BRIDE_HAIR, 0.6, 0.5, TINTS.stone);
  part(couple.BRIDE_ARM, 0.08, 0.4);
  part(couple.GROOM_ARM, 0.78, 1, TINTS.green);
  const veil = put(couple.VEIL);
  engrave(burin, {
    outlines: [veil],
    lines: (x, y) => (x - y * 0.28) / 11,
    tone: () => 0.16,
    contour: 0.8,
    cover: 0.35,
  });
}

/** Engraves a couple waltzing in a hall under a great chandelier. */
export function engraveDance(): Sheet {
  const burin = press('dance', 900, 1200);
  engrave(burin, {
    outlines: [line([0, 0], [900, 0], [900, FLOOR], [0, FLOOR])],
    tint: { ...TINTS.stone, density: 0.25 },
    lines: (_, y) => y / 14,
    tone: (_, y) => 0.22 * clamp(1 - y / 150),
    contour: 0,
    cover: 0,
  });
  for (const x of [150, 450, 750]) engraveWindowBay(burin, x);
  for (const x of [20, 300, 600, 880]) engravePilaster(burin, x);
  for (const y of [140, 152]) scribe(burin, line([0, y], [900, y]), 1.4, { even: true });
  const skirting = line([0, 742], [900, 742], [900, FLOOR], [0, FLOOR]);
  engrave(burin, {
    outlines: [skirting],
    tint: TINTS.stone,
    lines: (x) => x / 9,
    tone: () => 0.2,
    contour: 1,
  });
  engraveFloor(burin);
  engraveChandelier(burin, 450, 190);
  engraveCouple(burin);
  return burin.sheet;
}
