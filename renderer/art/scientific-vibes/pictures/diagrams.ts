import { type Path, place, point, points, spline } from '../../geometry.ts';
import {
  arrow,
  axes,
  BLUE,
  GREY,
  INK,
  label,
  onPlot,
  PALE,
  type Plot,
  page,
  SOFT,
  trace,
} from './journal.ts';

const outline = (path: Path): string =>
  `M${path.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Draws two interlocked rings as a labelled technical figure. */
export function drawRings(): string {
  const ring = (
    x: number,
    y: number,
    rx: number,
    ry: number,
    band: number,
    turn: number,
  ): string => {
    const oval = (grow: number): string => {
      const [w, h] = [rx + grow, ry + grow * 0.86];
      return `M${-w} 0A${w} ${h} 0 1 1 ${w} 0A${w} ${h} 0 1 1 ${-w} 0Z`;
    };
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${oval(band)}${oval(-band)}" fill="${PALE}" fill-rule="evenodd" stroke="${INK}" stroke-width="2.4"/><path d="${oval(0)}" fill="none" stroke="${BLUE}" stroke-width="1.4" stroke-dasharray="14 5 3 5"/></g>`;
  };
  const one = ring(480, 360, 236, 150, 24, -14);
  const two = ring(730, 350, 206, 128, 22, 16);
  // the first passes over the second at one crossing, under it at the other
  const over = '<clipPath id="over"><rect x="560" y="330" width="130" height="160"/></clipPath>';
  const parts = [one, two, `${over}<g clip-path="url(#over)">${one}</g>`];
  const dimension = (x1: number, x2: number, y: number, from: number, text: string): string =>
    trace(
      [
        [x1, from],
        [x1, y + 14],
      ],
      GREY,
      1.2,
    ) +
    trace(
      [
        [x2, from],
        [x2, y + 14],
      ],
      GREY,
      1.2,
    ) +
    arrow([x1, y], [x2, y], { both: true }) +
    label(text, (x1 + x2) / 2, y - 12, 26, { anchor: 'middle' });
  parts.push(dimension(232, 732, 618, 420, 'd_1 = 18.2 ± 0.1 mm'));
  parts.push(dimension(510, 950, 92, 300, 'd_2 = 16.5 ± 0.1 mm'));
  for (const [x1, y1, x2, y2, text, anchor] of [
    [930, 470, 1010, 520, 'b', 'start'],
    [262, 280, 180, 220, 'a', 'end'],
    [604, 452, 640, 540, 'c', 'start'],
  ] as const) {
    parts.push(
      trace(
        [
          [x1, y1],
          [x2, y2],
        ],
        INK,
        1.4,
      ),
      `<circle cx="${x1}" cy="${y1}" r="4.5" fill="${INK}"/>`,
    );
    parts.push(
      label(text, x2 + (anchor === 'end' ? -10 : 10), y2 + 10, 32, { anchor, style: 'italic' }),
    );
  }
  parts.push(
    label('Lk(a, b) = 1', 1040, 620, 32, { anchor: 'middle', style: 'italic', fill: BLUE }),
  );
  return page(1200, 900, parts.join(''), { x: 130, y: 56, width: 990, height: 600 });
}

/** Draws a diagram of lanterns with their cones of light. */
export function drawLanterns(): string {
  const lamps = [
    { x: 330, y: 190, half: 0.5 },
    { x: 600, y: 120, half: 0.44 },
    { x: 880, y: 230, half: 0.56 },
  ];
  const floor = 540;
  const parts: string[] = [
    '<defs><linearGradient id="l" x2="0" y2="1"><stop stop-color="#8fa9c6" stop-opacity=".75"/><stop offset="1" stop-color="#dfe8f2" stop-opacity=".1"/></linearGradient></defs>',
  ];
  for (const { x, y, half } of lamps) {
    const reach = (floor - y) * half;
    parts.push(`<path d="M${x} ${y}L${x + reach} ${floor}H${x - reach}Z" fill="url(#l)"/>`);
    parts.push(
      trace(
        [
          [x, y],
          [x + reach, floor],
        ],
        SOFT,
        1.4,
        'stroke-dasharray="8 6"',
      ),
      trace(
        [
          [x, y],
          [x - reach, floor],
        ],
        SOFT,
        1.4,
        'stroke-dasharray="8 6"',
      ),
    );
  }
  parts.push(
    trace(
      [
        [110, floor],
        [1090, floor],
      ],
      INK,
      2,
    ),
  );
  for (const [i, { x, y, half }] of lamps.entries()) {
    parts.push(
      trace(
        [
          [x, 40],
          [x, y - 62],
        ],
        INK,
        1.8,
      ),
    );
    const body = spline(points('-26,-44 -40,-10 -30,26 30,26 40,-10 26,-44'), { closed: true });
    parts.push(
      `<path d="${outline(place(body, { at: point(x, y), turn: 0, scale: 1 }))}" fill="#fff" stroke="${INK}" stroke-width="2.2"/>`,
    );
    for (const k of [-0.5, 0, 0.5])
      parts.push(
        trace(
          [
            [x + 34 * k, y - 42],
            [x + 62 * k, y - 8],
            [x + 46 * k, y + 26],
          ],
          INK,
          1,
        ),
      );
    parts.push(
      `<rect x="${x - 22}" y="${y - 60}" width="44" height="12" fill="${INK}"/><rect x="${x - 24}" y="${y + 26}" width="48" height="8" fill="${INK}"/>`,
    );
    parts.push(label(['I_1', 'I_2', 'I_3'][i] ?? '', x + 58, y - 20, 30, { style: 'italic' }));
    const arc = Array.from({ length: 13 }, (_, k): readonly [number, number] => {
      const a = Math.PI / 2 - (k / 12) * Math.atan(half);
      return [x + 110 * Math.cos(a), y + 110 * Math.sin(a)];
    });
    parts.push(
      trace(
        [
          [x, y + 36],
          [x, y + 150],
        ],
        GREY,
        1.2,
      ),
      trace(arc, INK, 1.4),
      label('θ', x + 32, y + 146, 26, { style: 'italic' }),
    );
  }
  parts.push(
    trace(
      [
        [150, 40],
        [1050, 40],
      ],
      INK,
      2.4,
    ),
  );
  parts.push(
    arrow([1040, 250], [1040, floor - 4], { both: true, stroke: GREY }),
    label('2.4 m', 1052, 400, 24),
  );
  const plot: Plot = {
    left: 150,
    right: 1090,
    top: 580,
    bottom: 716,
    x: { from: 0, to: 8, ticks: [0, 2, 4, 6, 8], title: 'x (m)' },
    y: { from: 0, to: 1, ticks: [0, 1], title: 'E (rel.)' },
  };
  const to = onPlot(plot);
  const curve = Array.from({ length: 161 }, (_, i): readonly [number, number] => {
    const px = plot.left + (i / 160) * (plot.right - plot.left);
    const light = lamps.reduce(
      (sum, lamp) =>
        sum +
        ((floor - lamp.y) / Math.hypot(px - lamp.x, floor - lamp.y)) ** 4 *
          (320 / (floor - lamp.y)) ** 2,
      0,
    );
    return to((i / 160) * 8, Math.min(1, light / 1.55));
  });
  parts.push(axes(plot, 22), trace(curve, BLUE, 3));
  return page(1200, 900, parts.join(''), { x: 40, y: 24, width: 1120, height: 750 });
}
