import { line, mix, point, points, polar, ribbon, spline } from '../../geometry.ts';
import { paintFoliage } from '../../landscape.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { lift, wash } from '../../watercolour.ts';
import { blooms, paintBlooms, paintFillers, paintSprays } from '../bouquet.ts';
import * as colour from '../palette.ts';
import { paintLoosePetal } from '../petal.ts';
import { paintBush, paintMeadow, paintRanges } from './outdoors.ts';
import { paintSky, stage } from './stage.ts';

function paintAisle(sheet: Sheet, random: Random): void {
  const edge = '410,830 380,930 280,1080 190,1220 710,1220 620,1080 520,930 490,830';
  const shape = { outline: spline(points(edge), { closed: true }), fray: 0.08, soften: 14 };
  lift(sheet, { ...shape, amount: 0.72 }, random);
  wash(sheet, { ...shape, pigment: colour.LINEN, density: 0.4, rim: 0 }, random);
}

function paintHoop(sheet: Sheet, random: Random): void {
  const bow = Array.from({ length: 13 }, (_, i) =>
    polar(point(450, 470), Math.PI + (i / 12) * Math.PI, 188),
  );
  const path = spline([...points('262,900 262,480'), ...bow, ...points('638,480 638,900')]);
  const grain = { pigment: colour.SHADOW, share: (x: number) => 0.3 + 0.3 * Math.sin(x / 3) };
  const wood = { pigment: colour.WOOD, charge: grain, density: 0.9, fray: 0.01, layers: 2 };
  wash(sheet, { ...wood, outline: ribbon(path, () => 8, 120), rim: 0.4, cover: 1 }, random);
}

/** Paints sheer cloth that hangs from the arch and is gathered at the right post. */
function paintDrape(sheet: Sheet, random: Random): void {
  const cloth = { pigment: colour.LINEN, density: 0.5, fray: 0.02, layers: 4, rim: 0.45 };
  const share = (x: number, y: number): number => 0.18 + 0.25 * sheet.water(x * 2, y / 2);
  for (const edge of [
    '300,360 400,380 520,372 606,350 630,400 560,440 440,452 340,430',
    '600,360 640,380 652,480 640,600 668,760 700,900 610,905 620,760 612,620 590,480',
  ]) {
    const outline = spline(points(edge), { closed: true });
    const charge = { pigment: colour.SHADOW, share };
    wash(sheet, { ...cloth, outline, charge, cover: 0.72, bloom: 0.5 }, random);
  }
  for (const fold of [
    '310,372 430,408 600,366',
    '320,396 440,430 612,386',
    '616,380 630,520 624,640 640,890',
    '630,390 642,520 634,640 668,890',
    '608,380 612,520 616,640 624,890',
  ]) {
    const path = spline(points(fold));
    const outline = ribbon(path, (t) => 3 * Math.sin(Math.PI * t) + 0.6, 40);
    const shade = { pigment: colour.SHADOW, density: 0.26, fray: 0.02, soften: 2, rim: 0 };
    wash(sheet, { ...shade, outline }, random);
  }
}

const SPRAYS = `
  sage       middle 11 78  300,330 240,520 220,700
  eucalyptus middle 11 50  300,340 320,500 300,640
  olive      middle 11 78  330,300 450,256 600,300
  sage       ghost  11 78  330,320 430,330 520,380
  eucalyptus middle 11 50  290,330 200,330 130,400
  olive      middle 11 78  340,290 380,220 470,190
  sage       middle 11 78  640,620 660,740 640,860
  eucalyptus ghost  11 50  640,620 600,700 590,780
  olive      middle 11 78  640,640 720,660 780,730
  sage       middle 11 78  640,610 650,500 630,420`;

const BLOOMS = `
  rose  rose  440,268 36 6 -1
  rose  cream 250,520 40 6 2.4
  rose  blush 258,604 32 6 2
  open  cream 384,284 50 6 -1
  rose  rose  252,440 44 6 2.6
  peony blush 306,350 82 6 -2.4
  rose  blush 648,700 38 6 0.6
  rose  rose  622,560 32 6 -0.6
  open  cream 664,638 48 6 0.2
  peony blush 626,620 54 6 2.8`;

/** Draws a wooden arch with sheer cloth and flowers, in a meadow before hills. */
export function drawArch(): Sheet {
  const { sheet, random } = stage('arch', 900, 1200);
  paintSky(sheet, 640, 0.6, colour.HAZE);
  paintRanges(sheet, 590, 760, 120);
  const tree = { light: colour.MIST_GREEN, dark: colour.EUCALYPTUS, density: 0.6 };
  for (const [x, width] of [
    [60, 230],
    [850, 260],
    [760, 150],
    [170, 150],
  ] as const) {
    const form = { at: point(x, 730), width, height: width * 0.9, dabs: 260, dab: 12 };
    paintFoliage(sheet, { ...tree, ...form }, random);
  }
  paintMeadow(sheet, { top: 800, flowers: 260, size: 15 }, random);
  paintAisle(sheet, random);
  paintHoop(sheet, random);
  paintDrape(sheet, random);
  paintSprays(sheet, SPRAYS, random);
  paintBlooms(sheet, blooms(BLOOMS), random);
  paintFillers(sheet, '360,420,18 330,450,15 484,262,15 600,690,15 700,610,15', random);
  for (const [at] of [line([262, 900]), line([638, 900])]) {
    if (at) paintBush(sheet, at, 1, random);
  }
  for (let i = 0; i < 26; i += 1) {
    const t = random.next();
    const x = 450 + random.between(-1, 1) * mix(40, 230, t);
    paintLoosePetal(sheet, point(x, mix(880, 1180, t)), mix(9, 26, t), random);
  }
  return sheet;
}
