import { petalOutline } from '../flower.ts';
import { clamp, type Path, type Point, place, point, TAU } from '../geometry.ts';
import { createRandom, type Random } from '../random.ts';
import { createSheet, type Sheet } from '../sheet.ts';
import { paintSpray, type Spray } from '../stem.ts';
import { wash } from '../watercolour.ts';
import {
  type Bloom,
  paintBerries,
  paintBlooms,
  paintFiller,
  paintGold,
  paintStalkedBud,
} from './bouquet.ts';
import {
  EUCALYPTUS_SPRAY,
  FRONT,
  GHOST,
  type Green,
  MIDDLE,
  OLIVE_SPRAY,
  ROSE_LEAVES,
  SAGE_SPRAY,
} from './greens.ts';
import * as colour from './palette.ts';

type Layer = Pick<Spray, 'density' | 'finish'>;

/** Knots given as plain pairs. */
const line = (...pairs: readonly (readonly [number, number])[]): Point[] =>
  pairs.map(([x, y]) => point(x, y));

function branch(
  sheet: Sheet,
  green: Green,
  paint: Layer,
  knots: Path,
  leaves: number,
  size: number,
  random: Random,
) {
  paintSpray(sheet, { ...green, ...paint, knots, leaves, size }, random);
}

/** A margin stem, 300 × 1200, that grows down the left edge from a small bouquet. */
export function drawStem(side: 'left' | 'right'): Sheet {
  const sheet = createSheet(300, 1200, `floral-elegance/stem-${side}`);
  const random = createRandom(sheet.seed);
  // room above the bouquet for its leaves
  const drop = (y: number): number => 44 + y * 0.962;
  const flip = (x: number): number => (side === 'left' ? x : 300 - x);
  const path = (...pairs: readonly (readonly [number, number])[]): Point[] =>
    pairs.map(([x, y]) => point(flip(x), drop(y)));
  const out = side === 'left' ? 0.6 : Math.PI - 0.6;

  branch(
    sheet,
    SAGE_SPRAY,
    GHOST,
    path([70, 40], [96, 330], [60, 640], [100, 900], [84, 1050]),
    22,
    96,
    random,
  );
  branch(
    sheet,
    EUCALYPTUS_SPRAY,
    MIDDLE,
    path([60, 60], [52, 300], [96, 560], [74, 820]),
    17,
    58,
    random,
  );
  branch(
    sheet,
    OLIVE_SPRAY,
    FRONT,
    path([80, 80], [140, 300], [120, 520], [156, 700]),
    15,
    80,
    random,
  );
  branch(
    sheet,
    SAGE_SPRAY,
    FRONT,
    path([64, 420], [90, 640], [70, 900], [112, 1164]),
    17,
    80,
    random,
  );
  branch(sheet, SAGE_SPRAY, MIDDLE, path([70, 90], [150, 160], [216, 250]), 7, 72, random);
  paintGold(sheet, path([84, 200], [124, 420], [100, 640], [130, 840]), 15, random);
  paintGold(sheet, path([90, 820], [70, 960], [96, 1100]), 8, random);
  paintBerries(sheet, path([90, 130], [172, 240], [196, 360]), 9, random);
  paintStalkedBud(sheet, path([90, 180], [130, 330], [172, 420]), 54, random);
  paintStalkedBud(sheet, path([84, 560], [118, 690], [150, 768]), 48, random);
  paintStalkedBud(sheet, path([84, 840], [66, 930], [44, 990]), 42, random);

  const bloom = (plan: Omit<Bloom, 'turn' | 'at'>, x: number, y: number): Bloom => ({
    ...plan,
    at: point(flip(x), drop(y)),
    turn: out,
  });
  const blooms = [
    bloom({ kind: 'rose', tint: 'rose', radius: 42, leaves: 6 }, 78, 545),
    bloom({ kind: 'rose', tint: 'cream', radius: 52, leaves: 7 }, 76, 282),
    bloom({ kind: 'open', tint: 'cream', radius: 62, leaves: 7 }, 152, 86),
    bloom(
      { kind: 'peony', tint: side === 'left' ? 'blush' : 'rose', radius: 84, leaves: 9 },
      72,
      142,
    ),
  ];
  paintBlooms(sheet, blooms, random);
  paintFiller(sheet, point(flip(128), drop(214)), 22, random);
  paintFiller(sheet, point(flip(148), drop(236)), 18, random);
  paintFiller(sheet, point(flip(112), drop(588)), 19, random);
  paintFiller(sheet, point(flip(70), drop(772)), 17, random);
  return sheet;
}

