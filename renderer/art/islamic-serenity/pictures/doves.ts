import { clamp, line, type Point, place, point, points, ribbon, spline } from '../../geometry.ts';
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
  scaleLight,
} from '../../photo/plate.ts';
import { createRandom } from '../../random.ts';
import { DEEP, EMERALD, girihOver, gold, layBands } from './gilding.ts';
import { layJasmine, layLeaf, layPetals, layVine } from './jasmine.ts';
import { DARK, oval } from './shadow.ts';

/** Body, tail and wing of a dove that looks to the right; its length is one unit. */
const DOVE = {
  body: '-0.52,0.1 -0.3,-0.06 -0.02,-0.17 0.2,-0.26 0.31,-0.36 0.42,-0.39 0.5,-0.33 0.52,-0.26 0.575,-0.235 0.52,-0.215 0.5,-0.12 0.46,0.02 0.34,0.15 0.12,0.22 -0.1,0.2 -0.3,0.16',
  tail: '-0.4,0.02 -0.72,0.13 -0.98,0.24 -0.96,0.29 -0.82,0.29 -0.6,0.25 -0.34,0.16',
  wing: '0.2,-0.12 0.02,-0.13 -0.26,-0.04 -0.52,0.06 -0.72,0.12 -0.56,0.14 -0.36,0.16 -0.1,0.15 0.12,0.09 0.24,0',
};

function layDove(plate: Plate, at: Point, size: number, sign: 1 | -1): void {
  const set = { at, turn: -0.08 * sign, scale: size };
  const on = (text: string): Point[] =>
    place(
      spline(
        points(text).map((p) => point(p.x * sign, p.y)),
        { closed: true, steps: 6 },
      ),
      set,
    );
  const part = (text: string, low: Light, high: Light): void => {
    const outline = on(text);
    lay(plate, { outlines: [outline], focus: 6, opacity: 0.35 }, DARK);
    lay(plate, { outlines: [outline], focus: 0.7 }, (x, y) =>
      mixLight(
        high,
        low,
        clamp(0.45 + (y - at.y) / (size * 0.5) + (0.2 * sign * (at.x - x)) / size),
      ),
    );
  };
  part(DOVE.tail, light('#8fa08c'), light('#e9e6d6'));
  part(DOVE.body, light('#98a590'), light('#fffdf4'));
  part(DOVE.wing, light('#a9b29b'), light('#fffaf0'));
  for (let i = 0; i < 7; i += 1) {
    const t = i / 6;
    const feather = [
      point(sign * (0.12 - 0.2 * t), -0.06 + 0.1 * t),
      point(sign * (-0.16 - 0.3 * t), 0.05 + 0.07 * t),
      point(sign * (-0.4 - 0.28 * t), 0.1 + 0.03 * t),
    ];
    lay(
      plate,
      {
        outlines: [ribbon(place(spline(feather), set), (s) => 1.6 * Math.sin(Math.PI * s), 16)],
        focus: 0.7,
        opacity: 0.5,
      },
      light('#7d8c78'),
    );
  }
  const eye = place([point(sign * 0.43, -0.305)], set)[0] ?? at;
  lay(plate, { outlines: [oval(eye, size * 0.014, size * 0.014)], focus: 0.4 }, DARK);
  const beak = on('0.515,-0.27 0.585,-0.24 0.515,-0.225');
  lay(plate, { outlines: [beak], focus: 0.4 }, light('#c28d5a'));
}

/** Renders two doves side by side under falling jasmine. */
export function exposeDance(): Plate {
  const plate = createPlate(900, 1200, 'islamic-serenity/dance');
  const random = createRandom(plate.seed);
  const haze = fractal(createNoise(`${plate.seed}/haze`), 4);
  expose(plate, (x, y) => {
    const near = Math.exp(-(((x - 450) / 420) ** 2) - ((y - 560) / 460) ** 2);
    return mixLight(
      scaleLight(mixLight(DEEP, EMERALD, 0.6 + 0.5 * haze(x / 260, y / 260)), 0.8),
      light('#7ea57c'),
      near * 0.62,
    );
  });
  layBands(
    plate,
    girihOver({ left: 0, top: 0, right: 900, bottom: 1200 }, 52, 12),
    1.1,
    light('#4f8a6c'),
    { opacity: 0.34, focus: 1 },
  );
  const moon = point(450, 500);
  glow(plate, moon, 190, [0.28, 0.25, 0.15]);
  lay(plate, { outlines: [oval(moon, 236, 236)], focus: 1 }, (x, y) =>
    mixLight(
      light('#f7ecc8'),
      light('#d9cd98'),
      clamp(Math.hypot(x - 420, y - 460) / 300 + 0.15 * haze(x / 90, y / 90)),
    ),
  );
  layBands(plate, [[...oval(moon, 252, 252), ...oval(moon, 252, 252).slice(0, 1)]], 1.8, gold, {
    focus: 0.5,
  });
  const bough = points('-30,860 160,800 360,790 560,806 740,780 930,700');
  lay(plate, { outlines: [ribbon(spline(bough), (t) => 15 - 8 * t, 80)], focus: 0.8 }, (x, y) =>
    mixLight(light('#23180e'), light('#6d5230'), clamp(0.5 + 0.4 * haze(x / 12, y / 40))),
  );
  for (const knots of [
    '120,812 210,900 330,950',
    '600,800 700,880 820,900',
    '700,784 780,700 860,560',
    '200,800 130,690 60,560',
    '420,792 450,880 430,960',
  ]) {
    layVine(plate, points(knots), { size: 54, leaves: 11, flowers: 12 }, random);
  }
  layDove(plate, point(332, 690), 236, 1);
  layDove(plate, point(580, 690), 236, -1);
  for (const x of [300, 350, 560, 610]) {
    layBands(plate, [line([x, 736], [x + 2, 792])], 2.4, light('#b5794e'), { focus: 0.5 });
  }
  for (let i = 0; i < 22; i += 1)
    layLeaf(
      plate,
      point(random.between(120, 800), random.between(782, 812)),
      random.between(0.4, 2.7),
      random.between(34, 60),
      random.next(),
    );
  for (let i = 0; i < 14; i += 1)
    layJasmine(
      plate,
      point(random.between(130, 790), random.between(786, 830)),
      random.between(16, 27),
      random,
    );
  layPetals(plate, 90, 1180, random);
  bloom(plate, 14, 0.3, 0.8);
  return plate;
}
