import { expect, test } from 'vitest';
import { circle, line, type Path, point, ribbon } from './geometry.ts';
import { blur, type Field, fieldAround, fill } from './raster.ts';

const covered = (outline: Path): Field => {
  const field = fieldAround([outline], 2);
  fill(field, outline, 1);
  return field;
};
const area = (field: Field) => field.data.reduce((sum, value) => sum + value, 0);

test('coverage adds up to the area, also between pixels', () => {
  const box = line([10.25, 20.5], [30.75, 20.5], [30.75, 24.25], [10.25, 24.25]);
  expect(area(covered(box))).toBeCloseTo(20.5 * 3.75, 3);
  expect(area(covered(circle(point(50, 50), 31.3, 720)))).toBeCloseTo(Math.PI * 31.3 ** 2, -1);
});

test('the way round an outline makes no difference', () => {
  const drop = [point(3, 4), point(40.3, 9.7), point(22.2, 31.9), point(5.1, 20.4)];
  const [there, back] = [covered(drop), covered([...drop].reverse())];
  for (const [i, value] of there.data.entries()) expect(back.data[i]).toBeCloseTo(value, 4);
});

test('a slanted edge covers no pixel more than once', () => {
  const sliver = ribbon(line([5, 5], [90, 43]), () => 0.8, 9);
  const field = covered(sliver);
  expect(Math.max(...field.data)).toBeLessThanOrEqual(1.0001);
  expect(Math.min(...field.data)).toBeGreaterThanOrEqual(0);
});

test('blurring keeps the sum where nothing reaches the border', () => {
  const field = fieldAround([circle(point(40, 40), 10)], 30);
  fill(field, circle(point(40, 40), 10), 1);
  expect(area(blur(field, 4))).toBeCloseTo(area(field), 1);
});
