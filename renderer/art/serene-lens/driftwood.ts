import { clamp, mix, place, point, polar, ribbon, spline, TAU } from '../geometry.ts';
import { createNoise, fractal } from '../noise.ts';
import { type Light, lay, light, mixLight, type Plate } from '../photo/plate.ts';
import type { Random } from '../random.ts';
import { DAWN } from './light.ts';

/** Renders an arch of driftwood with sheer cloth and white flowers; its feet are at y = 940. */
export function layDriftwood(plate: Plate, random: Random): void {
  const bark = fractal(createNoise(`${plate.seed}/bark`), 4);
  const limbs = [
    ['278,938 270,760 292,560 276,396 300,300', 13],
    ['640,938 652,770 628,600 648,420 626,306', 12],
    ['214,352 330,318 470,300 600,312 716,290', 12],
    ['300,560 330,450 396,318', 6],
    ['634,560 600,450 540,308', 6],
    ['276,396 230,350 222,300', 5],
    ['648,420 690,370 700,330', 5],
  ] as const;
  for (const [text, half] of limbs) {
    const knots = text.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return point(x, y);
    });
    const path = spline(knots, { steps: 14 });
    const width = (t: number): number =>
      half * (1 - 0.35 * t) * (1 + 0.16 * bark(t * 7 + half, half));
    const wood = (x: number, y: number): Light => {
      const streak = 0.5 + 0.9 * bark(x / 5 + y / 90, y / 60 + x / 90);
      return mixLight(light('#4c4a45'), light('#a79f92'), clamp(streak));
    };
    lay(plate, { outlines: [ribbon(path, width, 90)], focus: 0.6 }, wood);
    const lit = path.map((p) => point(p.x - half * 0.45, p.y - half * 0.25));
    lay(
      plate,
      { outlines: [ribbon(lit, (t) => width(t) * 0.28, 90)], focus: 1.2, opacity: 0.6 },
      DAWN,
    );
  }
  // sheer cloth on the left, white flowers and grasses where the limbs cross
  for (const [i, text] of [
    '300,312 360,420 330,560 296,720 310,900',
    '300,312 400,400 350,560 320,720 336,890',
    '306,312 340,440 300,600 280,760 286,900',
  ].entries()) {
    const knots = text.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return point(x, y);
    });
    const fold = ribbon(
      spline(knots, { steps: 12 }),
      (t) => mix(4, 20, t) * (1 + 0.3 * Math.sin(9 * t + i)),
      60,
    );
    lay(plate, { outlines: [fold], focus: 2.2, opacity: 0.46 }, light('#eef0ec'));
  }
  layFlowers(plate, random);
}

function layFlowers(plate: Plate, random: Random): void {
  for (const [cx, cy, spread, count] of [
    [330, 322, 62, 46],
    [420, 306, 54, 26],
    [286, 400, 40, 24],
    [632, 318, 40, 24],
  ] as const) {
    for (let i = 0; i < count * 3; i += 1) {
      const from = point(cx + spread * 0.62 * random.gauss(), cy + spread * 0.45 * random.gauss());
      const turn = random.between(0, TAU);
      const leaf = ribbon(
        [from, polar(from, turn, random.between(18, 44))],
        (t) => 4.5 * Math.sin(Math.PI * Math.min(1, t + 0.05)),
        8,
      );
      const green = mixLight(light('#2f4a45'), light('#8ba394'), random.next());
      lay(plate, { outlines: [leaf], focus: 0.7 }, green);
    }
    for (let i = 0; i < count; i += 1) {
      const at = point(cx + spread * 0.55 * random.gauss(), cy + spread * 0.36 * random.gauss());
      const size = random.between(5, 14);
      const shade = mixLight(light('#f6f4ee'), light('#a9b2b0'), 0.9 * random.next() ** 1.6);
      for (let k = 0; k < 5; k += 1) {
        const petal = polar(at, (k / 5) * TAU + random.between(-0.3, 0.3), size * 0.6);
        const outline = Array.from({ length: 9 }, (_, j) =>
          polar(petal, (j / 9) * TAU, size * random.between(0.5, 0.66)),
        );
        lay(
          plate,
          { outlines: [outline], focus: 0.7 },
          mixLight(shade, light('#c6cbc8'), 0.18 * k),
        );
      }
      const eye = Array.from({ length: 8 }, (_, j) => polar(at, (j / 8) * TAU, size * 0.24));
      lay(
        plate,
        { outlines: [place(eye, { at: point(0, 0), turn: 0, scale: 1 })], focus: 0.6 },
        light('#7d7f6a'),
      );
    }
  }
}
