import { clamp, mix, point, polar, ribbon, smoothstep, spline, TAU } from '../geometry.ts';
import { createNoise, fractal } from '../noise.ts';
import { groundAt, project } from '../photo/camera.ts';
import {
  bloom,
  createPlate,
  expose,
  glow,
  type Light,
  lay,
  light,
  mixLight,
  type Plate,
  scaleLight,
} from '../photo/plate.ts';
import { exposeWater } from '../photo/terrain.ts';
import { createRandom } from '../random.ts';
import { MIST, SEA, STONE, veiledSky } from './light.ts';
import { CAMERA, HALF, layCandle, layChair, layRunner, laySetting, TOP } from './table-setting.ts';

const NEAR = 0.86;
const FAR = 7.2;

function layCloth(plate: Plate): void {
  const fold = fractal(createNoise(`${plate.seed}/cloth`), 4);
  const linen = (x: number, z: number): Light => {
    const wave = fold(x * 2.2, z * 1.4);
    const weave = 0.03 * fold(x * 60, z * 60);
    return mixLight(light('#c9cdc9'), light('#f1efe8'), 0.62 + 0.5 * wave + weave + 0.1 * x);
  };
  // the sides fall from the table's edges
  for (const side of [-1, 1]) {
    const edge = [
      project(CAMERA, side * HALF, TOP, NEAR),
      project(CAMERA, side * HALF, TOP, FAR),
      project(CAMERA, side * HALF, TOP - 0.36, FAR),
      project(CAMERA, side * HALF, TOP - 0.36, NEAR),
    ];
    lay(plate, { outlines: [edge], focus: 0.8 }, (x, y) =>
      scaleLight(light('#aeb5b2'), 0.8 + 0.35 * fold(x / 26, y / 300)),
    );
  }
  expose(plate, (x, y) => {
    const place = groundAt(CAMERA, x, y, TOP);
    if (!place || place.z < NEAR || place.z > FAR || Math.abs(place.x) > HALF) return null;
    return linen(place.x, place.z);
  });
}

/** Renders a table for many guests on a terrace by the water. */
export function exposeTable(): Plate {
  const plate = createPlate(1200, 900, 'serene-lens/table');
  const random = createRandom(plate.seed);
  const { horizon } = CAMERA;
  const sun = { x: 800, y: 250, size: 260 };
  expose(plate, veiledSky(plate.seed, { horizon, high: light('#86a2a6'), low: MIST, sun }));
  const crest = fractal(createNoise(`${plate.seed}/crest`), 5);
  const line = Array.from({ length: 101 }, (_, k) => {
    const rise = 60 * smoothstep(900, 200, k * 12) * (0.7 + crest(k / 22, 1));
    return point(k * 12, horizon - Math.max(0, rise));
  });
  lay(
    plate,
    { outlines: [[...line, point(1200, horizon + 2), point(0, horizon + 2)]], focus: 5 },
    light('#8ea6a7'),
  );
  exposeWater(plate, { horizon, bottom: 470, tint: SEA, ripple: 14, mirror: 0.8 });
  layFloor(plate);
  for (let z = 6.8; z > 0.9; z -= 0.72) {
    for (const side of [-1, 1]) layChair(plate, side, z);
  }
  layCloth(plate);
  for (let z = 6.8; z > 0.9; z -= 0.72) {
    for (const side of [-1, 1]) laySetting(plate, side, z);
    layRunner(plate, z + 0.2, random);
    layCandle(plate, random.between(-0.07, 0.07), z - 0.02, random.between(0.16, 0.26));
    layRunner(plate, z - 0.12, random);
  }
  layLights(plate);
  bloom(plate, 14, 0.3, 0.8);
  return plate;
}

function layFloor(plate: Plate): void {
  const slab = fractal(createNoise(`${plate.seed}/slab`), 4);
  expose(plate, (x, y) => {
    const place = groundAt(CAMERA, x, y, 0);
    if (!place || place.z > 9.2) return null;
    const [u, v] = [place.x / 0.9, place.z / 0.9];
    const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
    const tone =
      0.5 + 0.6 * slab(place.x * 1.4, place.z * 1.4) + 0.2 * slab(place.x * 14, place.z * 14);
    const stone = mixLight(light('#898b87'), STONE, clamp(tone));
    const shade = smoothstep(0.3, 1.5, Math.abs(place.x)) * 0.4 + 0.6;
    const haze = 1 - Math.exp(-place.z / 12);
    return mixLight(
      scaleLight(stone, shade * (0.72 + 0.28 * smoothstep(0, 0.02, joint))),
      MIST,
      0.6 * haze,
    );
  });
  // a low wall towards the sea
  const wall = [
    project(CAMERA, -9, 0.5, 9.2),
    project(CAMERA, 9, 0.5, 9.2),
    project(CAMERA, 9, 0, 9.2),
    project(CAMERA, -9, 0, 9.2),
  ];
  lay(plate, { outlines: [wall], focus: 3 }, light('#b9bcb6'));
  const cap = [
    project(CAMERA, -9, 0.56, 9),
    project(CAMERA, 9, 0.56, 9),
    project(CAMERA, 9, 0.5, 9.2),
    project(CAMERA, -9, 0.5, 9.2),
  ];
  lay(plate, { outlines: [cap], focus: 3 }, light('#d4d5cf'));
}

/** Renders strings of bulbs from the picture's upper corners. */
function layLights(plate: Plate): void {
  for (const [from, sag, to] of [
    [point(-20, 60), point(420, 170), point(800, 30)],
    [point(1220, 20), point(900, 150), point(500, 40)],
  ] as const) {
    const cord = spline(
      [
        from,
        point((from.x + sag.x) / 2, mix(from.y, sag.y, 0.75)),
        sag,
        point((to.x + sag.x) / 2, mix(to.y, sag.y, 0.75)),
        to,
      ],
      { steps: 12 },
    );
    lay(
      plate,
      { outlines: [ribbon(cord, () => 0.9, 60)], focus: 1.4, opacity: 0.7 },
      light('#4a5a5b'),
    );
    for (const [i, at] of cord.entries()) {
      if (i % 6 !== 3) continue;
      const bulb = Array.from({ length: 12 }, (_, k) =>
        polar(point(at.x, at.y + 8), (k / 12) * TAU, 6),
      );
      lay(plate, { outlines: [bulb], focus: 2 }, [2.4, 1.8, 1]);
      glow(plate, point(at.x, at.y + 8), 13, [0.35, 0.23, 0.1]);
    }
  }
}
