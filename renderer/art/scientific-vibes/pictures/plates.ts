import {
  GOLDEN_ANGLE,
  type Path,
  type Point,
  place,
  point,
  points,
  polar,
  spline,
  TAU,
} from '../../geometry.ts';
import { leafOutline, OLIVE, ROUND, SAGE } from '../../leaf.ts';
import * as profile from '../../motif/profile.ts';
import { petalOutline } from '../../petal.ts';
import { createRandom, type Random } from '../../random.ts';
import { ruler } from './curves.ts';
import { BLUE, GREY, INK, label, PALE, page, SOFT, trace } from './journal.ts';

const closed = (path: Path): string =>
  `M${path.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
const drawn = (path: Path, fill: string, width = 1.6): string =>
  `<path d="${closed(path)}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
const stroke = (path: Path, width: number, colour = INK): string =>
  trace(
    path.map(({ x, y }) => [x, y] as const),
    colour,
    width,
  );

/** Returns a flower in outline with veins on each petal. */
function bloom(
  at: Point,
  radius: number,
  whorls: readonly (readonly [number, number, number])[],
  random: Random,
): string {
  const parts: string[] = [];
  let turn = random.between(0, TAU);
  for (const [petals, reach, width] of whorls) {
    for (let i = 0; i < petals; i += 1) {
      turn += TAU / petals + random.between(-0.18, 0.18);
      const set = {
        at: polar(at, turn, -0.02 * radius),
        turn,
        scale: radius * reach * random.between(0.94, 1.05),
      };
      parts.push(drawn(place(petalOutline(width, 0.03, random), set), i % 3 === 0 ? PALE : '#fff'));
      for (const v of [-0.16, 0.02, 0.17]) {
        const vein = spline(
          place([point(0.42, v * 0.6), point(0.66, v * 0.9), point(0.86, v * 1.15)], set),
        );
        parts.push(stroke(vein, 0.8, SOFT));
      }
    }
    turn += GOLDEN_ANGLE;
  }
  for (let i = 0; i < 16; i += 1) {
    const seed = polar(at, i * GOLDEN_ANGLE, radius * 0.035 * Math.sqrt(i));
    parts.push(
      `<circle cx="${seed.x.toFixed(1)}" cy="${seed.y.toFixed(1)}" r="${(radius * 0.026).toFixed(1)}" fill="${BLUE}"/>`,
    );
  }
  return parts.join('');
}

function twig(
  from: Point,
  to: Point,
  form: typeof SAGE,
  size: number,
  leaves: number,
  random: Random,
): string {
  const stem = spline(
    [from, point((from.x + to.x) / 2 + random.between(-20, 20), (from.y + to.y) / 2), to],
    { steps: 20 },
  );
  const parts = [stroke(stem, 2.2)];
  for (let i = 0; i < leaves; i += 1) {
    const share = 0.2 + (0.8 * (i + 0.5)) / leaves;
    const k = Math.min(stem.length - 2, Math.floor(share * stem.length));
    const [a, b] = [stem[k] ?? from, stem[k + 1] ?? to];
    const along = Math.atan2(b.y - a.y, b.x - a.x);
    const { outline, midrib } = leafOutline(form);
    for (const side of form === ROUND ? [-1, 1] : [i % 2 === 0 ? 1 : -1]) {
      const set = {
        at: a,
        turn: along + side * random.between(0.6, 0.9),
        scale: size * (1 - 0.4 * share),
      };
      parts.push(
        drawn(place(outline, set), i % 2 === 0 ? PALE : '#fff', 1.3),
        stroke(place(midrib, set), 0.9),
      );
    }
  }
  return parts.join('');
}

