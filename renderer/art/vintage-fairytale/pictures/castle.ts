import type { Burin } from '../../engraving.ts';
import { engrave } from '../../engraving.ts';
import { mix, point, points, spline } from '../../geometry.ts';
import { createNoise, fractal } from '../../noise.ts';
import type { Sheet } from '../../sheet.ts';
import { engraveTower, engraveWall, engraveWindow } from './masonry.ts';
import { press, TINTS } from './press.ts';
import { engraveBirds, engraveHill, engraveSky } from './sky.ts';
import { engraveCypress, engraveGrass, engraveTree } from './woods.ts';

/**
 * Engraves towers and walls on a hilltop, `size` pixels wide; (x, y) is the middle of their foot.
 */
function engraveCastle(burin: Burin, x: number, y: number, size: number, spacing: number): void {
  const u = size / 100;
  const tower = (dx: number, half: number, height: number, roof: number, lift = 0): void =>
    engraveTower(burin, {
      foot: point(x + dx * u, y - lift * u),
      half: half * u,
      height: height * u,
      roof: roof * u,
      spacing,
    });
  tower(-4, 9, 76, 30, 6);
  tower(20, 7, 60, 24, 4);
  tower(-26, 6.5, 56, 22, 4);
  engraveWall(burin, {
    left: x - 24 * u,
    right: x + 24 * u,
    top: y - 44 * u,
    bottom: y,
    tooth: 2.6 * u,
    spacing,
  });
  for (const dx of [-14, -4, 8])
    engraveWindow(burin, point(x + dx * u, y - 34 * u), 1.8 * u, 6 * u);
  engraveWall(burin, {
    left: x - 48 * u,
    right: x + 46 * u,
    top: y - 22 * u,
    bottom: y + 6 * u,
    tooth: 3 * u,
    spacing,
  });
  tower(-44, 8, 38, 20, -6);
  tower(42, 7.5, 34, 18, -6);
  tower(12, 6, 32, 15, -7);
  engraveWindow(burin, point(x - 8 * u, y - 8 * u), 5 * u, 13 * u);
}

const swells = (
  seed: string,
  base: number,
  swell: number,
  width: number,
): ((x: number) => number) => {
  const slow = fractal(createNoise(seed), 3);
  return (x) => base - swell * (0.4 + slow(x / width, 0.7));
};

/** Engraves a castle on a hill at dusk, with a winding road below. */
export function engraveHills(): Sheet {
  const burin = press('hills', 1200, 900);
  engraveSky(burin, { bottom: 560, spacing: 11, depth: 0.28, sun: { x: 330, y: 300, radius: 62 } });
  engraveBirds(burin, [
    [470, 210],
    [516, 190],
    [548, 222],
  ]);
  const green = TINTS.green;
  engraveHill(burin, {
    crest: swells('vintage/a', 560, 120, 300),
    bottom: 700,
    spacing: 10,
    depth: 0.28,
    tint: TINTS.sky,
  });
  const knoll = (x: number): number =>
    640 - 210 * Math.exp(-(((x - 760) / 250) ** 2)) - 18 * Math.sin(x / 70);
  engraveCastle(burin, 760, 458, 300, 6.5);
  engraveHill(burin, { crest: knoll, bottom: 900, spacing: 10, depth: 0.42, tint: green });
  engraveHill(burin, {
    crest: swells('vintage/b', 730, 90, 380),
    bottom: 900,
    spacing: 11,
    depth: 0.36,
    tint: green,
  });
  const road =
    '700,470 730,500 690,540 620,580 640,620 760,660 800,700 700,750 520,800 460,860 440,910 640,910 650,850 740,800 880,740 920,690 850,640 720,606 700,584 760,540 776,500 740,468';
  engrave(burin, {
    outlines: [spline(points(road), { closed: true, steps: 8 })],
    tint: TINTS.linen,
    lines: (_, y) => y / 9,
    tone: (x, y) => 0.16 * Math.max(0, Math.sin(x / 40 + y / 23)),
    contour: 1,
  });
  for (const [x, y, height] of [
    [560, 640, 90],
    [930, 640, 100],
    [980, 656, 84],
    [500, 690, 120],
  ] as const) {
    engraveCypress(burin, point(x, y), height, 5);
  }
  engraveTree(burin, point(180, 850), 330, 7);
  engraveTree(burin, point(1070, 820), 250, 6.5);
  engraveTree(burin, point(340, 800), 160, 6);
  engraveGrass(burin, { left: 0, right: 420, top: 820, bottom: 900, tufts: 26, reach: 30 });
  engraveGrass(burin, { left: 700, right: 1200, top: 810, bottom: 900, tufts: 34, reach: 30 });
  return burin.sheet;
}

/**
 * Engraves the wide picture of the title page: the same country from afar, faint under much sky.
 */
export function engraveHero(): Sheet {
  const burin = press('hero', 1920, 1200);
  engraveSky(burin, { bottom: 860, spacing: 17, depth: 0.16, sun: { x: 560, y: 560, radius: 84 } });
  engraveHill(burin, {
    crest: swells('vintage/h1', 860, 110, 420),
    bottom: 1000,
    spacing: 16,
    depth: 0.2,
    tint: TINTS.sky,
  });
  const knoll = (x: number): number =>
    960 - 190 * Math.exp(-(((x - 1290) / 300) ** 2)) - 16 * Math.sin(x / 90);
  engraveCastle(burin, 1290, 792, 330, 8);
  engraveHill(burin, { crest: knoll, bottom: 1200, spacing: 16, depth: 0.26, tint: TINTS.green });
  engraveHill(burin, {
    crest: swells('vintage/h2', 1060, 90, 520),
    bottom: 1200,
    spacing: 17,
    depth: 0.24,
    tint: TINTS.green,
  });
  for (let i = 0; i < 9; i += 1) {
    const x = mix(80, 1860, i / 8) + 60 * Math.sin(i * 7);
    if (Math.abs(x - 1290) > 180)
      engraveCypress(burin, point(x, 1030 + 20 * Math.sin(i * 3)), 110 + 30 * Math.sin(i * 5), 7);
  }
  engraveTree(burin, point(200, 1180), 360, 9);
  engraveTree(burin, point(1740, 1180), 320, 9);
  engraveTree(burin, point(420, 1150), 210, 8);
  return burin.sheet;
}
