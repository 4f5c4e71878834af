import type { Path } from './geometry.ts';

/** A rectangle of numbers at a whole-pixel position of the sheet. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function createField(x: number, y: number, width: number, height: number): Field {
  return { x, y, width, height, data: new Float32Array(width * height) };
}

/** Returns an empty field that holds all outlines and `margin` pixels around them. */
export function fieldAround(outlines: readonly Path[], margin: number): Field {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (const { x, y } of outline) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  const x = Math.floor(left - margin);
  const y = Math.floor(top - margin);
  return createField(x, y, Math.ceil(right + margin) - x + 1, Math.ceil(bottom + margin) - y + 1);
}

/**
 * Adds one edge to the area buffer: each pixel gets the signed area to the right of the edge
 * (font-rs's accumulation rasteriser). `stride` is the field's width plus two.
 */
function addEdge(area: Float32Array, stride: number, a: [number, number], b: [number, number]) {
  if (a[1] === b[1]) return;
  const sign = a[1] < b[1] ? 1 : -1;
  const [topX, topY, lowX, lowY] = sign > 0 ? [...a, ...b] : [...b, ...a];
  const slope = (lowX - topX) / (lowY - topY);
  let x = topX;
  for (let row = Math.floor(topY); row < Math.ceil(lowY); row += 1) {
    const height = Math.min(row + 1, lowY) - Math.max(row, topY);
    const nextX = x + slope * height;
    const [from, to] = x < nextX ? [x, nextX] : [nextX, x];
    const first = Math.floor(from);
    const last = Math.ceil(to);
    const base = row * stride;
    const whole = height * sign;
    if (last <= first + 1) {
      const middle = (from + to) / 2 - first;
      area[base + first] = (area[base + first] ?? 0) + whole * (1 - middle);
      area[base + first + 1] = (area[base + first + 1] ?? 0) + whole * middle;
    } else {
      // spread over the columns crossed: `left(t)` is the mean of max(0, t - x) along the edge
      const span = to - from;
      const left = (t: number): number =>
        t <= from ? 0 : t < to ? (t - from) ** 2 / (2 * span) : t - (from + to) / 2;
      let before = 0;
      for (let column = first; column <= last; column += 1) {
        const covered = left(column + 1) - left(column);
        area[base + column] = (area[base + column] ?? 0) + whole * (covered - before);
        before = covered;
      }
    }
    x = nextX;
  }
}

/**
 * Adds the coverage (0 to 1, anti-aliased) of a closed outline to the field, times `weight`.
 * The outline must lie inside the field.
 */
export function fill(field: Field, outline: Path, weight: number): void {
  const stride = field.width + 2;
  const area = new Float32Array(stride * (field.height + 1));
  for (let i = 0; i < outline.length; i += 1) {
    const a = outline[i];
    const b = outline[(i + 1) % outline.length];
    if (!a || !b) continue;
    addEdge(area, stride, [a.x - field.x, a.y - field.y], [b.x - field.x, b.y - field.y]);
  }
  for (let row = 0; row < field.height; row += 1) {
    let sum = 0;
    for (let column = 0; column < field.width; column += 1) {
      sum += area[row * stride + column] ?? 0;
      const i = row * field.width + column;
      field.data[i] = (field.data[i] ?? 0) + weight * Math.min(1, Math.abs(sum));
    }
  }
}

function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
) {
  const scale = 1 / (2 * radius + 1);
  let sum = 0;
  const read = (i: number): number => from[start + Math.min(count - 1, Math.max(0, i)) * step] ?? 0;
  for (let i = -radius; i <= radius; i += 1) sum += read(i);
  for (let i = 0; i < count; i += 1) {
    to[start + i * step] = sum * scale;
    sum += read(i + radius + 1) - read(i - radius);
  }
}

/** Returns a blurred copy: three box passes of the given radius (pixels), close to a Gaussian. */
export function blur(field: Field, radius: number): Field {
  const { width, height } = field;
  const whole = Math.max(1, Math.round(radius));
  const data = Float32Array.from(field.data);
  const other = new Float32Array(data.length);
  for (let pass = 0; pass < 3; pass += 1) {
    for (let y = 0; y < height; y += 1) blurLine(data, other, y * width, 1, width, whole);
    for (let x = 0; x < width; x += 1) blurLine(other, data, x, width, height, whole);
  }
  return { ...field, data };
}
