import { engraveBranch, engraveRose } from '../../engraved-flower.ts';
import { type Burin, engrave, scribe } from '../../engraving.ts';
import {
  clamp,
  type Path,
  type Point,
  place,
  point,
  points,
  polar,
  smoothstep,
  spline,
  TAU,
} from '../../geometry.ts';
import { ROSE, SAGE } from '../../leaf.ts';
import * as profile from '../../motif/profile.ts';
import type { Sheet } from '../../sheet.ts';
import { press, TINTS } from './press.ts';

const MIDDLE = point(450, 540);
const SET = { at: point(132, 150), turn: 0, scale: 6 };

const oval = (grow: number): Point[] =>
  Array.from({ length: 90 }, (_, i) => {
    const a = (i / 90) * TAU;
    return point(MIDDLE.x + (318 + grow) * Math.cos(a), MIDDLE.y + (410 + grow) * Math.sin(a));
  });

/**
 * Engraves a ruled ground in an oval with two rims, darker on the side that the face looks away
 * from.
 */
function engraveGround(burin: Burin, shade: 1 | -1): void {
  for (const grow of [44, 38]) {
    engrave(burin, {
      outlines: [oval(grow)],
      tint: grow > 40 ? TINTS.gold : TINTS.linen,
      lines: (x) => x,
      tone: () => 0,
      contour: 1.6,
    });
  }
  for (let i = 0; i < 100; i += 1) {
    const a = (i / 100) * TAU;
    const at = point(MIDDLE.x + 341 * Math.cos(a), MIDDLE.y + 433 * Math.sin(a));
    const bead = Array.from({ length: 10 }, (_, k) => polar(at, (k / 10) * TAU, 6));
    engrave(burin, {
      outlines: [bead],
      tint: TINTS.gold,
      lines: (x, y) => (x + y) / 4,
      tone: (x) => clamp((x - at.x) / 8),
      contour: 0.9,
    });
  }
  engrave(burin, {
    outlines: [oval(22)],
    tint: TINTS.gold,
    lines: (x) => x,
    tone: () => 0,
    contour: 1.2,
  });
  engrave(burin, {
    outlines: [oval(12)],
    tint: { ...TINTS.green, density: 0.5 },
    lines: (_, y) => y / 9,
    tone: (x, y) => {
      const far = Math.hypot((x - MIDDLE.x) / 330, (y - MIDDLE.y) / 420);
      return (
        0.2 +
        0.3 * smoothstep(-0.4, 1, (shade * (x - MIDDLE.x)) / 320) +
        0.26 * smoothstep(0.7, 1.05, far)
      );
    },
    contour: 1.6,
  });
}

const flip = (path: Path): Point[] => path.map(({ x, y }) => point(106 - x, y));

interface Skin {
  readonly outline: Path;
  /** Darkness at a pixel, 0 to 1. */
  readonly shade: (x: number, y: number) => number;
}

function engraveSkin(burin: Burin, { outline, shade }: Skin): void {
  engrave(burin, {
    outlines: [place(outline, SET)],
    tint: { ...TINTS.linen, density: 0.5 },
    lines: (x, y) => (y + 0.5 * x) / 9,
    cross: (x, y) => (y - 0.7 * x) / 9,
    tone: shade,
    contour: 1.5,
  });
}

function engraveHair(
  burin: Burin,
  outline: Path,
  strands: readonly Path[],
  eye: Point,
  tint: (typeof TINTS)['stone'],
): void {
  const centre = place([eye], SET)[0] ?? eye;
  engrave(burin, {
    outlines: [place(outline, SET)],
    tint,
    lines: (x, y) => Math.hypot((x - centre.x) * 1.15, y - centre.y) / 8,
    tone: (x, y) => 0.42 + 0.34 * Math.sin(Math.atan2(y - centre.y, x - centre.x) * 3 + 0.6),
    contour: 1.5,
  });
  for (const strand of strands) scribe(burin, place(strand, SET), 2.2);
}

