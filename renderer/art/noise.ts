import { createRandom } from './random.ts';

/** Smooth noise over the plane: about -1 to 1, one feature per unit. */
export type Noise = (x: number, y: number) => number;

const SIZE = 256;

/** Returns Perlin's gradient noise with sixteen directions; `period` (whole) makes it tile. */
export function createNoise(seed: string, period = SIZE): Noise {
  const random = createRandom(`noise/${seed}`);
  const order = Uint8Array.from({ length: SIZE }, (_, i) => i);
  for (let i = SIZE - 1; i > 0; i -= 1) {
    const j = random.whole(0, i);
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  const gradientX = Float32Array.from({ length: 16 }, (_, i) => Math.cos((i * Math.PI) / 8));
  const gradientY = Float32Array.from({ length: 16 }, (_, i) => Math.sin((i * Math.PI) / 8));

  const wrap = (value: number): number => ((value % period) + period) % period;
  const slope = (ix: number, iy: number, dx: number, dy: number): number => {
    const row = order[wrap(iy) & 255] ?? 0;
    const g = (order[(wrap(ix) + row) & 255] ?? 0) & 15;
    return (gradientX[g] ?? 0) * dx + (gradientY[g] ?? 0) * dy;
  };
  const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const dx = x - ix;
    const dy = y - iy;
    const u = fade(dx);
    const top = slope(ix, iy, dx, dy) * (1 - u) + slope(ix + 1, iy, dx - 1, dy) * u;
    const low = slope(ix, iy + 1, dx, dy - 1) * (1 - u) + slope(ix + 1, iy + 1, dx - 1, dy - 1) * u;
    const v = fade(dy);
    return 1.5 * (top * (1 - v) + low * v);
  };
}

/**
 * Returns a fractal sum: each octave is twice as fine, half as strong and rotated, so that no
 * lattice shows.
 */
export function fractal(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    let strength = 0.5;
    let u = 0.8 * x - 0.6 * y;
    let v = 0.6 * x + 0.8 * y;
    for (let i = 0; i < octaves; i += 1) {
      sum += strength * noise(u + 17.3 * i, v - 9.1 * i);
      strength /= 2;
      [u, v] = [1.6 * u - 1.2 * v, 1.2 * u + 1.6 * v];
    }
    return sum;
  };
}
