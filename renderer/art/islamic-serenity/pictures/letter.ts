import {
  clamp,
  line,
  type Path,
  type Point,
  place,
  point,
  points,
  polar,
  ribbon,
} from '../../geometry.ts';
import { createNoise, fractal } from '../../noise.ts';
import {
  bloom,
  createPlate,
  expose,
  type Light,
  lay,
  light,
  mixLight,
  type Plate,
  scaleLight,
} from '../../photo/plate.ts';
import { createRandom, type Random } from '../../random.ts';
import { DEEP, girihOver, gold, IVORY, layBands, starOutline } from './gilding.ts';
import { layPetals, layVine } from './jasmine.ts';
import { castShadow } from './shadow.ts';

/** Renders a letter with a gold geometric border beside a reed pen. */
export function exposeLetter(): Plate {
  const plate = createPlate(1200, 900, 'islamic-serenity/letter');
  const random = createRandom(plate.seed);
  const silk = fractal(createNoise(`${plate.seed}/silk`), 4);
  expose(plate, (x, y) => {
    const fold = silk(x / 340 + y / 900, y / 260);
    const near = Math.exp(-(((x - 480) / 640) ** 2) - ((y - 340) / 560) ** 2);
    return scaleLight(
      mixLight(DEEP, light('#1c6a52'), clamp(0.45 + 0.55 * fold)),
      0.62 + 0.7 * near,
    );
  });
  const set = { at: point(520, 450), turn: -0.05, scale: 1 };
  const on = (path: Path): Point[] => place(path, set);
  const sheet = on(points('-420,-330 420,-330 420,330 -420,330'));
  castShadow(plate, sheet, 20, 0.8);
  const tooth = createNoise(`${plate.seed}/tooth`);
  lay(plate, { outlines: [sheet], focus: 0.7 }, (x, y) =>
    scaleLight(IVORY, 0.88 + 0.04 * tooth(x / 4, y / 4) + 0.05 * tooth(x / 170, y / 170)),
  );
  const border = girihOver({ left: -396, top: -306, right: 396, bottom: 306 }, 22, 8).filter(
    (strand) =>
      strand.every(
        ({ x, y }) =>
          Math.abs(x) < 398 && Math.abs(y) < 308 && (Math.abs(x) > 330 || Math.abs(y) > 240),
      ),
  );
  const ground = on(points('-400,-310 400,-310 400,310 -400,310'));
  const inner = on(points('-328,-238 328,-238 328,238 -328,238'));
  lay(
    plate,
    {
      outlines: [[...ground, ...ground.slice(0, 1), ...inner.slice(0, 1), ...[...inner].reverse()]],
      focus: 0.6,
    },
    light('#0f4a3a'),
  );
  layBands(plate, border.map(on), 1.8, gold, { focus: 0.5 });
  for (const [w, h, half] of [
    [404, 314, 2.4],
    [396, 306, 1],
    [332, 242, 1],
    [324, 234, 2.2],
  ] as const) {
    const frame = on(line([-w, -h], [w, -h], [w, h], [-w, h], [-w, -h]));
    layBands(plate, [frame], half, gold, { focus: 0.5 });
  }
  layHeading(plate, on);
  writeRows(plate, on, random);
  layPen(plate, point(700, 800), point(1130, 330));
  layVine(
    plate,
    points('60,880 130,760 110,620 170,520'),
    { size: 56, leaves: 12, flowers: 13 },
    random,
  );
  layVine(
    plate,
    points('1190,70 1080,110 1000,70 930,100'),
    { size: 52, leaves: 10, flowers: 11 },
    random,
  );
  layPetals(plate, 10, 900, random);
  bloom(plate, 10, 0.2, 0.9);
  return plate;
}

/** Renders a shamsa at the head of the letter: no words, only light. */
function layHeading(plate: Plate, on: (path: Path) => Point[]): void {
  const at = point(0, -158);
  for (const [skip, scale, half] of [
    [7, 62, 1.6],
    [5, 44, 1.2],
    [3, 24, 1.2],
  ] as const) {
    const star = on(starOutline(16, skip, { at, turn: 0, scale }));
    layBands(plate, [[...star, ...star.slice(0, 1)]], half, gold, { focus: 0.5 });
  }
  for (const side of [-1, 1]) {
    layBands(plate, [on(line([side * 84, -158], [side * 290, -158]))], 1.4, gold, { focus: 0.5 });
    for (const x of [96, 190, 284])
      lay(
        plate,
        {
          outlines: [on(starOutline(8, 3, { at: point(side * x, -158), turn: 0.2, scale: 8 }))],
          focus: 0.5,
        },
        gold,
      );
  }
}

/** Draws lines of writing too small to read. */
function writeRows(plate: Plate, on: (path: Path) => Point[], random: Random): void {
  for (let row = 0; row < 7; row += 1) {
    let x = -270;
    const end = row === 6 ? 60 : 270;
    while (x < end) {
      const length = Math.min(random.between(26, 74), end - x);
      const word: Point[] = [];
      let height = 4;
      for (let t = 0; t < length; t += 1) {
        if (t % 11 === 0) height = random.chance(0.25) ? 12 : random.between(3, 5.5);
        word.push(
          point(
            x + t + 2 * Math.sin(t * 0.55),
            -66 + row * 44 - height * (0.5 - 0.5 * Math.cos(t * 0.55)),
          ),
        );
      }
      if (word.length > 3)
        lay(
          plate,
          { outlines: [ribbon(on(word), () => 1, word.length)], focus: 0.4, opacity: 0.8 },
          light('#2b3a30'),
        );
      x += length + 15;
    }
  }
}

/** Renders a cut reed, its nib dark with ink. */
function layPen(plate: Plate, nib: Point, end: Point): void {
  const turn = Math.atan2(end.y - nib.y, end.x - nib.x);
  const body = ribbon([polar(nib, turn, 90), end], () => 13, 20);
  const cutEnd = [
    nib,
    polar(polar(nib, turn, 92), turn - Math.PI / 2, 13),
    polar(polar(nib, turn, 92), turn + Math.PI / 2, 13),
    polar(polar(nib, turn, 26), turn + Math.PI / 2, 5),
  ];
  castShadow(plate, [...body, ...cutEnd], 16, 0.6);
  const reed = (x: number, y: number): Light => {
    const v = ((y - nib.y) * Math.cos(turn) - (x - nib.x) * Math.sin(turn)) / 13;
    const u = (x - nib.x) * Math.cos(turn) + (y - nib.y) * Math.sin(turn);
    const knot = Math.exp(-(((u - 330) / 6) ** 2)) * 0.4;
    return mixLight(
      light('#5a3413'),
      light('#d9a760'),
      clamp(0.75 - 0.5 * (v + 0.3) ** 2 - knot + 0.05 * Math.sin(v * 24)),
    );
  };
  lay(plate, { outlines: [cutEnd], focus: 0.6 }, (x, y) =>
    mixLight(reed(x, y), light('#f0d6a0'), 0.35),
  );
  lay(plate, { outlines: [body], focus: 0.7 }, reed);
  const tip = [
    nib,
    polar(polar(nib, turn, 34), turn - Math.PI / 2, 5.4),
    polar(polar(nib, turn, 26), turn + Math.PI / 2, 5),
  ];
  lay(plate, { outlines: [tip], focus: 0.5 }, light('#10140f'));
}
