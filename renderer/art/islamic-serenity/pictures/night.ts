import { clamp, type Point, point, smoothstep } from '../../geometry.ts';
import { createNoise, fractal } from '../../noise.ts';
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
  veil,
} from '../../photo/plate.ts';
import { exposeWater } from '../../photo/terrain.ts';
import { createRandom } from '../../random.ts';
import { archOutline, DEEP, gold, layCrescent, layStars } from './gilding.ts';

/** Returns a sky at dusk: emerald above, a last band of gold at the horizon. */
export function duskSky(seed: string, horizon: number): (x: number, y: number) => Light {
  const cloud = fractal(createNoise(`${seed}/cloud`), 4);
  return (x, y) => {
    const t = clamp(y / horizon + 0.07 * cloud(x / 420, y / 90));
    const upper = mixLight(light('#06251d'), light('#1c5a49'), smoothstep(0, 0.6, t));
    const lower = mixLight(light('#6f8f6e'), light('#efd9a0'), smoothstep(0.74, 1, t));
    return mixLight(upper, lower, smoothstep(0.46, 0.92, t));
  };
}

/** Renders ranges that grow darker towards the viewer, with mist between them. */
export function layRanges(
  plate: Plate,
  top: number,
  bottom: number,
  count: number,
  near = 0,
): void {
  for (let i = 0; i < count; i += 1) {
    const slow = fractal(createNoise(`${plate.seed}/range/${i}`), 4);
    const share = i / Math.max(1, count - 1);
    const t = near + (1 - near) * share;
    const base = top + (bottom - top) * share;
    const line = (x: number): number => base - 120 * (0.35 + slow(x / 300, i * 3 + near * 7));
    const crest = Array.from({ length: Math.ceil(plate.width / 6) + 1 }, (_, k) =>
      point(k * 6, line(k * 6)),
    );
    const outline = [...crest, point(plate.width, plate.height), point(0, plate.height)];
    const colour = mixLight(light('#7f9a78'), light('#0b3529'), t ** 0.7);
    lay(plate, { outlines: [outline], focus: 1 }, (x, y) =>
      mixLight(colour, light('#c4cba0'), 0.5 * (1 - t) * smoothstep(0, 130, y - line(x))),
    );
  }
}

/** Renders a dome on its drum with a finial. */
function layDome(plate: Plate, x: number, foot: number, half: number, colour: Light): void {
  const head = archOutline({ x, half, spring: foot - half * 0.2, foot, rise: 1.15 });
  lay(plate, { outlines: [head], focus: 0.7 }, colour);
  const drum = [
    point(x - half * 0.9, foot - 2),
    point(x + half * 0.9, foot - 2),
    point(x + half * 0.9, foot + half * 0.5),
    point(x - half * 0.9, foot + half * 0.5),
  ];
  lay(plate, { outlines: [drum], focus: 0.7 }, colour);
  const top = foot - half * 1.35;
  lay(
    plate,
    {
      outlines: [[point(x - 1.4, top + 6), point(x, top - half * 0.34), point(x + 1.4, top + 6)]],
      focus: 0.5,
    },
    gold,
  );
}

/** Renders a minaret with its balcony, its gallery lit. */
function layMinaret(plate: Plate, x: number, foot: number, height: number, colour: Light): void {
  const u = height / 100;
  const block = (half: number, from: number, to: number): void => {
    const outline = [
      point(x - half * u, foot - to * u),
      point(x + half * u, foot - to * u),
      point(x + half * u, foot - from * u),
      point(x - half * u, foot - from * u),
    ];
    lay(plate, { outlines: [outline], focus: 0.7 }, colour);
  };
  block(4, 0, 58);
  block(6, 56, 60);
  block(3.2, 60, 78);
  block(4.6, 76, 79);
  block(2.2, 79, 86);
  layDome(plate, x, foot - 86 * u, 3.2 * u, colour);
  for (const [half, y, height_] of [
    [0.9, 40, 7],
    [0.9, 20, 7],
    [0.8, 66, 7],
  ] as const) {
    const slit = archOutline({
      x,
      half: half * u,
      spring: foot - y * u,
      foot: foot - (y - height_) * u,
    });
    lay(plate, { outlines: [slit], focus: 0.7 }, [1.7, 1.15, 0.5]);
    glow(plate, point(x, foot - (y - 2) * u), 2.4 * u, [0.22, 0.14, 0.05]);
  }
}

