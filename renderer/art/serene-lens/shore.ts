import { clamp, point, ribbon, smoothstep } from '../geometry.ts';
import { createNoise, fractal } from '../noise.ts';
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
  veil,
} from '../photo/plate.ts';
import { exposeWater } from '../photo/terrain.ts';
import { createRandom } from '../random.ts';
import { layDriftwood } from './driftwood.ts';
import { DAWN, MIST, SEA, STONE, veiledSky } from './light.ts';
import { layCouple, layGrass } from './props.ts';

/** Renders far headlands, one paler than the other. */
function layHeadlands(plate: Plate, horizon: number, rise: number): void {
  for (const [i, colour] of [light('#aebfc0'), light('#86a0a1')].entries()) {
    const line = fractal(createNoise(`${plate.seed}/headland/${i}`), 5);
    const crest = Array.from({ length: 81 }, (_, k) => {
      const x = (k / 80) * (plate.width + 40) - 20;
      const shore = i === 0 ? x / plate.width : 1 - x / plate.width;
      const height = rise * smoothstep(0.25, 1, shore) * (0.6 + 0.9 * line(x / 260, i));
      return point(x, horizon - Math.max(0, height));
    });
    const outline = [...crest, point(plate.width + 20, horizon + 2), point(-20, horizon + 2)];
    lay(plate, { outlines: [outline], focus: 2 - i }, colour);
  }
}

/** Renders a couple dancing on a beach as the tide goes out. */
export function exposeDance(): Plate {
  const plate = createPlate(900, 1200, 'serene-lens/dance');
  const horizon = 610;
  const sun = { x: 560, y: 520, size: 330 };
  expose(plate, veiledSky(plate.seed, { horizon, high: light('#8ea8ac'), low: MIST, sun }));
  layHeadlands(plate, horizon, 80);
  exposeWater(plate, { horizon, bottom: 760, tint: SEA, ripple: 12, mirror: 0.75 });
  const surf = fractal(createNoise(`${plate.seed}/surf`), 4);
  const sand = fractal(createNoise(`${plate.seed}/sand`), 5);
  const edge = (x: number): number => 742 + 26 * surf(x / 260, 1) + 8 * surf(x / 40, 4);
  const set = { at: point(105, 442), turn: 0, scale: 2.45 };
  const tones = {
    dark: light('#203336'),
    pale: light('#e9e4da'),
    skin: light('#b99a83'),
    rim: DAWN,
  };
  const floor = set.at.y + 199 * set.scale;
  // wet sand: a film of water over grey, which later mirrors what stands above it
  const wet = (x: number, y: number): Light => {
    const t = (y - 740) / 460;
    const grain = 0.5 + 0.5 * sand(x / 90, y / 22) + 0.2 * sand(x / 6, y / 4);
    const body = mixLight(light('#8d8f89'), STONE, clamp(grain));
    const shine = mixLight(light('#ccd5d3'), DAWN, Math.exp(-(((x - 560) / 200) ** 2)));
    return mixLight(shine, body, smoothstep(0.02, 0.95, t + 0.3 * sand(x / 160, y / 30)));
  };
  veil(plate, (x, y) => smoothstep(edge(x) - 3, edge(x) + 5, y), wet);
  for (const [dy, width, opacity] of [
    [0, 5, 0.85],
    [-26, 2.4, 0.55],
    [-60, 1.6, 0.4],
    [-88, 1.1, 0.3],
  ] as const) {
    const line = Array.from({ length: 60 }, (_, k) => {
      const x = -20 + k * 16;
      return point(x, edge(x + dy * 3) + dy + 4 * surf(x / 30, dy));
    });
    const foam = ribbon(line, (t) => width * (0.7 + 0.6 * surf(t * 30, dy)), 120);
    lay(plate, { outlines: [foam], focus: 1.2, opacity }, light('#f4f5f2'));
  }
  const mirror = { at: point(set.at.x, 2 * floor - set.at.y), turn: 0, scale: set.scale };
  const below = createPlate(900, 1200, plate.seed);
  below.data.set(plate.data);
  layCouple(below, set, { ...tones, focus: 1.5 });
  const ripple = createNoise(`${plate.seed}/film`);
  veil(
    plate,
    (x, y) =>
      y > floor
        ? 0.55 * smoothstep(mirror.at.y + 120, floor, y) * (0.8 + 0.4 * sand(x / 60, y / 12))
        : 0,
    (x, y) => {
      const sx = clamp(Math.round(x + 4 * ripple(x / 30, y / 6)), 0, 899);
      const sy = clamp(Math.round(2 * floor - y + 3 * ripple(x / 20, y / 5 + 9)), 0, 1199);
      const i = (sy * 900 + sx) * 3;
      const seen: Light = [below.data[i] ?? 0, below.data[i + 1] ?? 0, below.data[i + 2] ?? 0];
      return scaleLight(seen, 0.86);
    },
  );
  layCouple(plate, set, { ...tones, focus: 0.6 });
  glow(plate, point(sun.x, sun.y), 130, [0.26, 0.2, 0.13]);
  veil(
    plate,
    (x, y) => 0.3 * Math.exp(-(((y - horizon) / 90) ** 2)) * (0.7 + 0.4 * surf(x / 300, y / 80)),
    MIST,
  );
  bloom(plate, 14, 0.3, 0.75);
  return plate;
}

/** Renders a driftwood arch on a cliff above a calm sea. */
export function exposeArch(): Plate {
  const plate = createPlate(900, 1200, 'serene-lens/arch');
  const random = createRandom(plate.seed);
  const horizon = 640;
  const sun = { x: 430, y: 560, size: 300 };
  expose(plate, veiledSky(plate.seed, { horizon, high: light('#8ba6aa'), low: MIST, sun }));
  layHeadlands(plate, horizon, 130);
  exposeWater(plate, { horizon, bottom: 1200, tint: SEA, ripple: 26 });
  const turf = fractal(createNoise(`${plate.seed}/turf`), 5);
  const brink = (x: number): number => 872 + 60 * ((x - 450) / 450) ** 2 + 16 * turf(x / 120, 2);
  const ground = (x: number, y: number): Light => {
    const patch = 0.5 + 0.8 * turf(x / 60, y / 18) + 0.35 * turf(x / 7, y / 9);
    const near = clamp((y - 860) / 340);
    const body = mixLight(light('#40564c'), light('#93937a'), clamp(patch));
    return mixLight(mixLight(body, MIST, 0.3), scaleLight(body, 0.55), near);
  };
  veil(plate, (x, y) => smoothstep(brink(x) - 1.5, brink(x) + 1.5, y), ground);
  for (let row = 0; row < 22; row += 1) {
    const t = row / 21;
    const foot = 884 + 350 * t ** 1.25;
    const dry = {
      dark: mixLight(light('#5a6c5f'), light('#2c423c'), t),
      pale: mixLight(light('#c6c3ae'), light('#a4a184'), t),
    };
    const blades = Math.round(210 - 120 * t);
    const form = { from: -40, to: 940, foot, reach: 30 + 150 * t, blades };
    layGrass(plate, { ...form, focus: 7 * Math.max(0, t - 0.45), ...dry }, random);
    if (row === 3) layDriftwood(plate, random);
  }
  glow(plate, point(sun.x, sun.y), 120, [0.2, 0.16, 0.1]);
  bloom(plate, 12, 0.25, 0.8);
  return plate;
}
