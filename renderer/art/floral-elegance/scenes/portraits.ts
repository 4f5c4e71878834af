import {
  circle,
  type Path,
  type Placement,
  type Point,
  place,
  point,
  points,
  polar,
  ribbon,
  TAU,
} from '../../geometry.ts';
import { flood } from '../../landscape.ts';
import * as profile from '../../motif/profile.ts';
import { type Pigment, pigment } from '../../pigment.ts';
import type { Sheet } from '../../sheet.ts';
import { paintSpray } from '../../stem.ts';
import { lift, wash } from '../../watercolour.ts';
import {
  type Bloom,
  blooms,
  paintBerries,
  paintBlooms,
  paintFillers,
  paintGold,
  paintSprays,
  paintStalkedBud,
} from '../bouquet.ts';
import { FRONT, OLIVE_SPRAY } from '../greens.ts';
import * as colour from '../palette.ts';
import { type Stage, stage } from './stage.ts';

/** Placement of the profile, which is drawn about 100 wide, in the oval. */
const SET: Placement = { at: point(122, 168), turn: 0, scale: 6.1 };

/** Paints a cameo's ground: handmade paper with an oval wash in a rose-gold hoop. */
function paintGround({ sheet, random }: Stage, tint: Pigment): void {
  flood(sheet, { pigment: colour.LINEN, tone: () => 0.32, bloom: 0.3 });
  const middle = point(450, 560);
  wash(
    sheet,
    {
      outline: circle(middle, 330, 60, 1.28),
      pigment: tint,
      charge: {
        pigment: colour.CREAM.pale,
        share: (x, y) => 0.3 + 0.5 * sheet.water(x / 5, y / 5) + (y - 560) / 1200,
      },
      density: 0.7,
      tone: (x, y) => 0.75 + 0.5 * Math.hypot((x - 450) / 330, (y - 560) / 420) ** 2,
      fray: 0.05,
      layers: 12,
      rim: 0.45,
      rimWidth: 5,
      bloom: 0.35,
      cover: 0.4,
    },
    random,
  );
  const hoop = circle(middle, 352, 120, 1.27);
  const shine = (x: number, y: number): number => 0.5 + 0.5 * Math.sin(x / 90 + y / 130);
  wash(
    sheet,
    {
      outline: ribbon([...hoop, ...hoop.slice(0, 1)], (t) => 2 + Math.sin(t * 9), 240),
      pigment: colour.GOLD_LIGHT,
      charge: { pigment: colour.GOLD_DARK, share: shine },
      density: 0.8,
      fray: 0,
      rim: 0.2,
      rimWidth: 1,
      cover: 1,
    },
    random,
  );
}

const flip = (path: Path): Point[] => path.map(({ x, y }) => point(108 - x, y));

type Part = readonly [outline: Path, pigment: Pigment, second: Pigment, density: number];

function paintPart({ sheet, random }: Stage, part: Part, cover = 1): void {
  const [outline, first, second, density] = part;
  const share = (x: number, y: number): number =>
    0.3 + 0.5 * sheet.water(x / 3, y / 4) + (y - 560) / 900;
  const charge = { pigment: second, share };
  const hand = { fray: 0.008, layers: 4, rim: 0.4, rimWidth: 4, bloom: 0.25, cover };
  wash(sheet, { outline: place(outline, SET), pigment: first, density, charge, ...hand }, random);
}

function paintStrands({ sheet, random }: Stage, strands: readonly Path[], dark: Pigment): void {
  const shifted = (strand: Path, dx: number, dy: number): Point[] =>
    place(
      strand.map(({ x, y }) => point(x + dx, y + dy)),
      SET,
    );
  for (const strand of strands) {
    for (const shift of [-1.6, 0, 1.7]) {
      const path = shifted(strand, shift, shift * 0.6);
      const outline = ribbon(path, (t) => 0.6 + 2.2 * Math.sin(Math.PI * t), 40);
      const paint = { density: 0.3 - 0.05 * Math.abs(shift), fray: 0.02, layers: 2, rim: 0 };
      wash(sheet, { ...paint, outline, pigment: dark, soften: shift === 0 ? 0 : 1 }, random);
    }
    const gleam = ribbon(shifted(strand, 3, -1), (t) => 2.4 * Math.sin(Math.PI * t), 30);
    lift(sheet, { outline: gleam, fray: 0.02, soften: 2, amount: 0.2 }, random);
  }
}

const GARLAND = `
  sage       ghost  13 104  430,1060 210,990 96,820 66,640
  sage       ghost  13 104  470,1060 690,990 804,820 836,660
  eucalyptus middle 10 66   420,1050 240,1010 130,900 84,770
  eucalyptus middle 10 66   480,1050 660,1010 770,900 818,780
  olive      front  10 84   400,1070 240,1070 120,1010
  olive      front  10 84   500,1070 660,1070 790,1010`;

/** Paints the flowers under the oval; their leaves point away from its lower end. */
function paintGarland({ sheet, random }: Stage, flowers: readonly Bloom[]): void {
  const turned = flowers.map((bloom) => {
    return { ...bloom, turn: Math.atan2(bloom.at.y - 900, bloom.at.x - 450) };
  });
  paintBlooms(sheet, turned, random);
}

function paintBranches({ sheet, random }: Stage): void {
  paintSprays(sheet, GARLAND, random);
  paintGold(sheet, points('360,1020 200,940 130,830'), 9, random);
  paintGold(sheet, points('540,1020 700,940 776,830'), 9, random);
}

