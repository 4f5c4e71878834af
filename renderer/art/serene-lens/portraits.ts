import { clamp, type Path, place, point, points, ribbon, smoothstep } from '../geometry.ts';
import * as profile from '../motif/profile.ts';
import { createNoise, fractal } from '../noise.ts';
import {
  at,
  createPlate,
  cut,
  expose,
  type Light,
  lay,
  light,
  mixLight,
  type Plate,
  scaleLight,
  veil,
} from '../photo/plate.ts';
import { DEEP, veiledSky } from './light.ts';

const SET = { at: point(110, 160), turn: 0, scale: 6.5 };

/** Renders six ranges of wooded hills, darker from one to the next, with mist between them. */
function exposeRanges(name: string, top: number): Plate {
  const plate = createPlate(900, 1200, `serene-lens/${name}/inner`);
  expose(plate, (_, y) =>
    mixLight(light('#5f8286'), light('#d3d8d3'), smoothstep(120, top + 60, y)),
  );
  for (let i = 0; i < 6; i += 1) {
    const swell = fractal(createNoise(`${plate.seed}/${i}`), 4);
    const firs = createNoise(`${plate.seed}/firs/${i}`);
    const base = top + i * 92;
    const line = (x: number): number =>
      base -
      150 * (0.3 + swell(x / 330, i)) -
      (1.5 + 3.4 * i) * Math.abs(firs(x / (4 + 1.4 * i), 2));
    const crest = Array.from({ length: 451 }, (_, k) => point(k * 2, line(k * 2)));
    const colour = mixLight(light('#9db4b4'), light('#14363a'), (i / 5) ** 0.8);
    const outline = [...crest, point(900, 1200), point(0, 1200)];
    lay(plate, { outlines: [outline], focus: 0.8 }, (x, y) =>
      mixLight(colour, light('#cfd8d5'), 0.62 * smoothstep(0, 150, y - line(x)) * (1 - i / 7)),
    );
  }
  return plate;
}

/**
 * Renders a double exposure: a profile against bright mist, and the coast inside it. The back of
 * the head and the shoulders dissolve.
 */
function exposePortrait(
  name: string,
  horizon: number,
  parts: { body: readonly Path[]; dark: readonly Path[]; lines: readonly Path[] },
  away: -1 | 1,
): Plate {
  const plate = createPlate(900, 1200, `serene-lens/${name}`);
  const sun = { x: 450 - away * 260, y: 420, size: 420 };
  expose(
    plate,
    veiledSky(plate.seed, { horizon: 1200, high: light('#dfe6e5'), low: light('#eff0ec'), sun }),
  );
  const inner = exposeRanges(name, horizon);
  const put = (path: Path): Path => place(path, SET);
  const dissolve = (x: number, y: number): number =>
    smoothstep(1120, 820, y) * (0.55 + 0.45 * smoothstep(420, 60, away * (x - 450)));
  const through = (x: number, y: number): Light => at(inner, x, y);
  const body = cut({ outlines: parts.body.map(put), focus: 0.8 });
  const inside = (x: number, y: number): number => {
    const [i, j] = [x - body.x, y - body.y];
    if (i < 0 || j < 0 || i >= body.width || j >= body.height) return 0;
    return clamp(body.data[j * body.width + i] ?? 0);
  };
  veil(plate, (x, y) => inside(x, y) * dissolve(x, y), through);
  for (const shape of parts.dark) {
    lay(plate, { outlines: [put(shape)], focus: 2, opacity: 0.3 }, scaleLight(DEEP, 0.7));
  }
  for (const strand of parts.lines) {
    const line = ribbon(put(strand), (t) => 2.6 * Math.sin(Math.PI * t), 40);
    lay(plate, { outlines: [line], focus: 1.6, opacity: 0.35 }, light('#dfe8e6'));
  }
  return plate;
}

const flip = (path: Path): Path => path.map(({ x, y }) => point(106 - x, y));

/** Renders the bride, with the sea in her; she faces right, where the groom stands. */
export const exposeBride = (): Plate =>
  exposePortrait(
    'portrait-1',
    520,
    {
      body: [profile.BRIDE_FACE, profile.BRIDE_HAIR].map(flip),
      dark: [flip(profile.BRIDE_HAIR)],
      lines: profile.BRIDE_STRANDS.map(flip),
    },
    -1,
  );

/** Renders the groom, facing her. */
export function exposeGroom(): Plate {
  const { GROOM_FACE, GROOM_HAIR, GROOM_JACKET, GROOM_COLLAR } = profile;
  const lapel = points('40,108 44,116 50,129');
  return exposePortrait(
    'portrait-2',
    500,
    {
      body: [GROOM_FACE, GROOM_HAIR, GROOM_JACKET, GROOM_COLLAR],
      dark: [GROOM_HAIR, GROOM_JACKET],
      lines: [...profile.GROOM_STRANDS, lapel],
    },
    1,
  );
}
