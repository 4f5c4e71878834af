import { point, smoothstep } from '../../geometry.ts';
import { createNoise } from '../../noise.ts';
import { type Camera, groundAt } from '../../photo/camera.ts';
import {
  bloom,
  createPlate,
  expose,
  glow,
  lay,
  light,
  mixLight,
  type Plate,
  scaleLight,
  veil,
} from '../../photo/plate.ts';
import { exposeWater } from '../../photo/terrain.ts';
import { createRandom } from '../../random.ts';
import { archOutline, DEEP, girihOver, gold, LEAF, layBands, layStars, within } from './gilding.ts';
import { layVine } from './jasmine.ts';
import { layLamp } from './lamp.ts';
import { duskSky, layCypress } from './night.ts';
import { band, plaster } from './wall.ts';

/** Renders a pointed arch with a girih border that opens onto a garden courtyard. */
export function exposeArch(): Plate {
  const plate = createPlate(900, 1200, 'islamic-serenity/arch');
  const random = createRandom(plate.seed);
  plaster(plate, { x: 450, y: 700, reach: 620, power: 0.5 });
  layBands(plate, girihOver({ left: 0, top: 0, right: 900, bottom: 1200 }, 44, 12), 1.1, LEAF, {
    opacity: 0.55,
    focus: 0.5,
  });
  const outer = archOutline({ x: 450, half: 372, spring: 560, foot: 1240 });
  const inner = archOutline({ x: 450, half: 300, spring: 560, foot: 1240 });
  lay(plate, { outlines: [outer], focus: 14, opacity: 0.5 }, DEEP);
  lay(plate, { outlines: [band(outer, inner)], focus: 0.6 }, light('#0b3b2f'));
  within(plate, band(outer, inner), (part) => {
    layBands(part, girihOver({ left: 60, top: 60, right: 840, bottom: 1210 }, 30, 8), 2.1, gold, {
      focus: 0.5,
    });
  });
  for (const grow of [372, 362, 310, 300]) {
    layBands(
      plate,
      [archOutline({ x: 450, half: grow, spring: 560, foot: 1240 })],
      grow === 372 || grow === 300 ? 3.4 : 1.5,
      gold,
      { focus: 0.5 },
    );
  }
  within(plate, archOutline({ x: 450, half: 296, spring: 560, foot: 1240 }), (part) =>
    exposeCourt(part),
  );
  layLamp(plate, point(450, 250), 210);
  layVine(
    plate,
    [point(140, 1210), point(170, 1000), point(120, 820), point(160, 640)],
    { size: 46, leaves: 16, flowers: 22 },
    random,
  );
  layVine(
    plate,
    [point(770, 1210), point(730, 1060), point(780, 900)],
    { size: 44, leaves: 12, flowers: 16 },
    random,
  );
  bloom(plate, 12, 0.3, 0.75);
  return plate;
}

const CAMERA: Camera = { horizon: 760, centre: 450, focal: 760, eye: 1.6 };

/** Renders the courtyard: dusk, an arcade, cypresses, a long pool between beds and tiles. */
function exposeCourt(plate: Plate): void {
  const random = createRandom(`${plate.seed}/court`);
  expose(plate, duskSky(`${plate.seed}/court`, 800));
  layStars(plate, 60, 460, random.next);
  const wall = [point(0, 640), point(900, 640), point(900, 800), point(0, 800)];
  for (const [x, height] of [
    [250, 250],
    [330, 190],
    [580, 200],
    [660, 270],
  ] as const) {
    layCypress(plate, point(x, 790), height, light('#0a3125'), 1.4);
  }
  lay(plate, { outlines: [wall], focus: 1 }, light('#b9a878'));
  for (let i = -4; i <= 4; i += 1) {
    const bay = archOutline({ x: 450 + i * 74, half: 26, spring: 716, foot: 790 });
    lay(plate, { outlines: [bay], focus: 1 }, (_, y) =>
      mixLight([1.3, 0.86, 0.36], light('#4b3c17'), (790 - y) / 120),
    );
    glow(plate, point(450 + i * 74, 750), 26, [0.1, 0.065, 0.025]);
  }
  lay(
    plate,
    { outlines: [[point(0, 632), point(900, 632), point(900, 644), point(0, 644)]], focus: 0.8 },
    gold,
  );
  const tile = createNoise(`${plate.seed}/tile`);
  expose(plate, (x, y) => {
    const at = groundAt(CAMERA, x, y, 0);
    if (!at || y < 790) return null;
    const bed = Math.abs(at.x) > 0.95 && Math.abs(at.x) < 1.7;
    const haze = 1 - Math.exp(-at.z / 26);
    if (bed) {
      const leaf = 0.5 + 0.8 * tile(at.x * 9, at.z * 5);
      return mixLight(
        mixLight(light('#16402f'), light('#5f8a5f'), leaf),
        light('#d8c48a'),
        haze * 0.5,
      );
    }
    const [u, v] = [at.x / 0.34, at.z / 0.34];
    const check = (Math.floor(u) + Math.floor(v)) % 2 === 0;
    const joint = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
    const stone = mixLight(
      check ? light('#d9c79a') : light('#a8b392'),
      light('#8a7a4c'),
      0.3 * tile(at.x * 3, at.z * 3),
    );
    return mixLight(
      scaleLight(stone, 0.55 + 0.3 * smoothstep(0, 0.06, joint)),
      light('#d8c48a'),
      haze * 0.4,
    );
  });
  exposeWater(plate, {
    horizon: 790,
    bottom: 1200,
    tint: light('#0d4436'),
    ripple: 18,
    mirror: 0.85,
    where: (x, y) => {
      const at = groundAt(CAMERA, x, y, 0);
      return at !== null && Math.abs(at.x) < 0.48 && at.z > 2.2;
    },
  });
  veil(plate, (_, y) => 0.3 * Math.exp(-(((y - 800) / 60) ** 2)), light('#e2cf98'));
}