/** Draws a botanical plate of a bouquet with its species labelled. */
export function drawBouquet(): string {
  const random = createRandom('scientific-vibes/bouquet');
  const parts: string[] = [];
  for (let i = 0; i < 11; i += 1) {
    const t = i / 10 - 0.5;
    const stem = spline(
      [point(440 + t * 220, 500), point(440 + t * 84, 740), point(440 - t * 150, 950)],
      { steps: 12 },
    );
    parts.push(stroke(stem, 2.4));
  }
  for (const [x, y, form, size, leaves] of [
    [180, 210, ROUND, 74, 6],
    [700, 230, SAGE, 104, 8],
    [130, 430, OLIVE, 104, 9],
    [760, 440, ROUND, 74, 6],
    [330, 110, SAGE, 100, 7],
    [560, 110, OLIVE, 104, 8],
  ] as const) {
    parts.push(twig(point(440 + (x - 440) * 0.3, 430), point(x, y), form, size, leaves, random));
  }
  const rose = [
    [5, 1, 1.1],
    [5, 0.76, 1.15],
    [5, 0.52, 1.2],
    [4, 0.3, 1.2],
  ] as const;
  const peony = [
    [7, 1, 0.9],
    [7, 0.82, 0.9],
    [6, 0.62, 0.95],
    [6, 0.44, 1],
    [5, 0.26, 1.05],
  ] as const;
  const anemone = [
    [6, 1, 0.9],
    [6, 0.8, 0.9],
  ] as const;
  for (const [x, y, radius, whorls] of [
    [300, 300, 84, anemone],
    [560, 276, 88, rose],
    [250, 450, 84, rose],
    [640, 430, 90, anemone],
    [350, 560, 82, rose],
    [545, 560, 84, rose],
    [440, 420, 132, peony],
  ] as const) {
    parts.push(bloom(point(x, y), radius, whorls, random));
  }
  parts.push(`<path d="M388 716h104v44h-104z" fill="#fff" stroke="${INK}" stroke-width="1.8"/>`);
  for (const y of [727, 738, 749])
    parts.push(
      trace(
        [
          [388, y],
          [492, y],
        ],
        GREY,
        1.1,
      ),
    );
  for (const [n, fx, fy, tx, ty, anchor] of [
    ['a', 440, 360, 440, 40, 'middle'],
    ['b', 590, 250, 800, 130, 'start'],
    ['c', 270, 280, 86, 130, 'end'],
    ['d', 740, 450, 838, 560, 'start'],
    ['e', 150, 420, 60, 560, 'end'],
  ] as const) {
    parts.push(
      trace(
        [
          [fx, fy],
          [tx, ty + 8],
        ],
        INK,
        1.1,
      ),
      `<circle cx="${fx}" cy="${fy}" r="4" fill="${INK}"/>`,
    );
    parts.push(
      label(n, tx + (anchor === 'start' ? 8 : anchor === 'end' ? -8 : 0), ty, 32, {
        anchor,
        style: 'italic',
      }),
    );
  }
  parts.push(
    `<path d="M680 900h100" stroke="${INK}" stroke-width="4"/>`,
    label('5 cm', 730, 886, 24, { anchor: 'middle' }),
  );
  return page(900, 1200, parts.join(''), { x: 30, y: 10, width: 850, height: 910 });
}

/** Draws a profile between rulers, with landmarks. */
function drawSubject(
  n: 'A' | 'B',
  parts: readonly (readonly [Path, string])[],
  lines: readonly Path[],
  marks: readonly (readonly [number, number, string])[],
): string {
  const set = { at: point(150, 90), turn: 0, scale: 6 };
  const grid: string[] = [];
  for (let x = 120; x <= 780; x += 60) grid.push(`M${x} 80V900`);
  for (let y = 80; y <= 900; y += 60) grid.push(`M120 ${y}H780`);
  const out = [`<path d="${grid.join('')}" fill="none" stroke="#e6ecf3" stroke-width="1.3"/>`];
  for (const [path, fill] of parts) {
    out.push(
      `<path d="${closed(place(path, set))}" fill="${fill}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`,
    );
  }
  for (const line of lines) out.push(stroke(place(line, set), 1.5));
  for (const [x, y, name] of marks) {
    const [at] = place([point(x, y)], set);
    if (!at) continue;
    const away = n === 'A' ? 46 : -46;
    out.push(
      trace(
        [
          [at.x, at.y],
          [at.x + away, at.y],
        ],
        BLUE,
        1.4,
      ),
      `<circle cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" r="5" fill="${BLUE}"/>`,
    );
    out.push(
      label(name, at.x + away * 1.2, at.y + 8, 26, {
        anchor: n === 'A' ? 'start' : 'end',
        style: 'italic',
        fill: BLUE,
      }),
    );
  }
  out.push(ruler(120, 80, 820, true), ruler(120, 900, 660, false));
  out.push(label('cm', 130, 68, 22, { fill: GREY, style: 'italic' }));
  return page(900, 1200, out.join(''), { x: 80, y: 40, width: 720, height: 880 });
}

// The two look at each other when the bride is on the left.
export const drawBride = (): string =>
  drawSubject(
    'A',
    [
      [flip(profile.BRIDE_FACE), '#fff'],
      [flip(profile.BRIDE_HAIR), PALE],
      [
        flip(
          points(
            '25,114 34,113 50,119 66,116 80,110 88.4,119 88,124 74,129 54,131 36,129 23.4,124',
          ),
        ),
        '#f3f7fb',
      ],
    ],
    profile.BRIDE_STRANDS.map(flip),
    [
      [104 - 27.6, 36, 'p_1'],
      [104 - 21.9, 52, 'p_2'],
      [104 - 26.6, 61.4, 'p_3'],
    ],
  );

export const drawGroom = (): string =>
  drawSubject(
    'B',
    [
      [profile.GROOM_FACE, '#fff'],
      [profile.GROOM_HAIR, PALE],
      [profile.GROOM_JACKET, SOFT],
      [points('37,103 54,103 46.5,130'), '#fff'],
      [profile.GROOM_COLLAR, '#fff'],
      [profile.GROOM_BOW, BLUE],
    ],
    profile.GROOM_STRANDS,
    [
      [27.6, 37, 'q_1'],
      [21.2, 53.6, 'q_2'],
      [27.8, 63, 'q_3'],
    ],
  );

/** Returns the path facing right instead of left. */
function flip(path: Path): Point[] {
  return path.map(({ x, y }) => point(104 - x, y));
}
