import { engraveBranch, engraveRose } from '../../engraved-flower.ts';
import { type Burin, engrave, scribe } from '../../engraving.ts';
import { line, mix, type Point, point, points, polar, spline } from '../../geometry.ts';
import { ROSE } from '../../leaf.ts';
import type { Sheet } from '../../sheet.ts';
import { engraveStone } from './masonry.ts';
import { press, TINTS } from './press.ts';
import { engraveHill, engraveSky } from './sky.ts';
import { engraveCypress, engraveGrass, engraveTree } from './woods.ts';

const CROWN = point(450, 500);
const INNER = 215;
const OUTER = 300;
const FLOOR = 1060;

function engraveArchway(burin: Burin): void {
  const { random } = burin;
  const stone = (outline: readonly Point[]): void =>
    engraveStone(burin, outline, {
      angle: random.between(-0.5, 0.5) + (random.chance(0.3) ? 1.57 : 0),
      tone: random.between(-0.2, 0.12),
      spacing: 11,
    });
  // courses of the wall behind the ring
  for (let row = 0; row < 9; row += 1) {
    const [top, bottom] = [150 + row * 104, 254 + row * 104];
    let x = -40 - (row % 2) * 60;
    while (x < 940) {
      const wide = random.between(96, 150);
      const away = Math.abs(x + wide / 2 - 450);
      const reach =
        top > CROWN.y
          ? INNER + 30
          : Math.sqrt(Math.max(0, (OUTER - 20) ** 2 - (CROWN.y - bottom) ** 2));
      if (away > reach && bottom <= FLOOR + 40) {
        stone(
          line(
            [x + 3, top + 3],
            [x + wide - 3, top + 3],
            [x + wide - 3, bottom - 3],
            [x + 3, bottom - 3],
          ),
        );
      }
      x += wide;
    }
  }
}

function engraveRing(burin: Burin): void {
  const { random } = burin;
  const count = 15;
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [
      Math.PI + (i / count) * Math.PI + 0.012,
      Math.PI + ((i + 1) / count) * Math.PI - 0.012,
    ];
    const high = i === (count - 1) / 2 ? 26 : 0;
    const outline = [
      polar(CROWN, a, INNER),
      polar(CROWN, a, OUTER + high),
      polar(CROWN, (a + b) / 2, OUTER + high + 3),
      polar(CROWN, b, OUTER + high),
      polar(CROWN, b, INNER),
      polar(CROWN, (a + b) / 2, INNER - 1),
    ];
    engraveStone(burin, outline, {
      angle: (a + b) / 2,
      tone: 0.24 * (i / count) + random.between(-0.08, 0.06),
      spacing: 9,
    });
  }
  for (const side of [-1, 1]) {
    for (let row = 0; row < 7; row += 1) {
      const wide = row % 2 === 0 ? OUTER : OUTER - 26;
      const [top, bottom] = [CROWN.y + row * 80 + 2, CROWN.y + (row + 1) * 80 - 2];
      const outline = line(
        [450 + side * INNER, top],
        [450 + side * wide, top],
        [450 + side * wide, bottom],
        [450 + side * INNER, bottom],
      );
      engraveStone(burin, outline, {
        angle: 0.1 * side,
        tone: side > 0 ? 0.2 : -0.08,
        spacing: 8.5,
      });
    }
  }
}

/** Engraves what is seen through the arch: sky, hills, cypresses, a path. */
function engraveGarden(burin: Burin): void {
  engraveSky(burin, { bottom: 760, spacing: 13, depth: 0.16, sun: { x: 520, y: 470, radius: 40 } });
  engraveHill(burin, {
    crest: (x) => 690 - 70 * Math.exp(-(((x - 340) / 120) ** 2)),
    bottom: 900,
    spacing: 11,
    depth: 0.3,
    tint: TINTS.sky,
  });
  engraveHill(burin, {
    crest: (x) => 760 - 40 * Math.exp(-(((x - 600) / 150) ** 2)),
    bottom: 1200,
    spacing: 13,
    depth: 0.26,
    tint: TINTS.green,
  });
  engraveCypress(burin, point(310, 800), 190, 5.5);
  engraveCypress(burin, point(350, 806), 140, 5.5);
  engraveCypress(burin, point(596, 810), 210, 5.5);
  engraveTree(burin, point(510, 800), 120, 5.5);
  const path =
    '430,790 400,880 340,980 260,1090 160,1210 740,1210 640,1090 560,980 500,880 470,790';
  engrave(burin, {
    outlines: [spline(points(path), { closed: true, steps: 6 })],
    tint: TINTS.linen,
    lines: (_, y) => (y * y) / 11000,
    tone: (x, y) => 0.2 * Math.max(0, Math.sin(x / 37 + y / 19)),
    contour: 1,
  });
}

/** Engraves roses that climb one side of the arch. */
function engraveClimber(
  burin: Burin,
  knots: string,
  roses: readonly (readonly [number, number, number])[],
): void {
  const stem = spline(points(knots), { steps: 16 });
  scribe(burin, stem, 4.2, { even: true });
  engraveBranch(burin, stem, { form: ROSE, size: 84, leaves: 17, spacing: 7, tint: TINTS.moss });
  for (const [x, y, radius] of roses) {
    for (const turn of [0.4, 2.2, 3.9, 5.4]) {
      const foot = polar(point(x, y), turn, radius * 0.6);
      engraveBranch(burin, [foot, polar(foot, turn, 12)], {
        form: ROSE,
        size: radius * 0.95,
        leaves: 1,
        spacing: 7,
        tint: TINTS.moss,
      });
    }
    engraveRose(burin, { at: point(x, y), radius, spacing: 7, tint: TINTS.burgundy });
  }
}

/** Engraves a stone archway with climbing roses. */
export function engraveArch(): Sheet {
  const burin = press('arch', 900, 1200);
  engraveGarden(burin);
  engraveArchway(burin);
  engraveRing(burin);
  const left = '120,1120 190,960 150,800 190,640 150,480 230,330 380,230 520,196';
  engraveClimber(burin, left, [
    [168, 880, 50],
    [206, 700, 66],
    [132, 590, 44],
    [172, 450, 74],
    [276, 330, 62],
    [392, 246, 56],
    [514, 200, 44],
    [250, 560, 40],
    [226, 1000, 42],
  ]);
  engraveClimber(burin, '800,1130 740,980 770,840 720,700 750,580', [
    [748, 930, 58],
    [736, 760, 64],
    [752, 610, 46],
    [800, 1040, 48],
  ]);
  engraveGrass(burin, { left: 0, right: 330, top: 1090, bottom: 1200, tufts: 16, reach: 44 });
  engraveGrass(burin, {
    left: mix(0, 900, 0.66),
    right: 900,
    top: 1090,
    bottom: 1200,
    tufts: 14,
    reach: 44,
  });
  return burin.sheet;
}
