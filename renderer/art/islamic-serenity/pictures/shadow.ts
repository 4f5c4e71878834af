import { type Path, type Point, point, TAU } from '../../geometry.ts';
import { lay, light, type Plate } from '../../photo/plate.ts';

export const DARK = light('#04170f');

/** Darkens what lies under a thing on the table. */
export function castShadow(plate: Plate, outline: Path, reach: number, amount: number): void {
  const moved = outline.map(({ x, y }) => point(x + reach, y + reach * 0.8));
  lay(plate, { outlines: [moved], focus: reach * 0.7, opacity: amount }, DARK);
}

/** Returns an upright ellipse by its half axes. */
export const oval = (at: Point, width: number, height: number): Point[] =>
  Array.from({ length: 64 }, (_, i) =>
    point(at.x + width * Math.cos((i / 64) * TAU), at.y + height * Math.sin((i / 64) * TAU)),
  );
