import {
  circle,
  clamp,
  line,
  mix,
  type Point,
  point,
  points,
  ribbon,
  smoothstep,
  spline,
} from '../../geometry.ts';
import { flood, paintGrass, paintMeadowFlowers, paintRidge } from '../../landscape.ts';
import type { Pigment } from '../../pigment.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { paintSpray } from '../../stem.ts';
import { lift, wash } from '../../watercolour.ts';
import { OLIVE_SPRAY } from '../greens.ts';
import * as colour from '../palette.ts';
import { hills, paintGlow } from './outdoors.ts';
import { stage } from './stage.ts';

interface Lantern {
  readonly at: Point;
  readonly radius: number;
  /** Height over width. */
  readonly squash: number;
  readonly tint: Pigment;
}

/** Paints a paper lantern: an upright axis with a body of ribs around it, lit from within. */
function paintLantern(sheet: Sheet, { at, radius, squash, tint }: Lantern, random: Random): void {
  const cord = ribbon(line([at.x + 6, -20], [at.x + 1, at.y - radius]), () => 1.1, 30);
  const thin = { pigment: colour.SHADOW, density: 0.9, fray: 0, rim: 0 };
  wash(sheet, { ...thin, outline: cord }, random);
  paintGlow(sheet, at, radius * 2.1, random);
  const light = (x: number, y: number): number => {
    const away = Math.hypot(x - at.x, (y - at.y - radius * 0.2) / squash) / radius;
    return 0.34 + 0.85 * clamp(away) ** 2;
  };
  wash(
    sheet,
    {
      outline: circle(at, radius, 48, squash),
      pigment: colour.CREAM.pale,
      charge: { pigment: tint, share: (x, y) => clamp(light(x, y) - 0.2) },
      density: 0.75,
      tone: light,
      fray: 0.012,
      layers: 3,
      rim: 0.6,
      cover: 0.96,
    },
    random,
  );
  for (let i = 1; i < 9; i += 1) {
    const y = at.y - radius * squash * Math.cos((Math.PI * i) / 9);
    const half = radius * Math.sin((Math.PI * i) / 9);
    const rib = spline(line([at.x - half, y], [at.x, y + half * 0.1], [at.x + half, y]));
    const ink = { pigment: tint, density: 0.4, fray: 0, rim: 0 };
    wash(sheet, { ...ink, outline: ribbon(rib, () => 0.9, 24) }, random);
  }
  const gilt = { pigment: colour.GOLD_DARK, density: 0.8, fray: 0, rimWidth: 1, cover: 1 };
  for (const side of [-0.97, 0.97]) {
    const cap = circle(point(at.x, at.y + side * radius * squash), radius * 0.26, 20, 0.28);
    wash(sheet, { ...gilt, outline: cap }, random);
  }
  const foot = at.y + radius * squash;
  const tassel = ribbon(line([at.x, foot], [at.x + 1, foot + radius * 0.55]), (t) => 1 + 3 * t, 10);
  wash(sheet, { ...gilt, outline: tassel, density: 0.7, fray: 0.05, layers: 2 }, random);
}

function paintFireflies(sheet: Sheet, random: Random): void {
  for (let i = 0; i < 44; i += 1) {
    const at = point(random.between(0, sheet.width), random.between(500, 1080));
    const spot = { outline: circle(at, random.between(5, 17)), fray: 0, soften: 1 };
    lift(sheet, { ...spot, amount: random.between(0.15, 0.4) }, random);
    wash(sheet, { ...spot, pigment: colour.PEACH, density: 0.12, rim: 0.4 }, random);
  }
}

function paintBoughs(sheet: Sheet, size: number, boughs: readonly string[], random: Random): void {
  const dusk = { density: 0.85, finish: 0.5, pigment: colour.DEEP_SAGE, second: colour.SHADOW };
  for (const bough of boughs) {
    const form = { knots: points(bough), leaves: size > 100 ? 9 : 16, size };
    paintSpray(sheet, { ...OLIVE_SPRAY, ...dusk, ...form }, random);
  }
}

const LANTERNS = [
  [742, 560, 46, 0.9, colour.BLUSH.deep],
  [150, 520, 52, 1.15, colour.PEACH],
  [420, 330, 62, 0.92, colour.BLUSH.deep],
  [610, 380, 40, 1.2, colour.PEACH],
  [268, 690, 84, 0.94, colour.PEACH],
  [560, 740, 104, 0.92, colour.BLUSH.deep],
  [800, 800, 64, 1.15, colour.PEACH],
  [110, 870, 44, 0.95, colour.BLUSH.deep],
] as const;

/** Draws paper lanterns under a bough at dusk. */
export function drawLanterns(): Sheet {
  const { sheet, random } = stage('lanterns', 900, 1200);
  flood(sheet, {
    pigment: colour.EUCALYPTUS,
    charge: {
      pigment: colour.PEACH,
      share: (x, y) => smoothstep(250, 1000, y) + 0.3 * sheet.water(x / 5, y / 4),
    },
    tone: (_, y) => mix(1.15, 0.62, smoothstep(0, 900, y)),
    bloom: 0.4,
  });
  const night = (_: number, y: number): number => 0.34 * smoothstep(620, 0, y);
  flood(sheet, { pigment: colour.DEEP_SAGE, tone: night, bloom: 0.4 });
  paintFireflies(sheet, random);
  for (const [i, base] of [930, 1010].entries()) {
    const skyline = { base, swell: 90, rough: 14, width: 260 };
    const line = hills(`${sheet.seed}/${i}`, skyline);
    const paint = { pigment: colour.DEEP_SAGE, second: colour.EUCALYPTUS, cover: 0.8 };
    paintRidge(sheet, { line, ...paint, density: 0.45 + 0.35 * i, fade: 160, rest: 0.7 });
  }
  const behind = ['-40,60 160,120 330,90 470,140', '940,30 760,90 600,70 480,100'];
  paintBoughs(sheet, 92, [...behind, '-30,-10 120,40 300,20', '930,150 820,190 730,170'], random);
  for (const [x, y, radius, squash, tint] of LANTERNS) {
    paintLantern(sheet, { at: point(x, y), radius, squash, tint }, random);
  }
  paintBoughs(sheet, 120, ['-20,-20 70,110 180,190', '920,-30 850,90 700,180'], random);
  const grass = { pigments: [colour.DEEP_SAGE, colour.SHADOW], density: 0.95 } as const;
  paintGrass(sheet, { top: 1090, bottom: 1230, blades: 190, reach: 130, ...grass }, random);
  const pale = [colour.BLUSH.pale, colour.CREAM.pale, colour.ROSE.pale] as const;
  const flowers = { count: 90, size: 15, pigments: pale, density: 0.7 };
  paintMeadowFlowers(sheet, { top: 1070, bottom: 1220, ...flowers }, random);
  return sheet;
}
