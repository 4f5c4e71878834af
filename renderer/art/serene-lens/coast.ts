import { createNoise, fractal } from '../noise.ts';
import { createPlate, expose, light, type Plate, veil } from '../photo/plate.ts';
import { exposeTerrain, exposeWater, rolling } from '../photo/terrain.ts';
import { DEEP, MIST, SEA, veiledSky } from './light.ts';

interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly seed: string;
}

/** Renders coastal hills that fade into mist at dusk, behind still water. */
function exposeCoast({ name, width, height, horizon, seed }: View): Plate {
  const plate = createPlate(width, height, `serene-lens/${name}`);
  const sun = { x: width * 0.64, y: horizon * 0.72, size: width * 0.3 };
  const sky = veiledSky(seed, { horizon, high: light('#7c9a9f'), low: MIST, sun });
  expose(plate, sky);
  const land = rolling(seed, 1500, 430);
  const shore = fractal(createNoise(`${seed}/shore`), 3);
  exposeTerrain(plate, {
    // the bay in front: land begins beyond it, further away on one side than on the other
    height: (x, z) =>
      land(x, z) - 190 * Math.max(0, 1 - (z + 500 * shore(x / 900, 2)) / (900 + x * 0.35)) - 20,
    eye: { x: 0, y: 46, z: 0 },
    horizon,
    focal: width * 0.78,
    far: 9000,
    sun: [0.45, 0.55, -0.3],
    low: light('#1d4145'),
    high: light('#48695f'),
    rock: light('#6a7470'),
    haze: 2000,
    fog: 60,
    sky,
  });
  exposeWater(plate, { horizon, bottom: height, tint: SEA, ripple: 30 });
  const drift = fractal(createNoise(`${seed}/mist`), 4);
  veil(
    plate,
    (x, y) => {
      const band = Math.exp(-(((y - horizon - 4) / (height * 0.05)) ** 2));
      return band * (0.55 + 0.5 * drift(x / 300, y / 60));
    },
    MIST,
  );
  veil(plate, (_, y) => 0.3 * Math.max(0, (y - height * 0.82) / (height * 0.18)), DEEP);
  return plate;
}

export const exposeHills = (): Plate =>
  exposeCoast({ name: 'hills', width: 1200, height: 900, horizon: 560, seed: 'serene/hills' });

export const exposeHero = (): Plate =>
  exposeCoast({ name: 'hero', width: 1920, height: 1200, horizon: 800, seed: 'serene/isle' });
