import { type Path, place, point, points, spline } from '../../geometry.ts';
import { createRandom } from '../../random.ts';
import { arrow, BLUE, GREY, INK, label, page, RULE, SOFT, trace } from './journal.ts';

const outline = (path: Path): string =>
  `M${path.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Draws the plan view of a dinner table with numbered seats. */
export function drawTable(): string {
  const random = createRandom('scientific-vibes/table');
  const parts: string[] = [];
  const seats: { x: number; y: number; n: number }[] = [];
  for (let i = 0; i < 10; i += 1) seats.push({ x: 240 + i * 80, y: 168, n: i + 1 });
  seats.push({ x: 1080, y: 340, n: 11 });
  for (let i = 0; i < 10; i += 1) seats.push({ x: 960 - i * 80, y: 512, n: i + 12 });
  seats.push({ x: 120, y: 340, n: 22 });
  const table = '<rect x="186" y="226" width="828" height="228" rx="26"';
  for (const seat of seats) {
    const away = Math.abs(seat.y - 340) > 20 ? Math.sign(seat.y - 340) : 0;
    const side = away === 0 ? Math.sign(seat.x - 600) : 0;
    parts.push(
      `<rect x="${seat.x - 27 + side * 8}" y="${seat.y - 27 + away * 8}" width="54" height="54" rx="12" fill="#fff" stroke="${GREY}" stroke-width="1.6"/>`,
    );
  }
  parts.push(`${table} fill="#f3f7fb" stroke="${INK}" stroke-width="2.4"/>`);
  // which guests know each other
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0; i < 34; i += 1) pairs.push([random.whole(0, 21), random.whole(0, 21)]);
  const inset = (seat: { x: number; y: number }): readonly [number, number] => [
    600 + (seat.x - 600) * 0.87,
    340 + (seat.y - 340) * 0.62,
  ];
  for (const [a, b] of [...pairs, [4, 5] as const]) {
    const [p, q] = [seats[a], seats[b]];
    if (!p || !q || a === b) continue;
    const [from, to] = [inset(p), inset(q)];
    const bend = `${((from[0] + to[0]) / 2).toFixed(0)} ${(340 + ((from[1] + to[1]) / 2 - 340) * 0.1).toFixed(0)}`;
    const us = a === 4 && b === 5;
    parts.push(
      `<path d="M${from.map((v) => v.toFixed(0)).join(' ')}Q${bend} ${to.map((v) => v.toFixed(0)).join(' ')}" fill="none" stroke="${us ? BLUE : SOFT}" stroke-width="${us ? 4 : 1.2}"/>`,
    );
  }
  for (const seat of seats) {
    const [x, y] = inset(seat);
    const us = seat.n === 5 || seat.n === 6;
    parts.push(
      `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="23" fill="#fff" stroke="${us ? BLUE : INK}" stroke-width="1.6"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="15" fill="${us ? BLUE : 'none'}" stroke="${us ? BLUE : RULE}" stroke-width="1.4"/>`,
    );
    parts.push(
      label(String(seat.n), seat.x, seat.y + 9, 25, {
        anchor: 'middle',
        fill: us ? BLUE : INK,
        style: us ? 'bold' : 'roman',
      }),
    );
  }
  parts.push(
    arrow([186, 610], [1014, 610], { both: true, stroke: GREY }),
    label('8.40 m', 600, 600, 25, { anchor: 'middle' }),
  );
  parts.push(
    label('head', 120, 424, 23, { anchor: 'middle', style: 'italic' }),
    label('foot', 1080, 424, 23, { anchor: 'middle', style: 'italic' }),
  );
  return page(1200, 900, parts.join(''), { x: 56, y: 130, width: 1088, height: 500 });
}

/** Returns the print of a shoe: sole and heel. */
function shoe(x: number, y: number, turn: number, left: boolean, filled: boolean): string {
  const side = left ? -1 : 1;
  const sole = spline(points('0,-62 18,-50 24,-20 16,14 -10,16 -18,-14 -16,-46'), { closed: true });
  const heel = spline(points('-10,28 14,28 15,48 2,62 -11,48'), { closed: true });
  const set = { at: point(x, y), turn: (turn * Math.PI) / 180, scale: 1 };
  const paint = filled ? `fill="${BLUE}" fill-opacity=".82"` : 'fill="#fff"';
  const mirrored = (path: Path): Path => path.map((p) => point(p.x * side, p.y));
  return [sole, heel]
    .map(
      (path) =>
        `<path d="${outline(place(mirrored(path), set))}" ${paint} stroke="${filled ? BLUE : INK}" stroke-width="2"/>`,
    )
    .join('');
}

/** Draws the footstep diagram of a couple's waltz. */
export function drawDance(): string {
  const parts: string[] = [];
  for (let i = 0; i <= 8; i += 1) {
    parts.push(
      trace(
        [
          [150 + i * 75, 90],
          [150 + i * 75, 840],
        ],
        '#e9eef4',
        1.4,
      ),
    );
  }
  for (let i = 0; i <= 10; i += 1)
    parts.push(
      trace(
        [
          [150, 90 + i * 75],
          [750, 90 + i * 75],
        ],
        '#e9eef4',
        1.4,
      ),
    );
  const steps = [
    [290, 760, 0, true],
    [384, 760, 0, false],
    [290, 480, 0, true],
    [620, 480, 0, false],
    [526, 480, 0, true],
    [620, 760, 0, false],
  ] as const;
  for (const [i, [x, y, turn, left]] of steps.entries()) {
    parts.push(shoe(x, y, turn, left, false));
    // the partner mirrors every step
    parts.push(shoe(x + (left ? 4 : -4), y - 134, 180, !left, true));
    parts.push(
      label(String(i === 0 ? '' : i), x + (left ? -44 : 44), y + 10, 28, {
        anchor: 'middle',
        style: 'bold',
      }),
    );
  }
  const leap = { stroke: BLUE, width: 2, dash: '8 6' };
  parts.push(arrow([232, 700], [232, 540], leap), arrow([420, 690], [586, 540], leap));
  parts.push(arrow([340, 440], [484, 440], leap), arrow([676, 540], [676, 700], leap));
  parts.push(
    label('Box step, 3/4', 150, 62, 32, { style: 'italic' }),
    label('90 bpm', 750, 62, 26, { anchor: 'end' }),
  );
  parts.push(
    shoe(176, 920, 90, true, false),
    label('subject A', 262, 930, 25),
    shoe(496, 920, 90, true, true),
    label('subject B', 582, 930, 25),
  );
  return page(900, 1200, parts.join(''), { x: 120, y: 34, width: 660, height: 920 });
}
