import { circle, GOLDEN_ANGLE, type Placement, place, polar, TAU } from './geometry.ts';
import { leafOutline } from './leaf.ts';
import { createNoise } from './noise.ts';
import { type FlowerPaint, type FlowerSet, paintPetal } from './petal.ts';
import type { Pigment } from './pigment.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import { wash } from './watercolour.ts';

/** Paints a closed bud on its calyx, pointing along `turn`. */
export function paintBud(
  sheet: Sheet,
  paint: FlowerPaint,
  green: Pigment,
  set: Placement,
  random: Random,
): void {
  const streaks = createNoise(`${sheet.seed}/petal`);
  const look = { ruffle: 0.02, density: 0.6 * paint.density, claw: 0.9, tip: 0.35, shadow: 0 };
  for (const [spread, reach, width] of [
    [0.3, 0.95, 0.62],
    [-0.3, 0.92, 0.62],
    [0.04, 1, 0.7],
  ] as const) {
    const turn = set.turn + spread * random.between(0.7, 1.2);
    const shadow = spread === 0.04 ? 0.16 : 0;
    paintPetal(
      sheet,
      paint,
      { ...look, width, shadow },
      { ...set, turn, scale: set.scale * reach },
      streaks,
      random,
    );
  }
  for (const spread of [-0.55, 0.5, 0]) {
    const { outline } = leafOutline({ width: 0.16, belly: 0.4, bend: spread * 0.2 });
    const turn = set.turn + spread;
    wash(
      sheet,
      {
        outline: place(outline, {
          at: polar(set.at, set.turn, -0.05 * set.scale),
          turn,
          scale: set.scale * 0.52,
        }),
        pigment: green,
        density: random.between(0.6, 0.9),
        rimWidth: 1,
        cover: 0.8,
      },
      random,
    );
  }
}

/** Paints a small flower of five petals with a golden eye. */
export function paintBlossom(
  sheet: Sheet,
  paint: FlowerPaint,
  eye: Pigment,
  set: FlowerSet,
  random: Random,
): void {
  const streaks = createNoise(`${sheet.seed}/petal`);
  const start = random.between(0, TAU);
  const look = { ruffle: 0.03, claw: 0.8, tip: 0.12, shadow: 0 };
  for (let i = 0; i < 5; i += 1) {
    const turn = start + (i * TAU) / 5 + random.between(-0.12, 0.12);
    const scale =
      set.radius * (1 - set.tilt * 0.5 * Math.cos(turn - set.lean)) * random.between(0.88, 1.1);
    const density = 0.5 * paint.density * random.between(0.8, 1.2);
    const width = random.between(0.85, 1.05);
    paintPetal(
      sheet,
      paint,
      { ...look, density, width },
      { at: set.at, turn, scale },
      streaks,
      random,
    );
  }
  for (let i = 0; i < 6; i += 1) {
    const at = polar(set.at, i * GOLDEN_ANGLE, set.radius * 0.055 * Math.sqrt(i));
    wash(
      sheet,
      {
        outline: circle(at, set.radius * 0.055, 8),
        pigment: eye,
        density: 0.9,
        fray: 0,
        rimWidth: 1,
        cover: 0.8,
      },
      random,
    );
  }
}
