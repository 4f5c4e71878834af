import { clamp, mix, type Point, point, smoothstep } from '../geometry.ts';
import { createNoise, fractal } from '../noise.ts';
import { type Camera, groundAt, project, scaleAt } from '../photo/camera.ts';
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
import { LAMP, NIGHT, veiledSky } from './light.ts';

const CAMERA: Camera = { horizon: 500, centre: 470, focal: 760, eye: 1.62 };
const HALF = 0.95;
const END = 46;
/** Lanterns: side, height of the glass, and distance. */
const LANTERNS = Array.from({ length: 14 }, (_, i) => {
  return { x: i % 2 === 0 ? -HALF : HALF, y: 0.78, z: 2.6 + Math.floor(i / 2) * 3.4 };
});

/** Returns weathered planks across the pier, lit by the lanterns. */
function planks(seed: string): (x: number, z: number) => Light {
  const grain = fractal(createNoise(`${seed}/grain`), 4);
  const tone = createNoise(`${seed}/tone`);
  return (x, z) => {
    const board = z / 0.17;
    const within = board - Math.floor(board);
    const gap = smoothstep(0.03, 0.09, within) * smoothstep(1, 0.95, within);
    const own = 0.5 + 0.8 * tone(Math.floor(board) * 7.3, 1);
    const streak = 0.5 + 0.9 * grain(x * 3 + Math.floor(board) * 9, z * 40);
    const wood = mixLight(light('#5d5f5c'), light('#a19a8f'), clamp(0.5 * own + 0.5 * streak));
    let warm = 0;
    for (const lamp of LANTERNS) {
      const away = (x - lamp.x) ** 2 + (z - lamp.z) ** 2;
      warm += 0.62 / (0.25 + away * 1.6);
    }
    const lit: Light = [warm * LAMP[0] * 0.55, warm * LAMP[1] * 0.55, warm * LAMP[2] * 0.55];
    const sky: Light = [0.14, 0.19, 0.2];
    const shade = 0.12 + 0.88 * gap;
    return [
      wood[0] * (sky[0] + lit[0]) * shade,
      wood[1] * (sky[1] + lit[1]) * shade,
      wood[2] * (sky[2] + lit[2]) * shade,
    ];
  };
}

const box = (x: number, y: number, z: number, half: number, height: number): Point[] => {
  const [a, b] = [project(CAMERA, x - half, y + height, z), project(CAMERA, x + half, y, z)];
  return [a, point(b.x, a.y), b, point(a.x, b.y)];
};

/** Renders a post with its lantern: dark frame, bright glass. */
function layLantern(plate: Plate, lamp: { x: number; y: number; z: number }): void {
  const { x, y, z } = lamp;
  const unit = scaleAt(CAMERA, z);
  const fade = Math.exp(-z / 34);
  const dark = mixLight(light('#5a6f72'), light('#0d1718'), fade);
  const focus = clamp(Math.abs(z - 6) * 0.16, 0.4, 2.4);
  const put = (outline: Point[], colour: Light): void =>
    lay(plate, { outlines: [outline], focus }, colour);
  put(box(x, -0.9, z, 0.055, 1.62), dark);
  const core = project(CAMERA, x, y + 0.15, z);
  put(box(x, y, z, 0.1, 0.3), [1.5, 0.95, 0.42]);
  put(box(x, y + 0.02, z, 0.05, 0.2), [3.4, 2.5, 1.4]);
  for (const side of [-0.1, 0, 0.1]) put(box(x + side, y, z, 0.008, 0.3), dark);
  put(box(x, y - 0.03, z, 0.125, 0.035), dark);
  const roof = [
    project(CAMERA, x - 0.135, y + 0.3, z),
    project(CAMERA, x - 0.05, y + 0.42, z),
    project(CAMERA, x + 0.05, y + 0.42, z),
    project(CAMERA, x + 0.135, y + 0.3, z),
  ];
  put(roof, dark);
  const power = 0.5 + 0.5 * fade;
  glow(plate, core, unit * 0.34, [0.5 * power, 0.27 * power, 0.09 * power]);
}

/** Renders lanterns along a wooden pier at nightfall. */
export function exposeLanterns(): Plate {
  const plate = createPlate(900, 1200, 'serene-lens/lanterns');
  const { horizon } = CAMERA;
  const sun = { x: 640, y: 505, size: 210 };
  const sky = veiledSky(plate.seed, {
    horizon,
    high: light('#27474d'),
    low: light('#8ba5a5'),
    sun,
  });
  expose(plate, (x, y) => scaleLight(sky(x, y), mix(0.5, 0.72, smoothstep(0, horizon, y))));
  const crest = fractal(createNoise(`${plate.seed}/crest`), 5);
  for (const [i, colour] of [light('#5f7d80'), light('#3b5a5e')].entries()) {
    // beyond the plate on both sides, or the blurred ends would show
    const line = Array.from({ length: 95 }, (_, k) => {
      const x = k * 10 - 20;
      const rise = 70 + 34 * i + 120 * crest(x / 300, i * 5);
      const side = i === 0 ? smoothstep(900, 200, x) : smoothstep(250, 900, x);
      return point(x, horizon - Math.max(0, rise * side));
    });
    const outline = [...line, point(920, horizon + 2), point(-20, horizon + 2)];
    lay(plate, { outlines: [outline], focus: 1.5 }, scaleLight(colour, 0.75));
  }
  exposeWater(plate, { horizon, bottom: 1200, tint: NIGHT, ripple: 34, mirror: 0.8 });
  layReflections(plate);
  const deck = planks(plate.seed);
  expose(plate, (x, y) => {
    const place = groundAt(CAMERA, x, y, 0);
    if (!place || place.z > END || Math.abs(place.x) > HALF + 0.08) return null;
    const haze = 1 - Math.exp(-place.z / 60);
    return mixLight(deck(place.x, place.z), light('#6f898b'), 0.7 * haze);
  });
  for (const lamp of [...LANTERNS].reverse()) layLantern(plate, lamp);
  bloom(plate, 16, 0.35, 0.8);
  return plate;
}

/** Renders long warm streaks under each lantern on the water. */
function layReflections(plate: Plate): void {
  const ripple = createNoise(`${plate.seed}/streak`);
  for (const lamp of LANTERNS) {
    const base = project(CAMERA, lamp.x * 1.1, -1.9, lamp.z);
    const unit = scaleAt(CAMERA, lamp.z);
    for (
      let y = Math.max(CAMERA.horizon + 4, base.y - unit * 0.5);
      y < Math.min(1200, base.y + unit * 1.3);
      y += 1
    ) {
      const away = (y - base.y) / unit;
      const power = 0.5 * Math.exp(-away * away * 2.2);
      const sway = unit * 0.12 * ripple(y / (unit * 0.06 + 3), lamp.z);
      for (let dx = -unit * 0.2; dx < unit * 0.2; dx += 1) {
        const x = Math.round(base.x + sway + dx);
        if (x < 0 || x >= plate.width) continue;
        const wide = Math.exp(-((dx / (unit * 0.09)) ** 2)) * power;
        const i = (Math.round(y) * plate.width + x) * 3;
        for (let c = 0 as 0 | 1 | 2; c < 3; c += 1) {
          plate.data[i + c] = (plate.data[i + c] ?? 0) + wide * LAMP[c] * 0.7;
        }
      }
    }
  }
}
