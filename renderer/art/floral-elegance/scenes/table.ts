import {
  circle,
  line,
  type Path,
  type Point,
  point,
  points,
  polar,
  ribbon,
  spline,
  TAU,
} from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { castShadow, paintDisc, paintSilk } from '../../still-life.ts';
import { lift, wash } from '../../watercolour.ts';
import { blooms, paintBlooms, paintSprays } from '../bouquet.ts';
import * as colour from '../palette.ts';
import { paintLoosePetals } from '../petal.ts';
import { METAL, paintCloth, SHADE, stage } from './stage.ts';

const BLADES = {
  spoon: points('0,476 -20,430 -23,380 0,340 23,380 20,430'),
  knife: points('-5,480 -8,400 -6,320 2,270 13,330 13,430 8,480'),
  fork: points('0,480 -20,430 -19,385 0,392 19,385 20,430'),
};

/** Paints one piece of cutlery, its handle at the bottom of the picture. */
function paintCutlery(sheet: Sheet, x: number, kind: keyof typeof BLADES, random: Random): void {
  const blade = BLADES[kind].map((p) => point(p.x + x, p.y));
  const parts: Path[] = [
    ribbon(line([x, 690], [x, 610], [x, 470]), (t) => 8.5 - 5 * t, 30),
    spline(blade, { closed: true }),
  ];
  for (const dx of kind === 'fork' ? [-16.5, -5.5, 5.5, 16.5] : []) {
    parts.push(ribbon(line([x + dx, 400], [x + dx, 290]), (t) => 3.4 - 1.2 * t, 6));
  }
  for (const part of parts) {
    castShadow(sheet, part, { ...SHADE, density: 0.22, offset: 7, soften: 4 }, random);
  }
  for (const outline of parts) {
    wash(
      sheet,
      {
        outline,
        pigment: METAL.light,
        charge: { pigment: METAL.dark, share: (_, y) => 0.5 + 0.5 * Math.sin(y / 46) },
        density: 0.75,
        fray: 0.004,
        layers: 2,
        rim: 0.5,
        rimWidth: 2,
        cover: 1,
      },
      random,
    );
  }
}

function paintPlates(sheet: Sheet, at: Point, random: Random): void {
  castShadow(sheet, circle(at, 262, 60), { ...SHADE, offset: 16, soften: 14 }, random);
  paintDisc(sheet, { at, radius: 262, pigment: METAL.light, density: 0.3, rim: 1.6 }, random);
  castShadow(sheet, circle(at, 214, 60), { ...SHADE, density: 0.25 }, random);
  const china = { at, pigment: colour.SHADOW };
  paintDisc(sheet, { ...china, radius: 214, density: 0.09, rim: 0.9 }, random);
  paintDisc(sheet, { ...china, radius: 150, density: 0.12, rim: 0.7, rimWidth: 5 }, random);
}

function paintNapkin(sheet: Sheet, random: Random): void {
  const outline = points('528,260 672,268 664,690 600,724 536,684');
  castShadow(sheet, outline, { ...SHADE, density: 0.2, offset: 8, soften: 6 }, random);
  wash(
    sheet,
    {
      outline,
      pigment: colour.BLUSH.pale,
      charge: { pigment: colour.BLUSH.deep, share: (x) => 0.3 + 0.25 * Math.sin(x / 11) },
      density: 0.72,
      fray: 0.02,
      rim: 0.5,
      cover: 0.98,
    },
    random,
  );
  for (const x of [566, 604, 640]) {
    const fold = ribbon(line([x, 270], [x + 3, 480], [x - 2, 690]), () => 2, 12);
    const paint = { pigment: colour.BLUSH.heart, density: 0.22, fray: 0.02, soften: 2, rim: 0 };
    wash(sheet, { ...paint, outline: fold }, random);
  }
  paintSprays(sheet, 'olive front 11 88 606,640 592,500 612,330', random);
  const band = { pigment: METAL.light, shade: METAL.dark, density: 0.6, half: 9 };
  paintSilk(sheet, { ...band, knots: points('530,564 600,572 668,562') }, random);
  const rose = { kind: 'rose', tint: 'cream', at: point(600, 556), radius: 46 } as const;
  paintBlooms(sheet, [{ ...rose, leaves: 5, turn: -1.5, span: TAU }], random);
}

function paintGlass(sheet: Sheet, at: Point, drink: Disc, random: Random): void {
  castShadow(sheet, circle(at, 66, 40), { ...SHADE, offset: 14, soften: 12 }, random);
  const rim = { at, radius: 66, pigment: colour.SHADOW, density: 0.1, rim: 1.3, cover: 0.6 };
  paintDisc(sheet, rim, random);
  paintDisc(sheet, { at, radius: 50, density: 0.34, rim: 0.8, cover: 0.5, ...drink }, random);
  const gleam = circle(polar(at, -2.3, 34), 15, 20, 0.7);
  lift(sheet, { outline: gleam, fray: 0.1, soften: 4, amount: 0.8 }, random);
}
type Disc = { readonly pigment: typeof colour.SHADOW };

/** Draws a place laid for one guest, seen from above. */
export function drawTable(): Sheet {
  const { sheet, random } = stage('table', 1200, 900);
  paintCloth(sheet, 0.6);
  const runner = `
    eucalyptus ghost  20 110  -20,90 400,30 800,100 1230,40
    olive      middle 14 110  1230,110 900,70 620,120
    sage       middle 12 120  -30,60 260,110 560,90`;
  paintSprays(sheet, runner, random);
  paintPlates(sheet, point(600, 470), random);
  paintNapkin(sheet, random);
  paintCutlery(sheet, 246, 'fork', random);
  paintCutlery(sheet, 300, 'fork', random);
  paintCutlery(sheet, 900, 'knife', random);
  paintCutlery(sheet, 960, 'spoon', random);
  paintGlass(sheet, point(1040, 250), { pigment: colour.ROSE.pale }, random);
  paintGlass(sheet, point(150, 262), { pigment: colour.CREAM.deep }, random);
  const flowers = `
    rose  rose  330,92 56  5 1.2
    rose  blush 890,84 60  5 1.6
    open  cream 740,70 84  6 1.6
    peony blush 460,64 112 8 1.5
    rose  rose  605,96 52  5 1.6`;
  paintBlooms(sheet, blooms(flowers), random);
  paintLoosePetals(sheet, '180,800,40 1010,790,46 1080,620,34 90,560,34 760,836,36', random);
  return sheet;
}
