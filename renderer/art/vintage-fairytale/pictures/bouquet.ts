import { engraveLeaf, engraveRose } from '../../engraved-flower.ts';
import { type Burin, engrave, scribe } from '../../engraving.ts';
import {
  clamp,
  line,
  type Path,
  place,
  point,
  points,
  polar,
  ribbon,
  spline,
  TAU,
} from '../../geometry.ts';
import { ROSE } from '../../leaf.ts';
import type { Sheet } from '../../sheet.ts';
import { press, TINTS } from './press.ts';

/** An ivy leaf: five lobes. */
const IVY: Path = points(
  '0,0 -0.1,0.3 0.2,0.26 0.3,0.52 0.52,0.24 1,0 0.52,-0.24 0.3,-0.52 0.2,-0.26 -0.1,-0.3',
);

function engraveIvy(burin: Burin, path: Path, leaves: number, size: number): void {
  const { random } = burin;
  scribe(burin, path, 2.2, { even: true });
  for (let i = 0; i < leaves; i += 1) {
    const at = path[Math.floor(((i + 0.7) / leaves) * (path.length - 1))] ?? point(0, 0);
    const set = {
      at,
      turn: (i % 2 === 0 ? 0.6 : 2.4) + random.between(-0.4, 0.4),
      scale: size * (1.1 - (0.45 * i) / leaves),
    };
    const [cos, sin] = [Math.cos(set.turn), Math.sin(set.turn)];
    const v = (x: number, y: number): number => (y - at.y) * cos - (x - at.x) * sin;
    const u = (x: number, y: number): number => (x - at.x) * cos + (y - at.y) * sin;
    engrave(burin, {
      outlines: [spline(place(IVY, set), { closed: true, steps: 4 })],
      tint: TINTS.moss,
      lines: (x, y) => (u(x, y) - 0.8 * Math.abs(v(x, y))) / 6.5,
      tone: (x, y) => (v(x, y) > 0 ? 0.42 : 0.08),
      contour: 1,
    });
    scribe(burin, [at, polar(at, set.turn, set.scale * 0.9)], 1.1);
  }
}

/** Engraves a bouquet of dark roses and ivy tied with a gold ribbon. */
export function engraveBouquet(): Sheet {
  const burin = press('bouquet', 900, 1200);
  const { random } = burin;
  for (let i = 0; i < 11; i += 1) {
    const t = i / 10 - 0.5;
    const stem = spline(
      line(
        [450 + t * 240, 560],
        [450 + t * 44, 840],
        [450 - t * 220, 1100 + random.between(-20, 20)],
      ),
      { steps: 10 },
    );
    engrave(burin, {
      outlines: [ribbon(stem, () => 6, 30)],
      tint: TINTS.moss,
      lines: (x) => x / 6,
      tone: (x) => 0.2 + 0.4 * clamp((x - 450) / 120),
      contour: 1,
    });
  }
  for (const knots of [
    '360,640 220,700 130,820 150,960',
    '540,640 680,720 770,820 740,980',
    '420,700 330,840 300,960',
  ]) {
    engraveIvy(burin, spline(points(knots), { steps: 12 }), 9, 62);
  }
  const heart = point(450, 470);
  for (let i = 0; i < 44; i += 1) {
    const turn = -TAU / 4 + (((i * 7) % 44) / 43 - 0.5) * 5.6;
    const at = polar(heart, turn, random.between(130, 262));
    engraveLeaf(
      burin,
      { at, turn: turn + random.between(-0.3, 0.3), scale: random.between(96, 140) },
      { form: ROSE, spacing: 6.5, tint: TINTS.moss },
    );
  }
  for (const [x, y, radius, tint] of [
    [330, 312, 104, TINTS.burgundy],
    [486, 260, 92, TINTS.wine],
    [620, 346, 112, TINTS.burgundy],
    [232, 470, 96, TINTS.wine],
    [688, 506, 100, TINTS.wine],
    [306, 610, 108, TINTS.burgundy],
    [600, 640, 100, TINTS.burgundy],
    [450, 668, 96, TINTS.wine],
    [458, 462, 150, TINTS.wine],
  ] as const) {
    engraveRose(burin, { at: point(x, y), radius, spacing: 6.5, tint });
  }
  const band = (knots: string, half: number): void => {
    const strip = ribbon(
      spline(points(knots), { steps: 12 }),
      (t) => half * (0.8 + 0.25 * Math.sin(7 * t)),
      50,
    );
    engrave(burin, {
      outlines: [strip],
      tint: TINTS.gold,
      lines: (x, y) => (x + 0.4 * y) / 7,
      tone: (x, y) => clamp(0.24 + 0.5 * Math.sin(x / 22 + y / 34)),
      contour: 1.2,
    });
  };
  band('440,870 390,960 414,1060 350,1170', 20);
  band('464,870 520,970 496,1070 556,1160', 20);
  band('440,862 330,812 300,876 380,906 446,872', 17);
  band('460,862 570,812 602,876 522,906 456,872', 17);
  band('402,842 450,860 498,842', 22);
  return burin.sheet;
}
