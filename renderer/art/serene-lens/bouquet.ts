import {
  clamp,
  GOLDEN_ANGLE,
  mix,
  type Point,
  place,
  point,
  polar,
  ribbon,
  smoothstep,
  spline,
  TAU,
} from '../geometry.ts';
import { createNoise, fractal } from '../noise.ts';
import { petalOutline } from '../petal.ts';
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
import { createRandom, type Random } from '../random.ts';
import { layHolly } from './holly.ts';

const HEART = point(450, 470);
const SHADE = light('#16292b');

interface Head {
  readonly at: Point;
  readonly radius: number;
  /** Direction in which it leans, and how much (0 faces us). */
  readonly lean: number;
  readonly tilt: number;
}

/** Renders a white anemone: two whorls of broad petals around a blue-black eye. */
function layAnemone(plate: Plate, head: Head, random: Random): void {
  const veins = fractal(createNoise(`${plate.seed}/veins`), 3);
  const centre = polar(head.at, head.lean, head.tilt * head.radius * 0.4);
  for (const [whorl, reach] of [
    [0, 1],
    [1, 0.86],
  ] as const) {
    const start = random.between(0, TAU);
    for (let i = 0; i < 6; i += 1) {
      const turn = start + (i * TAU) / 6 + random.between(-0.16, 0.16);
      const facing = Math.cos(turn - head.lean);
      const scale =
        head.radius * reach * (1 - 0.5 * head.tilt * facing) * random.between(0.92, 1.06);
      const flat = petalOutline(0.95 * (1 + 0.25 * head.tilt * facing), 0.025, random);
      const outline = place(flat, { at: centre, turn, scale });
      lay(plate, { outlines: [outline], focus: head.radius * 0.07, opacity: 0.5 }, SHADE);
      const own = random.between(0, 60);
      const side = 0.5 - 0.5 * Math.cos(turn + 2.2);
      lay(plate, { outlines: [outline], focus: 0.8 }, (x, y) => {
        const u = ((x - centre.x) * Math.cos(turn) + (y - centre.y) * Math.sin(turn)) / scale;
        const v = ((y - centre.y) * Math.cos(turn) - (x - centre.x) * Math.sin(turn)) / scale;
        const fall = smoothstep(0.05, 0.75, u);
        const vein = 0.09 * veins(own + (v / (0.25 + u)) * 8, u * 2);
        const lit = clamp(0.3 + 0.48 * fall + 0.26 * side + vein + 0.1 * whorl);
        return mixLight(light('#6f8788'), light('#fbf9f2'), lit);
      });
    }
  }
  layEye(plate, centre, head.radius, random);
}

function layEye(plate: Plate, at: Point, radius: number, random: Random): void {
  const round = (far: number): Point[] =>
    Array.from({ length: 24 }, (_, i) => polar(at, (i / 24) * TAU, radius * far));
  lay(plate, { outlines: [round(0.3)], focus: radius * 0.07, opacity: 0.35 }, SHADE);
  for (let i = 0; i < 54; i += 1) {
    const turn = i * GOLDEN_ANGLE;
    const end = polar(at, turn, radius * random.between(0.22, 0.33));
    lay(
      plate,
      { outlines: [ribbon([polar(at, turn, radius * 0.13), end], () => 0.5, 3)], focus: 0.4 },
      light('#2b3f47'),
    );
    const dot = Array.from({ length: 8 }, (_, k) => polar(end, (k / 8) * TAU, radius * 0.02 + 0.6));
    lay(
      plate,
      { outlines: [dot], focus: 0.5 },
      mixLight(light('#1b2c35'), light('#6f8790'), random.next() ** 2),
    );
  }
  lay(plate, { outlines: [round(0.16)], focus: 1 }, (x, y) =>
    mixLight(
      light('#5b717a'),
      light('#14232b'),
      clamp(0.35 + (x - at.x + (y - at.y)) / (radius * 0.32)),
    ),
  );
}

function layLeaves(plate: Plate, random: Random): void {
  for (let i = 0; i < 84; i += 1) {
    const angle = -TAU / 4 + random.between(-2.7, 2.7);
    const foot = polar(HEART, angle, random.between(60, 215));
    const reach = random.between(90, 210);
    const tip = polar(foot, angle + random.between(-0.4, 0.4), reach);
    const bend = polar(foot, angle + random.between(-0.3, 0.3), reach * 0.5);
    const spine = spline([foot, bend, tip], { steps: 8 });
    const half = random.between(10, 21);
    const leaf = ribbon(
      spine,
      (t) => half * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.06)) ** 0.8,
      20,
    );
    const tone = random.next();
    const green = mixLight(light('#2f524c'), light('#a3b8aa'), tone);
    lay(plate, { outlines: [leaf], focus: 5, opacity: 0.4 }, SHADE);
    lay(plate, { outlines: [leaf], focus: 0.9 + 2 * (1 - tone) }, green);
    lay(
      plate,
      { outlines: [ribbon(spine, () => 0.8, 12)], focus: 0.7, opacity: 0.4 },
      mixLight(green, light('#c6d2c8'), 0.6),
    );
  }
}

