import { clamp } from '../../geometry.ts';
import { createNoise, fractal } from '../../noise.ts';
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
} from '../../photo/marcher.ts';
import {
  bloom,
  defocusWhere,
  type Light,
  light,
  mixLight,
  type Plate,
  scaleLight,
} from '../../photo/plate.ts';

const SUN = unit([-0.5, 0.8, 0.35]);
const GOLD = light('#e6bd7c');
const WOOD = { dark: light('#2a150c'), pale: light('#7a4726') };
const INLAY = { pale: light('#efe6cf'), green: light('#1d6a52'), brass: light('#b98f43') };

interface Band {
  readonly at: Vector;
  readonly axis: Vector;
  readonly radius: number;
}

const FIRST: Band = { at: [-0.3, 0.055, 0.12], axis: unit([-0.03, 1, 0.02]), radius: 0.46 };
const SECOND: Band = { at: [0.34, 0.17, 0.02], axis: unit([0.32, 1, 0.1]), radius: 0.46 };

function band(at: Vector, ring: Band): number {
  const away = add(at, ring.at, -1);
  const height = dot(away, ring.axis);
  const flat = Math.sqrt(Math.max(0, dot(away, away) - height * height)) - ring.radius;
  return (
    Math.hypot(Math.max(0, Math.abs(flat) - 0.004), Math.max(0, Math.abs(height) - 0.03)) - 0.02
  );
}

/** Returns the distance to the box, whose lid lies at y = 0 and whose edges are rounded. */
function box([x, y, z]: Vector): number {
  const [dx, dy, dz] = [Math.abs(x) - 1.5, Math.abs(y + 0.6) - 0.57, Math.abs(z) - 1.05];
  const out = Math.hypot(Math.max(0, dx), Math.max(0, dy), Math.max(0, dz));
  return out + Math.min(0, Math.max(dx, dy, dz)) - 0.03;
}

const grain = fractal(createNoise('serenity/wood'), 5);
const table = (at: Vector): number => at[1] + 1.2;

/** Returns how deep a place lies inside the eight-pointed star of its tile; negative outside. */
function star(u: number, v: number): number {
  const square = Math.max(Math.abs(u), Math.abs(v));
  const turned = (Math.abs(u) + Math.abs(v)) / Math.SQRT2;
  return 0.34 - Math.min(square, turned);
}

/** Returns the lid's colour: wood with stars of bone and green between fillets of brass. */
function inlaid(x: number, z: number): Light {
  const fibre = grain(x * 1.6, z * 14);
  const wood = mixLight(WOOD.dark, WOOD.pale, clamp(0.5 + 0.8 * fibre));
  const rim = Math.max(Math.abs(x) / 1.5, Math.abs(z) / 1.05);
  const fillet = Math.min(Math.abs(Math.abs(x) - 1.36), Math.abs(Math.abs(z) - 0.91));
  const inside = Math.abs(x) < 1.36 && Math.abs(z) < 0.91;
  if (fillet < 0.012 && rim < 0.985 && Math.abs(x) < 1.372 && Math.abs(z) < 0.922)
    return INLAY.brass;
  if (!inside) return wood;
  const size = 0.34;
  const [u, v] = [x / size - Math.round(x / size), z / size - Math.round(z / size)];
  const deep = star(u, v);
  if (Math.abs(deep) < 0.022) return INLAY.brass;
  if (deep > 0)
    return deep > 0.17 ? INLAY.green : mixLight(INLAY.pale, WOOD.pale, 0.12 + 0.2 * fibre);
  // small squares where four stars meet
  const [p, q] = [0.5 - Math.abs(u), 0.5 - Math.abs(v)];
  return p + q < 0.13 ? INLAY.pale : wood;
}

function shade(at: Vector, normal: Vector, ray: Vector, world: World): Light {
  const from = add(at, normal, 0.006);
  const sun = Math.max(0, dot(normal, SUN)) * lit(world, from, SUN, 8);
  const open = openness(world, at, normal);
  const mirror = add(ray, normal, -2 * dot(ray, normal));
  if (Math.min(band(at, FIRST), band(at, SECOND)) < 0.004) {
    const seen = studio(mirror, light('#3f4a3c'), [2.3, 2.1, 1.8], light('#7a6a48'));
    const shine = Math.max(0, dot(mirror, SUN)) ** 60;
    const fresnel = 0.75 + 0.25 * (1 + dot(ray, normal)) ** 3;
    const glossy = scaleLight(
      [seen[0] * GOLD[0], seen[1] * GOLD[1], seen[2] * GOLD[2]],
      (0.4 + 0.6 * open) * fresnel,
    );
    return [glossy[0] + shine * 1.6, glossy[1] + shine * 1.45, glossy[2] + shine * 1.1];
  }
  const cloth = table(at) < 0.01;
  const side = normal[1] < 0.6 && !cloth;
  const body = cloth
    ? light('#0f4a3a')
    : side
      ? mixLight(WOOD.dark, WOOD.pale, clamp(0.4 + 0.7 * grain((at[0] + at[2]) * 1.6, at[1] * 14)))
      : inlaid(at[0], at[2]);
  const polish = cloth
    ? 0
    : 0.05 * Math.max(0, dot(mirror, SUN)) ** 8 +
      0.1 * clamp(mirror[1]) * (1 + dot(ray, normal)) ** 3;
  const sky = scaleLight(body, 0.3 * open);
  const warm = scaleLight(body, 0.95 * sun);
  return [
    sky[0] + warm[0] * 1.06 + polish,
    sky[1] + warm[1] + polish,
    sky[2] + warm[2] * 0.88 + polish,
  ];
}

const WORLD: World = {
  distance: (at) => Math.min(box(at), band(at, FIRST), band(at, SECOND), table(at)),
  shade,
  backdrop: (ray) => mixLight(light('#06251d'), light('#1c5a49'), clamp(0.3 - ray[1])),
};

/** Renders two rings on a carved wooden box inlaid with stars. */
export function exposeRings(): Plate {
  const { plate, depth } = exposeWorld(WORLD, {
    name: 'islamic-serenity/rings',
    width: 1200,
    height: 900,
    eye: [0.5, 1.75, 2.5],
    target: [0.05, -0.1, 0],
    opening: 0.72,
  });
  const off = (i: number, from: number): number => (Math.abs((depth[i] ?? 0) - 3.02) - from) * 2;
  defocusWhere(plate, (i) => off(i, 0.5), 2);
  defocusWhere(plate, (i) => off(i, 1), 7);
  bloom(plate, 9, 0.25, 0.9);
  return plate;
}