/** Renders a mosque on a hill's brow: domes, an arcade with lamps, a minaret. */
export function layMosque(plate: Plate, x: number, foot: number, size: number): void {
  const stone = light('#0a2f25');
  const u = size / 100;
  const hall = [
    point(x - 50 * u, foot - 24 * u),
    point(x + 50 * u, foot - 24 * u),
    point(x + 50 * u, foot + 4 * u),
    point(x - 50 * u, foot + 4 * u),
  ];
  layMinaret(plate, x + 60 * u, foot + 2 * u, size, stone);
  layDome(plate, x, foot - 30 * u, 24 * u, stone);
  layDome(plate, x - 34 * u, foot - 24 * u, 11 * u, stone);
  layDome(plate, x + 34 * u, foot - 24 * u, 11 * u, stone);
  lay(plate, { outlines: [hall], focus: 0.7 }, stone);
  for (let i = -4; i <= 4; i += 1) {
    const bay = archOutline({
      x: x + i * 10.6 * u,
      half: 3.4 * u,
      spring: foot - 11 * u,
      foot: foot + 1 * u,
    });
    lay(plate, { outlines: [bay], focus: 0.8 }, (_, y) =>
      mixLight([1.5, 1, 0.42], light('#5d4a1c'), (foot - y) / (16 * u)),
    );
    glow(plate, point(x + i * 10.6 * u, foot - 6 * u), 4 * u, [0.13, 0.08, 0.03]);
  }
}

/** Renders a cypress as a dark flame. */
export function layCypress(
  plate: Plate,
  foot: Point,
  height: number,
  colour: Light,
  focus = 0.8,
): void {
  const rough = createNoise(`${plate.seed}/cypress`);
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: 30 }, (_, i) => {
      const t = i / 29;
      const half =
        height *
        0.085 *
        Math.sin(Math.PI * (0.1 + 0.9 * t) ** 0.7) *
        (1 + 0.25 * rough(i * 0.9 + foot.x, sign));
      return point(foot.x + sign * Math.max(0, half), foot.y - height * t);
    });
  lay(plate, { outlines: [[...side(-1), ...side(1).reverse()]], focus }, (x) =>
    mixLight(colour, light('#4d7a5c'), clamp(0.35 - (x - foot.x) / (height * 0.12)) * 0.5),
  );
}

/** Renders hills at dusk with a minaret and a crescent moon. */
export function exposeHills(): Plate {
  const plate = createPlate(1200, 900, 'islamic-serenity/hills');
  const random = createRandom(plate.seed);
  expose(plate, duskSky(plate.seed, 560));
  layStars(plate, 130, 380, random.next);
  layCrescent(plate, point(330, 190), 52);
  layRanges(plate, 560, 700, 4);
  layMosque(plate, 760, 640, 250);
  layRanges({ ...plate, seed: `${plate.seed}/near` }, 790, 890, 2, 0.82);
  for (const [x, y, height] of [
    [480, 770, 120],
    [512, 776, 92],
    [1080, 790, 130],
    [180, 830, 180],
    [226, 836, 130],
  ] as const) {
    layCypress(plate, point(x, y), height, light('#06241b'));
  }
  bloom(plate, 12, 0.3, 0.7);
  return plate;
}

/** Renders the wide picture behind the gate: the same evening over still water. */
export function exposeHero(): Plate {
  const plate = createPlate(1920, 1200, 'islamic-serenity/hero');
  const random = createRandom(plate.seed);
  const horizon = 830;
  expose(plate, duskSky(plate.seed, horizon));
  layStars(plate, 240, 560, random.next);
  layCrescent(plate, point(1640, 170), 74);
  layRanges(plate, 800, 850, 3);
  layMosque(plate, 300, 822, 330);
  for (const [x, height] of [
    [50, 200],
    [92, 140],
    [570, 170],
    [1400, 220],
    [1470, 160],
    [1700, 190],
  ] as const) {
    layCypress(plate, point(x, horizon + 4), height, light('#06241b'));
  }
  exposeWater(plate, { horizon: horizon + 4, bottom: 1200, tint: DEEP, ripple: 30, mirror: 0.85 });
  veil(plate, (_, y) => 0.4 * Math.exp(-(((y - horizon) / 40) ** 2)), light('#b9c49a'));
  bloom(plate, 16, 0.3, 0.7);
  return plate;
}
