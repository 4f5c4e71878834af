import { line, point, polar, TAU } from '../../geometry.ts';
import { createNoise, fractal } from '../../noise.ts';
import {
  bloom,
  createPlate,
  expose,
  lay,
  light,
  mixLight,
  type Plate,
  scaleLight,
} from '../../photo/plate.ts';
import { createRandom } from '../../random.ts';
import { DEEP, EMERALD, girihOver, gold, IVORY, LEAF, layBands, starOutline } from './gilding.ts';
import { layJasmine, layVine } from './jasmine.ts';
import { layLamp } from './lamp.ts';
import { castShadow, oval } from './shadow.ts';
import { layDates, layTea } from './tableware.ts';

/** Renders the wall and the table, with a shadowed girih ground. */
function laySetting(plate: Plate, edge: number): void {
  const rough = fractal(createNoise(`${plate.seed}/ground`), 5);
  expose(plate, (x, y) => {
    const near = Math.exp(
      -(((x - plate.width * 0.42) / (plate.width * 0.5)) ** 2) -
        ((y - edge * 0.6) / (edge * 0.8)) ** 2,
    );
    return scaleLight(
      mixLight(DEEP, EMERALD, 0.6 + 0.4 * rough(x / 160, y / 160)),
      0.5 + 0.9 * near,
    );
  });
  layBands(
    plate,
    girihOver({ left: 0, top: 0, right: plate.width, bottom: edge }, 46, 12),
    1.1,
    LEAF,
    { opacity: 0.4, focus: 1 },
  );
  expose(plate, (x, y) => {
    if (y < edge) return null;
    const depth = (y - edge) / (plate.height - edge);
    const weave = 0.05 * rough(x / 3, y / 3) + 0.16 * rough(x / 120, y / 60);
    const lit = Math.exp(-(((x - plate.width * 0.45) / (plate.width * 0.55)) ** 2));
    return scaleLight(
      mixLight(light('#d8c9a0'), IVORY, 0.5 + weave),
      (0.42 + 0.5 * lit) * (0.8 + 0.3 * depth),
    );
  });
  const hem = girihOver(
    { left: 0, top: plate.height - 66, right: plate.width, bottom: plate.height - 14 },
    18,
    8,
  );
  layBands(plate, hem, 1.6, gold, { focus: 0.5 });
  for (const y of [plate.height - 70, plate.height - 10, edge + 3]) {
    layBands(plate, [line([0, y], [plate.width, y])], 1.6, gold, { focus: 0.5 });
  }
}

/** Renders a table laid with dates, tea glasses and white jasmine. */
export function exposeTable(): Plate {
  const plate = createPlate(1200, 900, 'islamic-serenity/table');
  const random = createRandom(plate.seed);
  laySetting(plate, 520);
  layLamp(plate, point(210, 110), 300);
  layLamp(plate, point(1030, 40), 230);
  const tray = oval(point(600, 690), 500, 128);
  castShadow(plate, tray, 18, 0.6);
  lay(plate, { outlines: [tray], focus: 0.7 }, (x, y) =>
    mixLight(light('#6d4f18'), gold(x * 0.7, y * 1.6), 0.62),
  );
  const well = oval(point(600, 686), 462, 110);
  lay(plate, { outlines: [well], focus: 0.7 }, (x, y) =>
    mixLight(light('#8a6824'), gold(x * 0.5 + 90, y * 1.4), 0.55),
  );
  for (let i = 0; i < 40; i += 1) {
    const a = (i / 40) * TAU;
    const at = point(600 + 481 * Math.cos(a), 688 + 119 * Math.sin(a));
    const star = starOutline(8, 3, { at: point(0, 0), turn: 0.2, scale: 13 }).map((p) =>
      point(at.x + p.x, at.y + p.y * 0.42),
    );
    lay(plate, { outlines: [star], focus: 0.5, opacity: 0.75 }, light('#59400f'));
  }
  layDates(plate, point(600, 590), 190, random);
  layTea(plate, point(318, 716), 190);
  layTea(plate, point(884, 722), 190);
  for (const [x, y, turn, reach] of [
    [420, 770, 2.9, 150],
    [790, 776, 0.2, 150],
    [150, 830, 3.4, 120],
  ] as const) {
    const knots = [
      point(x, y),
      polar(point(x, y), turn, reach * 0.5),
      polar(point(x, y), turn + 0.2, reach),
    ];
    layVine(plate, knots, { size: 46, leaves: 8, flowers: 7 }, random);
  }
  for (const [x, y, r] of [
    [520, 776, 27],
    [570, 792, 23],
    [646, 786, 28],
    [1050, 812, 24],
    [1094, 834, 19],
  ] as const) {
    castShadow(plate, oval(point(x, y), r * 0.7, r * 0.5), 6, 0.4);
    layJasmine(plate, point(x, y), r, random);
  }
  bloom(plate, 12, 0.28, 0.8);
  return plate;
}
