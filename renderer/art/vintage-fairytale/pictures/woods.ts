import { type Burin, engrave, scribe } from '../../engraving.ts';
import { clamp, type Point, point, polar, spline, TAU } from '../../geometry.ts';
import { createNoise } from '../../noise.ts';
import { TINTS } from './press.ts';

/** Returns a lobed outline like the edge of foliage. */
function lobes(burin: Burin, at: Point, width: number, height: number): Point[] {
  const count = Math.max(9, Math.round((width + height) / 16));
  const ring = Array.from({ length: count * 2 }, (_, i) => {
    const reach = i % 2 === 0 ? burin.random.between(0.96, 1.08) : burin.random.between(0.84, 0.92);
    const far = polar(point(0, 0), (i / (count * 2)) * TAU, reach);
    return point(at.x + (far.x * width) / 2, at.y + (far.y * height) / 2);
  });
  return spline(ring, { closed: true, steps: 4 });
}

/** Engraves a mass of leaves: scalloped lines, darker away from the light at the upper left. */
export function engraveFoliage(
  burin: Burin,
  mass: { at: Point; width: number; height: number; spacing: number; depth?: number },
): void {
  const { at, width, height, spacing, depth = 0.75 } = mass;
  const clump = createNoise(`${burin.sheet.seed}/clump`);
  engrave(burin, {
    outlines: [lobes(burin, at, width, height)],
    tint: TINTS.moss,
    lines: (x, y) =>
      (y + spacing * 0.75 * Math.abs(Math.sin((x + 6 * clump(x / 20, y / 20)) / (spacing * 1.1)))) /
      spacing,
    tone: (x, y) => {
      const [u, v] = [(x - at.x) / width, (y - at.y) / height];
      return depth * clamp(0.34 + 0.75 * u + 0.85 * v + 0.75 * clump(x / 26 + 9, y / 22));
    },
    contour: 0.9,
  });
}

/** Engraves a round-headed tree; `at` is its foot. */
export function engraveTree(burin: Burin, at: Point, height: number, spacing: number): void {
  const trunk = height * 0.035;
  const outline = [
    point(at.x - trunk * 1.6, at.y),
    point(at.x - trunk, at.y - height * 0.4),
    point(at.x + trunk, at.y - height * 0.4),
    point(at.x + trunk * 1.6, at.y),
  ];
  engrave(burin, {
    outlines: [outline],
    tint: TINTS.stone,
    lines: (x) => x / Math.max(3, spacing * 0.6),
    tone: (x) => clamp(0.35 + (x - at.x) / (trunk * 3)),
    contour: 0.8,
  });
  for (const [dx, dy, w, h] of [
    [-0.2, -0.5, 0.36, 0.3],
    [0.2, -0.52, 0.38, 0.32],
    [0, -0.74, 0.44, 0.4],
    [0.02, -0.46, 0.36, 0.24],
  ] as const) {
    const centre = point(at.x + dx * height, at.y + dy * height);
    engraveFoliage(burin, { at: centre, width: w * height, height: h * height, spacing });
  }
}

/** Engraves a cypress; `at` is its foot. */
export function engraveCypress(burin: Burin, at: Point, height: number, spacing: number): void {
  const half = height * 0.095;
  const sway = createNoise(`${burin.sheet.seed}/cypress`);
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: 14 }, (_, i) => {
      const t = i / 13;
      const wide =
        half *
        Math.sin(Math.PI * (0.12 + 0.88 * t) ** 0.75) *
        (1 + 0.22 * sway(i * 1.7, at.x + side));
      return point(at.x + side * Math.max(0, wide), at.y - height * t);
    });
  const outline = [...edge(-1), ...edge(1).reverse()];
  engrave(burin, {
    outlines: [spline(outline, { closed: true, steps: 3 })],
    tint: TINTS.moss,
    lines: (x, y) => (x + half * 0.3 * Math.sin(y / 14 + x / 9)) / spacing,
    tone: (x, y) => clamp(0.5 + (x - at.x) / (half * 2.4) + 0.4 * sway(x / 9, y / 16)),
    contour: 0.9,
  });
}

/** Engraves tufts of grass in a band, larger towards its lower edge. */
export function engraveGrass(
  burin: Burin,
  band: { left: number; right: number; top: number; bottom: number; tufts: number; reach: number },
): void {
  const { random } = burin;
  for (let i = 0; i < band.tufts; i += 1) {
    const t = i / band.tufts;
    const foot = point(
      random.between(band.left, band.right),
      band.top + (band.bottom - band.top) * t,
    );
    const reach = band.reach * (0.35 + 0.65 * t);
    for (let blade = -2; blade <= 2; blade += 1) {
      const turn = -TAU / 4 + blade * 0.3 + random.between(-0.1, 0.1);
      const tip = polar(foot, turn, reach * random.between(0.6, 1.1));
      const bend = polar(foot, turn * 0.94 - 0.09, reach * 0.5);
      scribe(burin, spline([foot, bend, tip]), 0.7 + 0.6 * t);
    }
  }
}
