import { createNoise, fractal } from '../noise.ts';
import {
  add,
  dot,
  exposeWorld,
  lit,
  openness,
  studio,
  unit,
  type Vector,
  type World,
} from '../photo/marcher.ts';
import {
  bloom,
  defocusWhere,
  type Light,
  light,
  mixLight,
  type Plate,
  scaleLight,
} from '../photo/plate.ts';

const SUN = unit([-0.55, 0.75, 0.35]);
const GOLD: Light = light('#e6bd7c');
const PEBBLE = { dark: light('#6f7472'), pale: light('#a3a6a1'), fleck: light('#d3d2cb') };

interface Band {
  readonly at: Vector;
  /** The ring's axis. */
  readonly axis: Vector;
  readonly radius: number;
}

const BANDS: readonly Band[] = [
  { at: [-0.36, 0.05, 0.1], axis: unit([-0.08, 1, 0.05]), radius: 0.5 },
  { at: [0.32, 0.17, -0.02], axis: unit([0.3, 1, 0.1]), radius: 0.5 },
];

/** Returns the distance to a band of slightly rounded section around its axis. */
function band(at: Vector, ring: Band): number {
  const away = add(at, ring.at, -1);
  const height = dot(away, ring.axis);
  const flat = Math.sqrt(Math.max(0, dot(away, away) - height * height)) - ring.radius;
  const x = Math.max(0, Math.abs(flat) - 0.004);
  const y = Math.max(0, Math.abs(height) - 0.03);
  return Math.hypot(x, y) - 0.021;
}

/** Returns the distance to a sea-worn stone, flat on top. */
const stone = ([x, y, z]: Vector): number => {
  const k = Math.hypot(x / 2.3, (y + 0.62) / 0.62, z / 1.5);
  const slope = Math.hypot(x / 2.3 ** 2, (y + 0.62) / 0.62 ** 2, z / 1.5 ** 2);
  return (k * (k - 1)) / slope;
};

const blot = createNoise('serene/backdrop');
const speckle = fractal(createNoise('serene/stone'), 5);
const fleck = createNoise('serene/fleck');

function shade(at: Vector, normal: Vector, ray: Vector, world: World): Light {
  const ring = Math.min(...BANDS.map((each) => band(at, each)));
  const from = add(at, normal, 0.006);
  const sun = Math.max(0, dot(normal, SUN)) * lit(world, from, SUN, 7);
  const open = openness(world, at, normal);
  if (ring < 0.004) {
    const mirror = add(ray, normal, -2 * dot(ray, normal));
    const seen = studio(mirror, light('#51605d'), [2.3, 2.2, 2.05], light('#8d918c'));
    const shine = Math.max(0, dot(mirror, SUN)) ** 60;
    const fresnel = 0.75 + 0.25 * (1 + dot(ray, normal)) ** 3;
    const metal: Light = [seen[0] * GOLD[0], seen[1] * GOLD[1], seen[2] * GOLD[2]];
    const glossy = scaleLight(metal, (0.4 + 0.6 * open) * fresnel);
    return [glossy[0] + shine * 1.6, glossy[1] + shine * 1.45, glossy[2] + shine * 1.1];
  }
  const grain = speckle(at[0] * 3.4, at[2] * 3.4 + at[1] * 2);
  const fine = speckle(at[0] * 22, at[2] * 22);
  const vein = Math.exp(-((speckle(at[0] * 0.8 + 4, at[2] * 1.3) * 14) ** 2));
  let body = mixLight(PEBBLE.dark, PEBBLE.pale, 0.42 + 0.6 * grain + 0.4 * fine);
  body = mixLight(
    body,
    PEBBLE.fleck,
    0.16 * vein + (fleck(at[0] * 40, at[2] * 40) > 0.8 ? 0.3 : 0),
  );
  const sky = scaleLight(body, 0.34 * open * (0.7 + 0.3 * normal[1]));
  const warm = scaleLight(body, 0.95 * sun);
  return [sky[0] * 0.92 + warm[0] * 1.05, sky[1] + warm[1], sky[2] * 1.06 + warm[2] * 0.9];
}

const WORLD: World = {
  distance: (at) => Math.min(stone(at), band(at, BANDS[0] ?? EMPTY), band(at, BANDS[1] ?? EMPTY)),
  shade,
  backdrop: (ray) =>
    mixLight(
      light('#233f42'),
      light('#6f8b8b'),
      0.25 - 1.4 * ray[1] + 0.5 * blot(ray[0] * 7, ray[1] * 7),
    ),
};
const EMPTY: Band = { at: [0, -9, 0], axis: [0, 1, 0], radius: 0.1 };

/** Renders two rings on a smooth grey stone. */
export function exposeRings(): Plate {
  const { plate, depth } = exposeWorld(WORLD, {
    name: 'serene-lens/rings',
    width: 1200,
    height: 900,
    eye: [0.25, 1.55, 2.9],
    target: [0.05, 0.02, 0],
    opening: 0.62,
  });
  // sharp where the rings are, soft in front and behind
  const off = (i: number, from: number): number => (Math.abs((depth[i] ?? 0) - 3.25) - from) * 2.2;
  defocusWhere(plate, (i) => off(i, 0.45), 3);
  defocusWhere(plate, (i) => off(i, 0.85), 9);
  bloom(plate, 9, 0.25, 0.9);
  return plate;
}