/** Petals blown across a section break, 900 × 160, thick in the middle. */
export function drawPetals(): Sheet {
  const sheet = createSheet(900, 160, 'floral-elegance/petals');
  const random = createRandom(sheet.seed);
  for (let i = 0; i < 34; i += 1) {
    const x = 450 + 200 * random.gauss();
    const y = 80 + 34 * random.gauss() * (1 - Math.abs(x - 450) / 700);
    const scale = random.between(15, 38) * (1 - Math.abs(x - 450) / 900);
    if (x < 30 || x > 870 || y < 30 || y > 130) continue;
    paintLoosePetal(sheet, point(x, y), scale, random);
  }
  return sheet;
}

/** A fallen petal, seen from any side. */
export function paintLoosePetal(sheet: Sheet, at: Point, scale: number, random: Random): void {
  const turn = random.between(0, TAU);
  const tint = random.pick([colour.BLUSH, colour.BLUSH, colour.ROSE, colour.CREAM]);
  const width = random.between(0.5, 0.95);
  const bend = random.between(-0.35, 0.35);
  const flat = petalOutline(width, 0.03, random);
  const outline = flat.map(({ x, y }) => point(x - 0.5, y + bend * (x - 0.5) ** 2));
  const share = (x: number, y: number): number => {
    const u = ((x - at.x) * Math.cos(turn) + (y - at.y) * Math.sin(turn)) / scale + 0.5;
    return 0.9 * clamp(1 - u) ** 1.5;
  };
  wash(
    sheet,
    {
      outline: place(outline, { at, turn, scale }),
      pigment: tint.pale,
      charge: { pigment: tint.deep, share },
      density: random.between(0.55, 0.95),
      tone: (x, y) => 0.7 + 0.8 * share(x, y),
      fray: 0.06,
      rim: 0.5,
      rimWidth: 1,
      grain: 0.06,
      cover: 0.9,
    },
    random,
  );
}

/** A small divider, 480 × 120: two leafy twigs that part from a bud. */
export function drawSprig(): Sheet {
  const sheet = createSheet(480, 120, 'floral-elegance/sprig');
  const random = createRandom(sheet.seed);
  branch(sheet, SAGE_SPRAY, FRONT, line([236, 60], [170, 66], [104, 52], [48, 62]), 9, 36, random);
  branch(sheet, SAGE_SPRAY, FRONT, line([244, 60], [310, 52], [376, 66], [432, 56]), 9, 36, random);
  paintGold(sheet, line([232, 56], [168, 42], [116, 34]), 5, random);
  paintGold(sheet, line([248, 64], [312, 78], [364, 84]), 5, random);
  const rose = { kind: 'rose', tint: 'blush', at: point(240, 62), radius: 27 } as const;
  paintBlooms(
    sheet,
    [
      { ...rose, leaves: 3, turn: 0, span: 1.5 },
      { ...rose, leaves: 3, turn: Math.PI, span: 1.5 },
    ],
    random,
  );
  return sheet;
}

/** A bouquet for the upper left corner of a card, 640 × 640. */
export function drawCorner(): Sheet {
  const sheet = createSheet(640, 640, 'floral-elegance/corner');
  const random = createRandom(sheet.seed);
  const fan = TAU / 8;
  branch(sheet, SAGE_SPRAY, GHOST, line([90, 120], [300, 110], [500, 60]), 12, 92, random);
  branch(sheet, SAGE_SPRAY, GHOST, line([110, 90], [120, 300], [56, 500]), 12, 92, random);
  branch(sheet, EUCALYPTUS_SPRAY, MIDDLE, line([150, 90], [330, 66], [560, 74]), 12, 58, random);
  branch(sheet, EUCALYPTUS_SPRAY, MIDDLE, line([80, 150], [62, 340], [84, 540]), 11, 58, random);
  branch(sheet, OLIVE_SPRAY, FRONT, line([160, 120], [320, 128], [470, 110]), 12, 74, random);
  branch(sheet, OLIVE_SPRAY, FRONT, line([120, 160], [136, 330], [116, 470]), 12, 74, random);
  branch(sheet, ROSE_LEAVES, MIDDLE, line([150, 150], [230, 240], [330, 320]), 7, 84, random);
  paintGold(sheet, line([180, 90], [380, 40], [600, 34]), 14, random);
  paintGold(sheet, line([90, 190], [40, 400], [42, 590]), 13, random);
  paintBerries(sheet, line([180, 170], [290, 230], [370, 240]), 9, random);
  paintStalkedBud(sheet, line([200, 100], [330, 110], [410, 150]), 56, random);
  paintStalkedBud(sheet, line([110, 220], [130, 340], [176, 410]), 52, random);
  const bloom = (plan: Omit<Bloom, 'turn' | 'at'>, x: number, y: number): Bloom => ({
    ...plan,
    at: point(x, y),
    turn: fan,
  });
  const blooms = [
    bloom({ kind: 'rose', tint: 'rose', radius: 56, leaves: 7 }, 262, 76),
    bloom({ kind: 'rose', tint: 'blush', radius: 54, leaves: 7 }, 78, 268),
    bloom({ kind: 'open', tint: 'cream', radius: 76, leaves: 8 }, 204, 186),
    bloom({ kind: 'peony', tint: 'blush', radius: 106, leaves: 10 }, 112, 120),
  ];
  paintBlooms(sheet, blooms, random);
  paintFiller(sheet, point(196, 270), 25, random);
  paintFiller(sheet, point(226, 286), 20, random);
  paintFiller(sheet, point(306, 138), 23, random);
  return sheet;
}

