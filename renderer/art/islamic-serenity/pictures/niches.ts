import { type Point, point, polar, TAU } from '../../geometry.ts';
import { bloom, createPlate, glow, lay, light, mixLight, type Plate } from '../../photo/plate.ts';
import { createRandom } from '../../random.ts';
import {
  archOutline,
  DEEP,
  girihOver,
  gold,
  IVORY,
  LEAF,
  layBands,
  starOutline,
  within,
} from './gilding.ts';
import { layVine } from './jasmine.ts';
import { layLamp } from './lamp.ts';
import { layCypress } from './night.ts';
import { band, plaster } from './wall.ts';

/**
 * Renders a niche with a girih ground and a golden frame, in which a medallion represents the bride
 * or the groom.
 */
function exposeNiche(name: string): Plate {
  const plate = createPlate(900, 1200, `islamic-serenity/${name}`);
  plaster(plate, { x: 450, y: 520, reach: 620, power: 0.4 });
  layBands(plate, girihOver({ left: 0, top: 0, right: 900, bottom: 1200 }, 40, 12), 1.1, LEAF, {
    opacity: 0.5,
    focus: 0.5,
  });
  const outer = archOutline({ x: 450, half: 366, spring: 480, foot: 1110 });
  lay(plate, { outlines: [outer], focus: 16, opacity: 0.6 }, DEEP);
  lay(plate, { outlines: [outer], focus: 0.6 }, light('#0c4233'));
  const inner = archOutline({ x: 450, half: 312, spring: 480, foot: 1076 });
  within(plate, band(outer, inner), (part) => {
    layBands(part, girihOver({ left: 70, top: 20, right: 830, bottom: 1120 }, 26, 8), 1.9, gold, {
      focus: 0.5,
    });
  });
  lay(plate, { outlines: [inner], focus: 0.6 }, (x, y) => {
    const near = Math.exp(-(((x - 450) / 300) ** 2) - ((y - 560) / 380) ** 2);
    return mixLight(light('#0a3328'), light('#2f7a5e'), near);
  });
  for (const [half, width, foot] of [
    [366, 3.6, 1110],
    [356, 1.4, 1100],
    [322, 1.4, 1086],
    [312, 3.2, 1076],
  ] as const) {
    const path = archOutline({ x: 450, half, spring: 480, foot });
    layBands(plate, [[...path, ...path.slice(0, 1)]], width, gold, { focus: 0.5 });
  }
  return plate;
}

/** Renders a rosette of nested stars, in gold. */
function layRosette(plate: Plate, at: Point, radius: number, points: 8 | 12 | 16): void {
  glow(plate, at, radius * 0.8, [0.12, 0.1, 0.05]);
  const disc = (far: number): Point[] =>
    Array.from({ length: 90 }, (_, i) => polar(at, (i / 90) * TAU, far));
  lay(plate, { outlines: [disc(radius)], focus: 0.6 }, light('#0b3b2f'));
  const rings: (readonly [number, number])[] = [
    [1, 3.4],
    [0.94, 1.2],
    [0.66, 1.6],
    [0.3, 1.6],
  ];
  for (const [far, half] of rings) {
    const ring = disc(radius * far);
    layBands(plate, [[...ring, ...ring.slice(0, 1)]], half, gold, { focus: 0.5 });
  }
  const skips = { 8: [3, 2], 12: [5, 4], 16: [7, 5] }[points];
  for (const [k, far] of [0.92, 0.66].entries()) {
    for (const turn of [0, Math.PI / points]) {
      const star = starOutline(points, skips[k] ?? 3, { at, turn, scale: radius * far });
      layBands(plate, [[...star, ...star.slice(0, 1)]], k === 0 ? 2.2 : 1.5, gold, { focus: 0.5 });
    }
  }
  for (let i = 0; i < points; i += 1) {
    const petal = polar(at, (i / points) * TAU, radius * 0.8);
    lay(
      plate,
      {
        outlines: [starOutline(8, 3, { at: petal, turn: 0.2, scale: radius * 0.055 })],
        focus: 0.5,
      },
      gold,
    );
  }
  lay(
    plate,
    { outlines: [starOutline(points, 3, { at, turn: 0, scale: radius * 0.27 })], focus: 0.5 },
    IVORY,
  );
  lay(
    plate,
    { outlines: [starOutline(8, 3, { at, turn: Math.PI / 8, scale: radius * 0.13 })], focus: 0.5 },
    gold,
  );
}

/** Renders the bride's picture: a rosette among jasmine. */
export function exposeBride(): Plate {
  const plate = exposeNiche('portrait-1');
  const random = createRandom(plate.seed);
  layRosette(plate, point(450, 560), 212, 16);
  layVine(
    plate,
    [point(450, 1040), point(280, 990), point(190, 820), point(200, 600), point(290, 400)],
    { size: 50, leaves: 24, flowers: 34 },
    random,
  );
  layVine(
    plate,
    [point(450, 1040), point(620, 990), point(710, 820), point(700, 600), point(610, 400)],
    { size: 50, leaves: 24, flowers: 34 },
    random,
  );
  bloom(plate, 12, 0.25, 0.8);
  return plate;
}

/** Renders the groom's picture: a lamp between cypresses, under a star. */
export function exposeGroom(): Plate {
  const plate = exposeNiche('portrait-2');
  const random = createRandom(plate.seed);
  layRosette(plate, point(450, 330), 120, 12);
  for (const [x, height] of [
    [220, 420],
    [680, 420],
    [290, 300],
    [610, 300],
  ] as const) {
    layCypress(plate, point(x, 1072), height, light('#04201a'));
  }
  layLamp(plate, point(450, 470), 420);
  layVine(
    plate,
    [point(450, 1050), point(340, 1060), point(230, 1020)],
    { size: 40, leaves: 9, flowers: 12 },
    random,
  );
  layVine(
    plate,
    [point(450, 1050), point(560, 1060), point(670, 1020)],
    { size: 40, leaves: 9, flowers: 12 },
    random,
  );
  bloom(plate, 12, 0.25, 0.8);
  return plate;
}
