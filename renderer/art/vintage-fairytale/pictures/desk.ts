import { type Burin, engrave } from '../../engraving.ts';
import { line, type Path, point, smoothstep } from '../../geometry.ts';
import { createNoise } from '../../noise.ts';
import { TINTS } from './press.ts';

/** Engraves a desk: boards with their grain. */
export function engraveDesk(burin: Burin, spacing: number, depth: number): void {
  const { sheet } = burin;
  const grain = createNoise(`${sheet.seed}/desk`);
  engrave(burin, {
    outlines: [line([0, 0], [sheet.width, 0], [sheet.width, sheet.height], [0, sheet.height])],
    tint: { ...TINTS.stone, density: 0.28 },
    lines: (x, y) => (y + 9 * grain(x / 260, y / 70)) / spacing,
    tone: (x, y) => {
      const off = Math.hypot(x / sheet.width - 0.5, y / sheet.height - 0.5) * 2;
      return depth * (0.1 + 0.9 * Math.max(0, grain(x / 420, y / 26))) * smoothstep(0.35, 1.3, off);
    },
    contour: 0,
    cover: 0,
  });
}

/** Engraves the dark under a thing that lies on the desk. */
export function cast(burin: Burin, outline: Path, reach: number): void {
  const moved = outline.map(({ x, y }) => point(x + reach, y + reach * 1.1));
  engrave(burin, {
    outlines: [moved],
    lines: (x, y) => (x + y) / 7,
    tone: () => 0.5,
    contour: 0,
    cover: 0.6,
  });
}
