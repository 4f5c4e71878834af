import { clamp, mix, smoothstep } from '../geometry.ts';
import { createNoise, fractal } from '../noise.ts';
import { type Light, mixLight, type Plate, scaleLight } from './plate.ts';

/** Hills over water, seen by a camera that looks along +z. Lengths in metres. */
export interface Terrain {
  /** Height above the water at a place. */
  height(x: number, z: number): number;
  readonly eye: { readonly x: number; readonly y: number; readonly z: number };
  /** Row of the horizon; pixels per metre at one metre's distance. */
  readonly horizon: number;
  readonly focal: number;
  readonly far: number;
  /** Direction from the ground to the sun. */
  readonly sun: Light;
  readonly low: Light;
  readonly high: Light;
  readonly rock: Light;
  /** Distance at which haze hides two thirds. */
  readonly haze: number;
  /** Height of the fog over the water, in metres. */
  readonly fog: number;
  sky(x: number, y: number): Light;
}

/**
 * Returns rolling ground from noise: `size` metres wide, `rise` metres high, steeper towards the
 * top.
 */
export function rolling(seed: string, size: number, rise: number): Terrain['height'] {
  const swell = fractal(createNoise(`${seed}/swell`), 7);
  const trees = fractal(createNoise(`${seed}/trees`), 3);
  return (x, z) => {
    const h = Math.max(0, 0.5 + swell(x / size, z / size));
    return rise * (h ** 1.5 - 0.32) + 9 * trees(x / 24, z / 24);
  };
}

/** Renders the land column by column, from near to far; the water is left to `exposeWater`. */
export function exposeTerrain(plate: Plate, land: Terrain): void {
  const mottle = fractal(createNoise(`${plate.seed}/mottle`), 4);
  const [sx, sy, sz] = land.sun;
  for (let x = 0; x < plate.width; x += 1) {
    const slope = (x - plate.width / 2) / land.focal;
    let top = plate.height;
    for (let z = 4; z < land.far; z *= 1.006) {
      const wx = land.eye.x + slope * z;
      const wz = land.eye.z + z;
      const h = land.height(wx, wz);
      if (h < 0) continue;
      const row = Math.floor(land.horizon + ((land.eye.y - h) * land.focal) / z);
      if (row >= top) continue;
      const step = 1.5 + z * 0.005;
      const dx = (land.height(wx + step, wz) - h) / step;
      const dz = (land.height(wx, wz + step) - h) / step;
      const norm = Math.hypot(dx, 1, dz);
      const lit = clamp((-dx * sx + sy - dz * sz) / norm, 0, 1);
      const steep = smoothstep(0.8, 1.5, Math.hypot(dx, dz));
      const patch = 0.5 + 0.8 * mottle(wx / 26, wz / 26);
      const cloth = mixLight(mixLight(land.low, land.high, patch), land.rock, steep);
      const ground = scaleLight(cloth, 0.22 + 0.95 * lit);
      const air = 1 - Math.exp(-z / land.haze);
      for (let y = Math.max(0, row); y < top; y += 1) {
        const height = Math.max(0, land.eye.y - ((y - land.horizon) * z) / land.focal);
        const mist = air + (1 - air) * 0.85 * air * Math.exp(-height / land.fog);
        const i = (y * plate.width + x) * 3;
        plate.data.set(mixLight(ground, land.sky(x, Math.min(y, land.horizon)), mist), i);
      }
      top = Math.min(top, row);
      if (top <= 0) break;
    }
  }
}

/** Renders water below the horizon row: it mirrors what is above it, broken by ripples. */
export function exposeWater(
  plate: Plate,
  water: {
    horizon: number;
    bottom: number;
    tint: Light;
    /** Strength of the ripples in pixels near the lower edge. */
    ripple: number;
    mirror?: number;
    where?: (x: number, y: number) => boolean;
  },
): void {
  const waves = fractal(createNoise(`${plate.seed}/waves`), 3);
  const { horizon, mirror = 0.8 } = water;
  const copy = plate.data.slice();
  for (let y = Math.ceil(horizon); y < water.bottom; y += 1) {
    const depth = (y - horizon) / (plate.height - horizon);
    const scale = 1 / (0.012 + depth);
    for (let x = 0; x < plate.width; x += 1) {
      if (water.where && !water.where(x, y)) continue;
      const u = ((x - plate.width / 2) * scale) / 420;
      const v = scale * 2.4;
      const wave = waves(u, v) + 0.35 * waves(u * 5, v * 3 + 9);
      const from = clamp(2 * horizon - y + wave * water.ripple * (0.15 + depth), 0, horizon - 1);
      const across = clamp(x + waves(u + 40, v) * water.ripple * 0.4, 0, plate.width - 1);
      // interpolated between two rows, or the mirrored edges would show steps
      const row = Math.floor(from);
      const share = from - row;
      const source = (row * plate.width + Math.floor(across)) * 3;
      const below = source + (row + 1 < horizon ? plate.width * 3 : 0);
      const glance = mix(mirror, mirror * 0.45, smoothstep(0, 0.9, depth)) * (0.9 + 0.35 * wave);
      const i = (y * plate.width + x) * 3;
      for (let c = 0 as 0 | 1 | 2; c < 3; c += 1) {
        const seen = (copy[source + c] ?? 0) * (1 - share) + (copy[below + c] ?? 0) * share;
        plate.data[i + c] = seen * glance + water.tint[c] * (1 - glance);
      }
    }
  }
}
