import { engraveBranch, engraveRose } from '../../engraved-flower.ts';
import { type Burin, engrave, scribe } from '../../engraving.ts';
import {
  type Point,
  place,
  point,
  points,
  polar,
  ribbon,
  smoothstep,
  spline,
  TAU,
} from '../../geometry.ts';
import { ROSE } from '../../leaf.ts';
import type { Sheet } from '../../sheet.ts';
import { cast, engraveDesk } from './desk.ts';
import { press, TINTS } from './press.ts';

function engraveBand(
  burin: Burin,
  ring: { at: Point; width: number; height: number; turn: number; band: number },
): void {
  const arc = (from: number, to: number, drop: number, inset = 0): Point[] =>
    place(
      Array.from({ length: 41 }, (_, i) => {
        const a = from + ((to - from) * i) / 40;
        return point(
          (ring.width - inset) * Math.cos(a),
          (ring.height - inset * 0.7) * Math.sin(a) + drop,
        );
      }),
      { at: ring.at, turn: ring.turn, scale: 1 },
    );
  const angle = (x: number, y: number): number =>
    Math.atan2((y - ring.at.y) * (ring.width / ring.height), x - ring.at.x);
  const lines = (x: number, y: number): number => (angle(x, y) * ring.width) / 6.5;
  const put = (outline: Point[], tone: (x: number, y: number) => number): void =>
    engrave(burin, { outlines: [outline], tint: TINTS.gold, lines, tone, contour: 1.2 });
  put(
    [...arc(Math.PI, TAU, 0, 8), ...arc(TAU, Math.PI, ring.band, 8)],
    (x, y) => 0.55 + 0.35 * Math.sin(angle(x, y) * 2 + 1),
  );
  put(
    [...arc(0, Math.PI, 0), ...arc(Math.PI, 0, ring.band)],
    (x, y) => 0.38 + 0.6 * Math.sin(angle(x, y) * 3.2 + 0.6),
  );
  put([...arc(0, TAU, 0), ...arc(TAU, 0, 0, 8)], () => 0.05);
}

/** Engraves rows of print on a page that curves down to its spine. */
function engravePrint(burin: Burin, at: (u: number, v: number) => Point): void {
  const { random } = burin;
  for (let row = 0; row < 15; row += 1) {
    const v = 0.12 + row * 0.054;
    let u = row % 6 === 0 ? 0.16 : 0.1;
    const end = row % 6 === 5 ? 0.55 : 0.9;
    while (u < end) {
      const word = Math.min(random.between(0.03, 0.1), end - u);
      scribe(burin, [at(u, v), at(u + word / 2, v), at(u + word, v)], 1.5, {
        even: true,
        density: 0.8,
      });
      u += word + 0.022;
    }
  }
}

/** Engraves two wedding rings on an open book. */
export function engraveRings(): Sheet {
  const burin = press('rings', 1200, 900);
  engraveDesk(burin, 16, 0.75);
  const page =
    (side: 1 | -1) =>
    (u: number, v: number): Point => {
      const w = side === 1 ? u : 1 - u;
      const swell = 46 * Math.sin(Math.PI * w ** 0.6) * (1 - 0.3 * v);
      const x = 600 + side * (w * (430 + 60 * v));
      return point(x, 170 + v * 560 - swell + 26 * w * (1 - v));
    };
  for (const side of [-1, 1] as const) {
    const to = page(side);
    const edge = (from: number, until: number, v: number): Point[] =>
      Array.from({ length: 25 }, (_, i) => to(from + ((until - from) * i) / 24, v));
    const outline = [...edge(0, 1, 0), ...edge(1, 0, 1)];
    if (side === -1) cast(burin, [...outline, ...points('1100,200 1120,780')].slice(0, 50), 18);
    for (const lift of [16, 11, 6, 0]) {
      const leaf = outline.map(({ x, y }) => point(x + side * lift * 0.7, y + lift));
      engrave(burin, {
        outlines: [leaf],
        tint: TINTS.linen,
        lines: (x) => x / 7,
        tone: (x) =>
          lift > 0
            ? 0.3
            : 0.62 * smoothstep(74, 0, Math.abs(x - 600)) +
              0.12 * smoothstep(330, 480, Math.abs(x - 600)),
        contour: 1,
      });
    }
    engravePrint(burin, to);
  }
  const mark = ribbon(spline(points('612,150 640,330 600,520 640,700 620,840')), () => 15, 40);
  engrave(burin, {
    outlines: [mark],
    tint: TINTS.wine,
    lines: (x, y) => (x + y * 0.3) / 6,
    tone: (x, y) => 0.35 + 0.4 * Math.sin(y / 60 + x / 90),
    contour: 1,
  });
  const flat = { at: point(520, 470), width: 150, height: 82, turn: -0.06, band: 36 };
  const over = { at: point(688, 440), width: 148, height: 98, turn: -0.4, band: 34 };
  for (const ring of [flat, over]) {
    const foot = Array.from({ length: 41 }, (_, i) => polar(point(0, 0), (i / 40) * TAU, 1)).map(
      (p) => point(p.x * ring.width, p.y * ring.height + ring.band),
    );
    const hoop = place(
      ribbon(foot, () => 10, 60),
      { at: point(ring.at.x + 12, ring.at.y + 12), turn: ring.turn, scale: 1 },
    );
    engrave(burin, {
      outlines: [hoop],
      lines: (x, y) => (x - y) / 6,
      tone: () => 0.6,
      contour: 0,
      cover: 0,
    });
  }
  engraveBand(burin, flat);
  engraveBand(burin, over);
  engraveBranch(burin, spline(points('60,860 150,760 270,720')), {
    form: ROSE,
    size: 110,
    leaves: 7,
    spacing: 6.5,
    tint: TINTS.moss,
  });
  engraveBranch(burin, spline(points('1160,860 1060,770 960,760')), {
    form: ROSE,
    size: 100,
    leaves: 7,
    spacing: 6.5,
    tint: TINTS.moss,
  });
  engraveRose(burin, { at: point(110, 770), radius: 108, spacing: 6.5, tint: TINTS.burgundy });
  engraveRose(burin, { at: point(1110, 800), radius: 92, spacing: 6.5, tint: TINTS.burgundy });
  engraveRose(burin, { at: point(236, 840), radius: 66, spacing: 6.5, tint: TINTS.wine });
  return burin.sheet;
}
