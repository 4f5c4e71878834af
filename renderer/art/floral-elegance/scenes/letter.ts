import {
  circle,
  line,
  type Path,
  type Point,
  place,
  point,
  points,
  polar,
  ribbon,
  spline,
  TAU,
} from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { castShadow } from '../../still-life.ts';
import { lift, wash } from '../../watercolour.ts';
import { blooms, paintBlooms, paintFillers, paintGold, paintSprays } from '../bouquet.ts';
import * as colour from '../palette.ts';
import { paintLoosePetals } from '../petal.ts';
import { paintCloth, SHADE, stage } from './stage.ts';

type Lay = (path: Path) => Point[];

/** Returns a word in running hand, too small to read: loops of varying height. */
function cursive(length: number, random: Random): Point[] {
  const word: Point[] = [];
  let [height, x, turn] = [5, 0, 0];
  while (x < length) {
    turn += 0.5;
    x += 1.15;
    const ascender = random.chance(0.25);
    if (Math.sin(turn) > 0.95) height = ascender ? random.between(11, 16) : random.between(4, 6.5);
    const rise = height * (0.5 - 0.5 * Math.cos(turn));
    word.push(point(x + 2.6 * Math.sin(turn) + rise * 0.3, -rise));
  }
  return word;
}

function paintPage(sheet: Sheet, lay: Lay, random: Random): void {
  const outline = lay(points('-300,-340 300,-340 300,120 -300,120'));
  castShadow(sheet, outline, { ...SHADE, density: 0.28 }, random);
  const paper = { pigment: colour.CREAM.pale, density: 0.28, fray: 0.012, layers: 5, rim: 0.9 };
  wash(sheet, { ...paper, outline, cover: 0.97 }, random);
  const ink = { pigment: colour.SHADOW, density: 0.62, fray: 0, rim: 0 };
  for (let row = 0; row < 6; row += 1) {
    let x = row === 0 ? -170 : -230;
    const end = row === 5 ? -20 : 200 - random.between(0, 50);
    while (x < end) {
      const length = random.between(36, 92);
      const left = x;
      const script = cursive(length, random).map((p) => point(p.x + left, p.y - 278 + row * 38));
      wash(sheet, { ...ink, outline: ribbon(lay(script), () => 1, script.length) }, random);
      x += length + 18;
    }
  }
}

function paintEnvelope(sheet: Sheet, lay: Lay, random: Random): void {
  const fold = (outline: Path, density: number, rim: number): void => {
    const deep = (x: number, y: number): number => 0.25 + 0.4 * sheet.water(x / 4, y / 4);
    const charge = { pigment: colour.BLUSH.deep, share: deep };
    const paper = { pigment: colour.BLUSH.pale, charge, fray: 0.006, layers: 3, cover: 0.98 };
    wash(sheet, { ...paper, outline, density, rim }, random);
  };
  const body = lay(points('-350,-90 350,-90 350,330 -350,330'));
  castShadow(sheet, body, { ...SHADE, density: 0.34, offset: 14, soften: 11 }, random);
  fold(body, 0.66, 0.5);
  for (const side of [-1, 1]) {
    fold(lay(line([side * 350, -90], [side * 20, 130], [side * 350, 330])), 0.7, 0.8);
  }
  const low = lay(spline(points('-350,330 -30,106 0,92 30,106 350,330'), { steps: 8 }));
  castShadow(sheet, low, { ...SHADE, density: 0.12, offset: -6, soften: 7 }, random);
  fold(low, 0.64, 0.9);
  const edge = points('-350,-90 -200,20 -40,142 0,160 40,142 200,20 350,-90');
  const flap = lay(spline(edge, { steps: 8 }));
  castShadow(sheet, flap, { ...SHADE, offset: 9 }, random);
  fold(flap, 0.74, 0.9);
}

/** Paints wax with a pressed sprig. */
function paintSeal(sheet: Sheet, at: Point, random: Random): void {
  const blot = Array.from({ length: 18 }, (_, i) =>
    polar(at, (i / 18) * TAU, 62 + random.between(-6, 7)),
  );
  const outline = spline(blot, { closed: true, steps: 4 });
  castShadow(sheet, outline, { ...SHADE, density: 0.4, offset: 8, soften: 6 }, random);
  const dark = colour.ROSE.heart;
  wash(
    sheet,
    {
      outline,
      pigment: colour.ROSE.deep,
      charge: { pigment: dark, share: (x, y) => 0.3 + (x - at.x + y - at.y) / 160 },
      density: 0.95,
      fray: 0.01,
      layers: 2,
      rim: 0.5,
      rimWidth: 5,
      grain: 0.04,
      cover: 1,
    },
    random,
  );
  const press = (path: Path, half: (t: number) => number): void =>
    wash(
      sheet,
      { outline: ribbon(path, half, 60), pigment: dark, density: 0.55, fray: 0, soften: 1, rim: 0 },
      random,
    );
  press([...circle(at, 45, 50), polar(at, 0, 45)], () => 2.4);
  press(line([at.x, at.y + 34], [at.x, at.y - 32]), () => 1.6);
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i += 1) {
      const foot = point(at.x + side * (3 + i * 1.5), at.y + 24 - i * 15);
      const tip = polar(foot, -TAU / 4 + side * 0.85, 19 - i * 2);
      press([foot, tip], (t) => 4.4 * Math.sin(Math.PI * Math.min(1, t + 0.06)));
    }
  }
  const glint = (radius: number, from: number, to: number, half: number, amount: number): void => {
    const arc = circle(point(at.x - 1, at.y - 1), radius, 50).slice(from, to);
    lift(sheet, { outline: ribbon(arc, () => half, 30), fray: 0, soften: 2, amount }, random);
  };
  glint(48, 24, 40, 2, 0.45);
  glint(56, 27, 38, 3.4, 0.55);
}

/** Draws a letter in its envelope, closed with wax, and a few branches. */
export function drawLetter(): Sheet {
  const { sheet, random } = stage('letter', 1200, 900);
  paintCloth(sheet, 0.85);
  const lay: Lay = (path) => place(path, { at: point(600, 470), turn: -0.09, scale: 1 });
  const behind = `
    eucalyptus middle 14 100  1220,760 1040,660 960,480 1010,260 960,120
    sage       ghost  13 130  60,920 120,640 60,380 130,130`;
  paintSprays(sheet, behind, random);
  paintPage(sheet, lay, random);
  paintEnvelope(sheet, lay, random);
  paintSeal(sheet, lay([point(0, 132)])[0] ?? point(600, 600), random);
  paintSprays(sheet, 'olive front 11 90 330,800 470,756 590,764 690,730', random);
  paintGold(sheet, points('300,740 420,620 470,540'), 9, random);
  const flowers = `
    rose  rose  342,654 66  6 -2.4
    open  cream 236,596 92  7 -2.2
    peony blush 226,748 136 9 2.6`;
  paintBlooms(sheet, blooms(flowers), random);
  paintFillers(sheet, '356,742,32 392,704,25', random);
  paintLoosePetals(sheet, '880,800,50 1060,150,46 760,850,36 1110,480,36', random);
  return sheet;
}
