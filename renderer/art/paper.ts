import type { Raster } from './export.ts';
import { clamp } from './geometry.ts';
import { createNoise } from './noise.ts';
import { createRandom } from './random.ts';
import type { Paper } from './sheet.ts';

/**
 * Returns a seamless square of paper: fine tooth, slow clouds and a few short fibres.
 * @param strength largest change of a channel, 0 to 255
 */
export function paperTile(size: number, colour: Paper, strength: number, seed: string): Raster {
  const fine = createNoise(`${seed}/fine`, size / 4);
  const slow = createNoise(`${seed}/slow`, size / 64);
  const height = new Float32Array(size * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      height[y * size + x] = 0.55 * fine(x / 4, y / 4) + 0.45 * slow(x / 64, y / 64);
    }
  }
  const random = createRandom(seed);
  for (let fibre = 0; fibre < size / 12; fibre += 1) {
    let [x, y, turn] = [random.between(0, size), random.between(0, size), random.between(0, 6.3)];
    const tone = random.chance(0.5) ? 0.5 : -0.5;
    for (let step = 0; step < random.between(8, 26); step += 1) {
      x += Math.cos(turn);
      y += Math.sin(turn);
      turn += 0.14 * random.gauss();
      const i = ((Math.floor(y) + size) % size) * size + ((Math.floor(x) + size) % size);
      height[i] = (height[i] ?? 0) + tone;
    }
  }
  const data = Buffer.alloc(size * size * 3);
  for (let i = 0; i < data.length; i += 1) {
    const rise = clamp(height[Math.floor(i / 3)] ?? 0, -1, 1);
    data[i] = clamp(Math.round(colour[(i % 3) as 0 | 1 | 2] + strength * (rise - 0.2)), 0, 255);
  }
  return { width: size, height: size, channels: 3, data };
}
