import {
  clamp,
  GOLDEN_ANGLE,
  type Point,
  place,
  point,
  points,
  polar,
  ribbon,
  smoothstep,
  spline,
  TAU,
} from '../../geometry.ts';
import { createNoise, fractal } from '../../noise.ts';
import { petalOutline } from '../../petal.ts';
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
} from '../../photo/plate.ts';
import { createRandom, type Random } from '../../random.ts';
import { DEEP, EMERALD, girihOver, gold, LEAF, layBands } from './gilding.ts';
import { layJasmine, layLeaf, layVine } from './jasmine.ts';

const HEART = point(450, 470);
const SHADE = light('#06211a');

/** Renders a white rose: five whorls, warmer and deeper towards its heart. */
function layRose(plate: Plate, at: Point, radius: number, random: Random): void {
  const veins = fractal(createNoise(`${plate.seed}/veins`), 3);
  let start = random.between(0, TAU);
  for (const [petals, reach, width] of [
    [5, 1, 1.15],
    [5, 0.82, 1.2],
    [5, 0.64, 1.25],
    [5, 0.47, 1.3],
    [4, 0.32, 1.35],
    [3, 0.19, 1.4],
  ] as const) {
    for (let i = 0; i < petals; i += 1) {
      start += TAU / petals + random.between(-0.2, 0.2);
      const turn = start;
      const scale = radius * reach * random.between(0.94, 1.05);
      const outline = place(petalOutline(width, 0.028, random), {
        at: polar(at, turn, -0.03 * radius),
        turn,
        scale,
      });
      lay(
        plate,
        { outlines: [outline], focus: radius * 0.06, opacity: reach < 1 ? 0.36 : 0.5 },
        reach < 1 ? light('#7a6b3a') : SHADE,
      );
      const own = random.between(0, 60);
      const side = 0.5 - 0.5 * Math.cos(turn + 2.2);
      lay(plate, { outlines: [outline], focus: 0.8 }, (x, y) => {
        const u = ((x - at.x) * Math.cos(turn) + (y - at.y) * Math.sin(turn)) / scale;
        const v = ((y - at.y) * Math.cos(turn) - (x - at.x) * Math.sin(turn)) / scale;
        const lit = clamp(
          0.08 +
            0.5 * smoothstep(0.25, 0.98, u) +
            0.3 * side +
            0.06 * veins(own + (v / (0.25 + u)) * 7, u * 2),
        );
        const warm: Light = mixLight(light('#cbb07a'), light('#97a283'), reach);
        return mixLight(warm, light('#f8f4e6'), lit);
      });
    }
    start += GOLDEN_ANGLE;
  }
}

function layStems(plate: Plate, random: Random): void {
  for (let i = 0; i < 15; i += 1) {
    const t = i / 14 - 0.5;
    const path = spline(
      [
        point(450 + t * 240, 560),
        point(450 + t * 52, 850),
        point(450 - t * 190, 1080 + random.between(-20, 16)),
      ],
      { steps: 10 },
    );
    const green = mixLight(light('#1d4a33'), light('#7fa174'), random.next());
    lay(plate, { outlines: [ribbon(path, () => 6, 30)], focus: 4, opacity: 0.5 }, SHADE);
    lay(plate, { outlines: [ribbon(path, () => 4.4, 30)], focus: 0.8 }, green);
  }
  const satin = (x: number, y: number): Light =>
    mixLight(light('#6d4f18'), gold(x * 1.7, y * 0.9), 0.85);
  const put = (knots: string, half: number): void => {
    const outline = ribbon(
      spline(points(knots), { steps: 10 }),
      (t) => half * (0.8 + 0.3 * Math.sin(7 * t)),
      60,
    );
    lay(plate, { outlines: [outline], focus: 7, opacity: 0.5 }, SHADE);
    lay(plate, { outlines: [outline], focus: 0.8 }, satin);
  };
  put('440,880 392,960 418,1060 352,1160', 19);
  put('462,880 518,970 494,1070 556,1154', 19);
  put('444,866 340,816 306,874 380,908 448,876', 16);
  put('458,866 562,816 596,874 522,908 454,876', 16);
  put('400,846 450,862 500,846', 21);
}

const ROSES: readonly (readonly [number, number, number])[] = [
  [330, 318, 100],
  [566, 290, 96],
  [216, 466, 88],
  [684, 436, 100],
  [284, 606, 104],
  [640, 596, 96],
  [456, 646, 92],
  [450, 250, 74],
  [452, 456, 150],
];

/** Renders a bouquet of white roses and jasmine with a gold ribbon. */
export function exposeBouquet(): Plate {
  const plate = createPlate(900, 1200, 'islamic-serenity/bouquet');
  const random = createRandom(plate.seed);
  const mood = fractal(createNoise(`${plate.seed}/mood`), 4);
  expose(plate, (x, y) => {
    const near = Math.exp(-(((x - 430) / 430) ** 2) - ((y - 470) / 520) ** 2);
    return mixLight(
      mixLight(DEEP, EMERALD, 0.5 + 0.5 * mood(x / 260, y / 260)),
      light('#3f8062'),
      near * 0.6,
    );
  });
  layBands(plate, girihOver({ left: 0, top: 0, right: 900, bottom: 1200 }, 52, 12), 1.1, LEAF, {
    opacity: 0.5,
    focus: 1.2,
  });
  for (let i = 0; i < 12; i += 1)
    glow(
      plate,
      point(random.between(0, 900), random.between(0, 900)),
      random.between(10, 30),
      scaleLight([0.09, 0.075, 0.035], random.next()),
    );
  layStems(plate, random);
  for (let i = 0; i < 70; i += 1) {
    const angle = -TAU / 4 + random.between(-2.7, 2.7);
    const at = polar(HEART, angle, random.between(80, 230));
    layLeaf(
      plate,
      at,
      angle + random.between(-0.4, 0.4),
      random.between(80, 150),
      random.next(),
      0.7,
    );
  }
  for (const [angle, reach] of [
    [-2.5, 330],
    [-2.0, 350],
    [-1.5, 340],
    [-1.05, 350],
    [-0.55, 330],
    [2.7, 330],
    [0.5, 330],
  ] as const) {
    const knots = [
      polar(HEART, angle, 150),
      polar(HEART, angle + 0.05, reach * 0.75),
      polar(HEART, angle + 0.2, reach),
    ];
    layVine(plate, knots, { size: 46, leaves: 7, flowers: 8 }, random);
  }
  for (const [x, y, radius] of ROSES) layRose(plate, point(x, y), radius, random);
  for (const [x, y, r] of [
    [398, 360, 26],
    [560, 400, 28],
    [350, 500, 26],
    [556, 556, 28],
    [390, 590, 24],
    [500, 340, 24],
    [250, 380, 24],
    [640, 520, 24],
  ] as const) {
    layJasmine(plate, point(x, y), r, random);
  }
  bloom(plate, 14, 0.22, 0.85);
  return plate;
}