/** Engraves laurel and roses under the oval. */
function engraveGarland(burin: Burin, tint: (typeof TINTS)['wine']): void {
  for (const side of [-1, 1]) {
    const knots = points('0,1010 150,1010 280,930 350,800').map((p) =>
      point(450 + side * p.x, p.y),
    );
    engraveBranch(burin, spline(knots, { steps: 14 }), {
      form: SAGE,
      size: 96,
      leaves: 17,
      spacing: 6.5,
      tint: TINTS.moss,
    });
  }
  for (const [x, y, turn] of [
    [330, 1030, 2.6],
    [570, 1030, 0.5],
    [400, 1090, 2],
    [500, 1090, 1.1],
    [450, 930, -1.5],
  ] as const) {
    const foot = point(x, y);
    engraveBranch(burin, [foot, polar(foot, turn, 10)], {
      form: ROSE,
      size: 104,
      leaves: 1,
      spacing: 6.5,
      tint: TINTS.moss,
    });
  }
  engraveRose(burin, { at: point(336, 1020), radius: 66, spacing: 6.5, tint: TINTS.burgundy });
  engraveRose(burin, { at: point(566, 1020), radius: 66, spacing: 6.5, tint: TINTS.burgundy });
  engraveRose(burin, { at: point(450, 1012), radius: 92, spacing: 6.5, tint });
}

/** Engraves the bride in an oval, in profile; she faces right, where the groom's picture hangs. */
export function engraveBride(): Sheet {
  const burin = press('portrait-1', 900, 1200);
  engraveGround(burin, -1);
  engraveSkin(burin, {
    outline: flip(profile.BRIDE_FACE),
    shade: (x, y) => {
      const neck = smoothstep(600, 660, y) * smoothstep(420, 340, x) * smoothstep(860, 760, y);
      const cheek = 0.35 * smoothstep(500, 380, x) * smoothstep(640, 520, y);
      return 0.6 * neck + cheek + 0.2 * smoothstep(340, 200, x);
    },
  });
  engraveHair(
    burin,
    flip(profile.BRIDE_HAIR),
    profile.BRIDE_STRANDS.map(flip),
    point(22, 70),
    TINTS.stone,
  );
  const gown = place(
    flip(
      points('25,114 34,113 50,119 66,116 80,110 88.4,119 88,124 74,129 54,131 36,129 23.4,124'),
    ),
    SET,
  );
  engrave(burin, {
    outlines: [gown],
    tint: TINTS.linen,
    lines: (x, y) => (x + 0.3 * y) / 8,
    tone: (x) => 0.12 + 0.3 * clamp((460 - x) / 240),
    contour: 1.3,
  });
  for (const [x, y, radius] of [
    [45, 38, 30],
    [37, 52, 38],
    [34, 66, 28],
  ] as const) {
    const at = place([point(x, y)], SET)[0] ?? MIDDLE;
    for (const turn of [-2.6, -0.4]) {
      const foot = polar(at, turn, radius * 0.5);
      engraveBranch(burin, [foot, polar(foot, turn, 6)], {
        form: ROSE,
        size: radius * 1.5,
        leaves: 1,
        spacing: 5.5,
        tint: TINTS.moss,
      });
    }
    engraveRose(burin, { at, radius, spacing: 5.5, tint: TINTS.burgundy });
  }
  engraveGarland(burin, TINTS.wine);
  return burin.sheet;
}

/** Engraves the groom in an oval, facing her. */
export function engraveGroom(): Sheet {
  const burin = press('portrait-2', 900, 1200);
  engraveGround(burin, 1);
  engraveSkin(burin, {
    outline: profile.GROOM_FACE,
    shade: (x, y) => {
      const neck = smoothstep(620, 670, y) * smoothstep(440, 520, x);
      const cheek = 0.4 * smoothstep(400, 520, x) * smoothstep(660, 560, y);
      return 0.6 * neck + cheek;
    },
  });
  const dark = { ...TINTS.stone, density: 0.9 };
  engraveHair(burin, profile.GROOM_HAIR, profile.GROOM_STRANDS, point(86, 74), dark);
  const cloth = (path: Path, tone: number, tint: (typeof TINTS)['moss'], spacing: number): void =>
    engrave(burin, {
      outlines: [place(path, SET)],
      tint,
      lines: (x, y) => (x + 0.5 * y) / spacing,
      cross: (x, y) => (y - 0.4 * x) / spacing,
      tone: (x) => clamp(tone + (x - 480) / 900),
      contour: 1.5,
    });
  cloth(profile.GROOM_JACKET, 0.55, TINTS.moss, 8);
  cloth(points('37,103 54,103 46.5,130'), 0.04, TINTS.linen, 9);
  cloth(profile.GROOM_COLLAR, 0.06, TINTS.linen, 9);
  cloth(profile.GROOM_BOW, 0.4, TINTS.wine, 6);
  const at = place([point(30, 116)], SET)[0] ?? MIDDLE;
  engraveRose(burin, { at, radius: 26, spacing: 5, tint: TINTS.burgundy });
  engraveGarland(burin, TINTS.burgundy);
  return burin.sheet;
}