/** Renders hare's-tail and quaking grass that stand out over the flowers. */
function layGrasses(plate: Plate, random: Random): void {
  for (let i = 0; i < 22; i += 1) {
    const angle = -TAU / 4 + random.between(-1.15, 1.15);
    const reach = random.between(300, 410);
    const tip = polar(HEART, angle, reach);
    const path = spline([polar(HEART, angle, 100), polar(HEART, angle + 0.06, reach * 0.6), tip], {
      steps: 12,
    });
    lay(
      plate,
      { outlines: [ribbon(path, (t) => 1.5 - 0.8 * t, 24)], focus: 0.7 },
      light('#8d9a86'),
    );
    const lean = angle + random.between(-0.35, 0.35);
    const plume = random.between(26, 46);
    for (let k = 0; k < 40; k += 1) {
      const t = k / 39;
      const at = polar(tip, lean, plume * (t - 0.3));
      const side = k % 2 === 0 ? 1 : -1;
      const hair = polar(
        at,
        lean + side * random.between(0.3, 0.9),
        plume * 0.34 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
      );
      const pale = mixLight(light('#9a9a86'), light('#efe9d8'), random.next());
      lay(plate, { outlines: [ribbon([at, hair], () => 0.7, 3)], focus: 0.6, opacity: 0.85 }, pale);
    }
  }
}

function layHandle(plate: Plate, random: Random): void {
  for (let i = 0; i < 15; i += 1) {
    const t = i / 14 - 0.5;
    const path = spline(
      [
        point(450 + t * 240, 560),
        point(450 + t * 52, 850),
        point(450 - t * 190, 1090 + random.between(-22, 18)),
      ],
      { steps: 10 },
    );
    const green = mixLight(light('#2f4a40'), light('#8ba086'), random.next());
    lay(plate, { outlines: [ribbon(path, () => 6, 30)], focus: 4, opacity: 0.5 }, SHADE);
    lay(plate, { outlines: [ribbon(path, () => 4.6, 30)], focus: 0.8 }, green);
    lay(
      plate,
      {
        outlines: [
          ribbon(
            path.map((p) => point(p.x - 1.6, p.y)),
            () => 1.1,
            30,
          ),
        ],
        focus: 1,
        opacity: 0.4,
      },
      light('#d0dac8'),
    );
  }
  const weave = fractal(createNoise(`${plate.seed}/linen`), 3);
  const linen = (x: number, y: number): Light =>
    scaleLight(
      light('#d9d4c6'),
      clamp(0.72 - 0.0046 * (x - 430) + 0.3 * weave(x / 30, y / 30), 0.3, 1.05),
    );
  const put = (knots: Point[], half: number): void => {
    const outline = ribbon(
      spline(knots, { steps: 10 }),
      (t) => half * (0.8 + 0.3 * Math.sin(7 * t)),
      60,
    );
    lay(plate, { outlines: [outline], focus: 7, opacity: 0.5 }, SHADE);
    lay(plate, { outlines: [outline], focus: 0.9 }, linen);
  };
  put([point(440, 880), point(396, 960), point(420, 1060), point(360, 1170)], 20);
  put([point(464, 880), point(516, 970), point(492, 1070), point(546, 1160)], 20);
  for (const y of [826, 852, 878])
    put([point(392, y - 6), point(450, y + 8), point(508, y - 6)], 18);
}

const ANEMONES: readonly (readonly [
  x: number,
  y: number,
  radius: number,
  lean: number,
  tilt: number,
])[] = [
  [330, 312, 96, -2.2, 0.5],
  [566, 276, 88, -0.9, 0.5],
  [206, 452, 82, 3, 0.65],
  [676, 418, 98, -0.1, 0.5],
  [262, 594, 104, 2.5, 0.4],
  [652, 590, 84, 0.6, 0.5],
  [452, 640, 92, 1.5, 0.5],
  [448, 262, 70, -1.5, 0.6],
  [452, 452, 146, 1, 0.12],
];

/** Renders a loose bouquet of white anemones, sea holly and grasses against the dark. */
export function exposeBouquet(): Plate {
  const plate = createPlate(900, 1200, 'serene-lens/bouquet');
  const random = createRandom(plate.seed);
  const mood = fractal(createNoise(`${plate.seed}/mood`), 3);
  expose(plate, (x, y) => {
    const near = Math.hypot((x - 330) / 620, (y - 330) / 760);
    return mixLight(light('#557173'), light('#182e31'), clamp(near + 0.3 * mood(x / 420, y / 420)));
  });
  for (let i = 0; i < 14; i += 1) {
    const spot = point(random.between(0, 900), random.between(0, 900));
    glow(
      plate,
      spot,
      random.between(14, 40),
      scaleLight([0.05, 0.07, 0.07], random.between(0.4, 1)),
    );
  }
  layHandle(plate, random);
  layLeaves(plate, random);
  layGrasses(plate, random);
  for (const [angle, reach] of [
    [-2.55, 300],
    [-0.5, 310],
    [-1.2, 330],
    [-2.0, 320],
  ] as const) {
    layHolly(
      plate,
      {
        foot: HEART,
        tip: polar(HEART, angle, reach),
        size: mix(30, 38, random.next()),
        twigs: false,
      },
      random,
    );
  }
  for (const [x, y, radius, lean, tilt] of ANEMONES) {
    layAnemone(plate, { at: point(x, y), radius, lean, tilt }, random);
  }
  bloom(plate, 16, 0.2, 0.85);
  return plate;
}
