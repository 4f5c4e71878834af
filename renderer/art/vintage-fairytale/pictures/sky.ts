import { type Burin, engrave, parallel, scribe } from '../../engraving.ts';
import { circle, line, type Path, point, smoothstep, spline } from '../../geometry.ts';
import { createNoise, fractal } from '../../noise.ts';
import { TINTS } from './press.ts';

/** Engraves a ruled sky: lines that swell towards the top and part around clouds. */
export function engraveSky(
  burin: Burin,
  sky: {
    bottom: number;
    spacing: number;
    depth: number;
    sun?: { x: number; y: number; radius: number };
  },
): void {
  const { sheet } = burin;
  const cloud = fractal(createNoise(`${sheet.seed}/cloud`), 4);
  const { bottom, spacing, depth, sun } = sky;
  const straight = parallel(0, spacing);
  const field = line([0, 0], [sheet.width, 0], [sheet.width, bottom], [0, bottom]);
  engrave(burin, {
    outlines: [field],
    tint: { ...TINTS.sky, density: TINTS.sky.density * 0.7 },
    lines: (x, y) => straight(x, y + 5 * cloud(x / 190, y / 130)),
    tone: (x, y) => {
      const puff = smoothstep(-0.06, 0.16, cloud(x / 300, y / 110));
      const near = sun
        ? smoothstep(sun.radius, sun.radius * 4.2, Math.hypot(x - sun.x, y - sun.y))
        : 1;
      return depth * (0.35 + 0.65 * smoothstep(bottom, 0, y)) * (1 - 0.95 * puff) * near;
    },
    contour: 0,
    cover: 0,
  });
  if (sun) {
    const disc = circle(sun, sun.radius, 48);
    engrave(burin, {
      outlines: [disc],
      tint: TINTS.gold,
      tone: () => 0,
      lines: straight,
      contour: 0.8,
    });
  }
}

/** Engraves distant birds. */
export function engraveBirds(burin: Burin, places: readonly (readonly [number, number])[]): void {
  for (const [x, y] of places) {
    const wings: Path = spline(
      line([x - 14, y - 5], [x - 6, y - 8], [x, y], [x + 6, y - 8], [x + 15, y - 6]),
    );
    scribe(burin, wings, 1.2);
  }
}

/** Engraves hills: everything below a crest, ruled along its slope. */
export function engraveHill(
  burin: Burin,
  hill: {
    crest(x: number): number;
    bottom: number;
    spacing: number;
    depth: number;
    tint: { pigment: (typeof TINTS)['green']['pigment']; density: number };
  },
): void {
  const { sheet } = burin;
  const steps = Math.ceil(sheet.width / 12);
  const edge = Array.from({ length: steps + 3 }, (_, i) =>
    point(i * 12 - 12, hill.crest(i * 12 - 12)),
  );
  const outline = [...edge, point(sheet.width + 24, hill.bottom), point(-12, hill.bottom)];
  const rough = createNoise(`${sheet.seed}/turf`);
  engrave(burin, {
    outlines: [outline],
    tint: hill.tint,
    lines: (x, y) => (y - 0.8 * hill.crest(x) + 3 * rough(x / 60, y / 40)) / hill.spacing,
    tone: (x, y) => {
      const slope = (hill.crest(x + 8) - hill.crest(x - 8)) / 16;
      const below = y - hill.crest(x);
      const patch = 0.5 + 0.9 * rough(x / 90, y / 30);
      return (
        hill.depth * (0.28 + 1.3 * Math.max(0, slope)) * patch +
        0.3 * hill.depth * smoothstep(20, 0, below)
      );
    },
    contour: 0.9,
  });
}
