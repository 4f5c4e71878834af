import { flood } from '../landscape.ts';
import type { Pencil } from '../pencil.ts';
import { pigment } from '../pigment.ts';
import { createRandom } from '../random.ts';
import { createSheet, type Paper } from '../sheet.ts';

/** White, graphite, one muted accent. */
export const WHITE: Paper = [250, 249, 247];
export const GRAPHITE = pigment('#3b3d40');
export const CLAY = pigment('#b9988a');
export const SHADE = pigment('#c9c6c1');

/** Returns a pencil and an empty sheet with a touch of daylight from the upper left. */
export function desk(name: string, width: number, height: number): Pencil {
  const sheet = createSheet(width, height, `minimalist-elegant/${name}`);
  const far = Math.hypot(width, height);
  flood(sheet, { pigment: SHADE, tone: (x, y) => 0.02 + (0.16 * (x + y)) / far, grain: 0.02 });
  return { sheet, random: createRandom(sheet.seed), lead: GRAPHITE };
}