const on = (x: number, y: number): Point => place([point(x, y)], SET)[0] ?? SET.at;

function paintHairFlowers({ sheet, random }: Stage): void {
  const vine = [on(38, 66), on(46, 46), on(56, 30), on(64, 22)];
  paintSpray(sheet, { ...OLIVE_SPRAY, ...FRONT, knots: vine, leaves: 9, size: 52 }, random);
  paintGold(sheet, [on(36, 60), on(36, 40), on(44, 22)], 7, random);
  const flowers: Bloom[] = [
    { kind: 'rose', tint: 'blush', at: on(47, 40), radius: 34, leaves: 4, turn: -1.14 },
    { kind: 'rose', tint: 'rose', at: on(38, 64), radius: 32, leaves: 4, turn: Math.PI },
    { kind: 'open', tint: 'cream', at: on(41, 52), radius: 48, leaves: 4, turn: -2.14 },
  ];
  paintBlooms(sheet, flowers, random);
  paintFillers(sheet, '445.3,363.2,20 475.8,326.6,15', random);
  const pearl = { outline: circle(on(56.5, 63), 7, 16), fray: 0, rim: 1, rimWidth: 2, cover: 1 };
  wash(sheet, { ...pearl, pigment: colour.CREAM.pale, density: 0.4 }, random);
}

const GOWN = '25,114 34,113 50,119 66,116 80,110 88.4,119 88,124 74,129 54,131 36,129 23.4,124';
const VEIL = '70,22 84,34 96,60 104,92 108,124 100,130 88,122 84,100 80,80 76,50';

/** Draws the bride in profile, facing right, a cameo without a face, flowers in her hair. */
export function drawBride(): Sheet {
  const scene = stage('portrait-1', 900, 1200);
  const { sheet, random } = scene;
  const { BLUSH, CREAM, LINEN } = colour;
  paintGround(scene, colour.SAGE_GREEN);
  paintPart(scene, [flip(profile.BRIDE_FACE), CREAM.pale, BLUSH.pale, 0.42]);
  paintPart(scene, [flip(profile.BRIDE_HAIR), colour.GOLD_LIGHT, colour.WOOD, 0.78]);
  paintStrands(scene, profile.BRIDE_STRANDS.map(flip), colour.GOLD_DARK);
  paintPart(scene, [flip(points(GOWN)), LINEN, BLUSH.pale, 0.8]);
  paintPart(scene, [flip(points(VEIL)), LINEN, BLUSH.pale, 0.25], 0.5);
  paintHairFlowers(scene);
  paintBranches(scene);
  paintStalkedBud(sheet, points('300,1030 200,1010 146,950'), 60, random);
  paintStalkedBud(sheet, points('600,1030 700,1000 752,940'), 60, random);
  const flowers = `
    rose  rose  300,1046 62  6
    rose  rose  620,1050 58  6
    open  cream 372,1084 84  6
    rose  cream 556,1076 74  6
    peony blush 462,1040 112 6`;
  paintGarland(scene, blooms(flowers));
  paintFillers(sheet, '386,996,24 548,990,24 250,1092,22 672,1096,22', random);
  return sheet;
}

/** Draws the groom in profile, facing the bride, with a flower in his lapel. */
export function drawGroom(): Sheet {
  const scene = stage('portrait-2', 900, 1200);
  const { sheet, random } = scene;
  const { CREAM, LINEN, SHADOW, ROSE } = colour;
  paintGround(scene, pigment('#e6b3a6'));
  paintPart(scene, [profile.GROOM_FACE, CREAM.pale, colour.BLUSH.pale, 0.46]);
  paintPart(scene, [profile.GROOM_HAIR, colour.WOOD, SHADOW, 1.05]);
  paintPart(scene, [profile.GROOM_JACKET, colour.EUCALYPTUS, colour.SUIT, 1.1]);
  paintPart(scene, [points('37,103 54,103 46.5,130'), LINEN, CREAM.pale, 0.3]);
  paintPart(scene, [profile.GROOM_COLLAR, LINEN, CREAM.pale, 0.4]);
  paintPart(scene, [profile.GROOM_BOW, ROSE.deep, ROSE.heart, 0.9]);
  paintStrands(scene, profile.GROOM_STRANDS, SHADOW);
  const at = on(29, 115);
  const knots = [at, polar(at, 1.2 - Math.PI, 40), polar(at, 1 - Math.PI, 78)];
  paintSpray(sheet, { ...OLIVE_SPRAY, ...FRONT, knots, leaves: 5, size: 44 }, random);
  const flower = { kind: 'rose', tint: 'blush', at, radius: 30, leaves: 5 } as const;
  paintBlooms(sheet, [{ ...flower, turn: -TAU / 4 }], random);

  paintBranches(scene);
  paintBerries(sheet, points('300,1020 200,990 150,930'), 8, random);
  paintBerries(sheet, points('600,1020 700,990 752,930'), 8, random);
  const flowers = `
    rose blush 320,1062 58 6
    rose rose  590,1064 56 6
    rose cream 520,1088 70 6
    open cream 396,1090 74 6
    rose rose  456,1044 84 6`;
  paintGarland(scene, blooms(flowers));
  paintFillers(sheet, '380,1004,22 536,1006,22 262,1096,20 650,1100,20', random);
  return sheet;
}