/** A garland for the foot of the page, 1400 × 380: lush in the middle, trailing to both sides. */
export function drawGarland(): Sheet {
  const sheet = createSheet(1400, 380, 'floral-elegance/bouquet-footer');
  const random = createRandom(sheet.seed);
  const both = (draw: (mirror: (x: number) => number) => void): void => {
    draw((x) => 700 + x);
    draw((x) => 700 - x);
  };
  both((m) => {
    const go = (
      green: Green,
      paint: Layer,
      leaves: number,
      size: number,
      ...pairs: [number, number][]
    ) =>
      branch(
        sheet,
        green,
        paint,
        pairs.map(([x, y]) => point(m(x + random.between(-14, 14)), y + random.between(-10, 10))),
        leaves,
        size,
        random,
      );
    go(SAGE_SPRAY, GHOST, 14, 96, [40, 280], [300, 236], [560, 262]);
    go(EUCALYPTUS_SPRAY, MIDDLE, 14, 62, [80, 300], [340, 310], [640, 272]);
    go(OLIVE_SPRAY, FRONT, 15, 80, [60, 270], [280, 268], [520, 214]);
    go(SAGE_SPRAY, FRONT, 14, 86, [80, 310], [330, 336], [600, 328]);
    go(SAGE_SPRAY, MIDDLE, 8, 78, [40, 240], [130, 150], [236, 76]);
    go(ROSE_LEAVES, GHOST, 7, 84, [20, 220], [64, 140], [92, 76]);
    paintGold(sheet, line([m(120), 250], [m(300), 196], [m(470), 168]), 11, random);
    paintGold(sheet, line([m(240), 320], [m(440), 352], [m(650), 330]), 12, random);
    paintBerries(sheet, line([m(80), 200], [m(170), 130], [m(270), 118]), 9, random);
    paintStalkedBud(sheet, line([m(170), 250], [m(300), 214], [m(372), 176]), 54, random);
    paintStalkedBud(sheet, line([m(240), 300], [m(380), 300], [m(452), 330]), 46, random);
  });
  const up = -TAU / 4;
  const bloom = (plan: Omit<Bloom, 'turn' | 'at'>, x: number, y: number): Bloom => ({
    ...plan,
    at: point(x, y),
    turn: up,
  });
  const blooms = [
    bloom({ kind: 'rose', tint: 'rose', radius: 50, leaves: 6 }, 426, 286),
    bloom({ kind: 'rose', tint: 'blush', radius: 52, leaves: 6 }, 992, 284),
    bloom({ kind: 'rose', tint: 'blush', radius: 58, leaves: 7 }, 600, 154),
    bloom({ kind: 'open', tint: 'cream', radius: 80, leaves: 8 }, 524, 250),
    bloom({ kind: 'rose', tint: 'cream', radius: 74, leaves: 8 }, 880, 246),
    bloom({ kind: 'rose', tint: 'rose', radius: 58, leaves: 7 }, 802, 168),
    bloom({ kind: 'peony', tint: 'blush', radius: 116, leaves: 11 }, 694, 240),
  ];
  paintBlooms(sheet, blooms, random);
  for (const [x, y, radius] of [
    [584, 330, 25],
    [612, 350, 20],
    [806, 324, 25],
    [838, 344, 19],
    [716, 108, 22],
    [470, 330, 20],
    [944, 338, 20],
  ] as const) {
    paintFiller(sheet, point(x, y), radius, random);
  }
  return sheet;
}
