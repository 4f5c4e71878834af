import { smoothstep } from '../geometry.ts';
import { createNoise, fractal } from '../noise.ts';
import { type Light, light, mixLight } from '../photo/plate.ts';

/** Mist, stone and deep blue-green. */
export const MIST = light('#e3e9e8');
export const STONE = light('#b3aca1');
export const SEA = light('#5d8082');
export const DEEP = light('#1f4347');
export const NIGHT = light('#12292d');
export const DAWN = light('#f0dcc4');
export const LAMP: Light = [1.9, 1.15, 0.5];

/**
 * Returns a veiled sky: light at the horizon, cool above, slow clouds; `sun` adds a bright place.
 */
export function veiledSky(
  seed: string,
  sky: { horizon: number; high: Light; low: Light; sun?: { x: number; y: number; size: number } },
): (x: number, y: number) => Light {
  const cloud = fractal(createNoise(`${seed}/cloud`), 5);
  return (x, y) => {
    const rise = smoothstep(0, sky.horizon, y);
    const drift = 0.22 * cloud(x / 520, y / 150);
    const base = mixLight(sky.high, sky.low, rise * rise + drift * (1.2 - rise));
    if (!sky.sun) return base;
    const far = Math.hypot(x - sky.sun.x, (y - sky.sun.y) * 1.15) / sky.sun.size;
    return mixLight(base, DAWN, 0.85 / (1 + far * far * 2.2));
  };
}
