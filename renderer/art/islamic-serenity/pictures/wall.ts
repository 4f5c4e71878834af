import type { Path, Point } from '../../geometry.ts';
import { createNoise, fractal } from '../../noise.ts';
import { expose, light, mixLight, type Plate, scaleLight } from '../../photo/plate.ts';
import { DEEP, EMERALD } from './gilding.ts';

/** Renders emerald plaster, lit by a lamp. */
export function plaster(
  plate: Plate,
  lamp: { x: number; y: number; reach: number; power: number },
): void {
  const rough = fractal(createNoise(`${plate.seed}/plaster`), 5);
  expose(plate, (x, y) => {
    const near = Math.exp(
      -(((x - lamp.x) / lamp.reach) ** 2) - ((y - lamp.y) / (lamp.reach * 1.15)) ** 2,
    );
    const tone = mixLight(
      DEEP,
      EMERALD,
      0.55 + 0.5 * rough(x / 190, y / 190) + 0.25 * rough(x / 9, y / 9),
    );
    const lit = mixLight(tone, light('#4f8a62'), near * 0.6);
    return scaleLight(lit, 0.6 + lamp.power * near);
  });
}

/** Returns an arch's outline and its inner echo as one closed band. */
export function band(outer: Path, inner: Path): Point[] {
  return [...outer, ...[...inner].reverse()];
}
