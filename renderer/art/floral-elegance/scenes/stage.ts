import { smoothstep } from '../../geometry.ts';
import { flood } from '../../landscape.ts';
import { createRandom, type Random } from '../../random.ts';
import { createSheet, type Sheet } from '../../sheet.ts';
import * as colour from '../palette.ts';

export interface Stage {
  readonly sheet: Sheet;
  readonly random: Random;
}

/** Returns an empty picture of this template and its source of chance. */
export function stage(name: string, width: number, height: number): Stage {
  const sheet = createSheet(width, height, `floral-elegance/${name}`);
  return { sheet, random: createRandom(sheet.seed) };
}

/** The shadow of a thing that lies on the table. */
export const SHADE = { pigment: colour.SHADOW, density: 0.3, offset: 10, soften: 8 };

/** The rose gold of rings and cutlery. */
export const METAL = { light: colour.GOLD_LIGHT, dark: colour.GOLD_DARK };

/** Paints a tablecloth or sheet of handmade paper, lit from the upper left. */
export function paintCloth(sheet: Sheet, strength: number): void {
  const far = Math.hypot(sheet.width, sheet.height);
  flood(sheet, {
    pigment: colour.LINEN,
    charge: {
      pigment: colour.BLUSH.pale,
      share: (x, y) => 0.25 + 0.5 * sheet.water(x / 7, y / 7) + 0.25 * (y / sheet.height),
    },
    tone: (x, y) => strength * (0.35 + (0.9 * (x + y)) / far),
    bloom: 0.35,
  });
}

/**
 * Paints evening light: peach at the horizon, blush above it, a touch of cool colour at the top.
 */
export function paintSky(
  sheet: Sheet,
  horizon: number,
  strength: number,
  cool = colour.DUSK,
): void {
  flood(sheet, {
    pigment: colour.PEACH,
    charge: {
      pigment: colour.BLUSH.pale,
      share: (x, y) => 1.2 - y / horizon + 0.4 * sheet.water(x / 5, y / 3),
    },
    tone: (x, y) =>
      strength * (0.35 + 0.4 * smoothstep(0, horizon, y) + 0.25 * sheet.water(x / 6, y / 3)),
    bloom: 0.3,
  });
  flood(sheet, {
    pigment: cool,
    tone: (x, y) =>
      strength *
      0.52 *
      smoothstep(horizon * 0.75, 0, y) *
      (0.75 + 0.7 * sheet.water(x / 5, y / 2.4)),
    bloom: 0.3,
  });
}
