import { createRandom } from '../../random.ts';
import { axes, BLUE, GREY, INK, label, onPlot, PALE, type Plot, SOFT, trace } from './journal.ts';

/** Returns a figure without a page around it, to be set among text; the caption is the page's. */
const figure = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

function bar(x: number, y: number, half: number, colour: string): string {
  const cap = `M${(x - 7).toFixed(1)} ${(y - half).toFixed(1)}h14M${(x - 7).toFixed(1)} ${(y + half).toFixed(1)}h14`;
  return `<path d="M${x.toFixed(1)} ${(y - half).toFixed(1)}v${(2 * half).toFixed(1)}${cap}" stroke="${colour}" stroke-width="1.5"/>`;
}

/** Draws mutual affection over time, n = 2. */
export function drawAffection(): string {
  const random = createRandom('scientific-vibes/figure-1');
  const plot: Plot = {
    left: 110,
    right: 760,
    top: 30,
    bottom: 380,
    x: {
      from: 0,
      to: 7,
      ticks: [0, 1, 2, 3, 4, 5, 6, 7],
      title: 'time since first contact (years)',
    },
    y: {
      from: 0,
      to: 1.1,
      ticks: [0, 0.25, 0.5, 0.75, 1],
      title: 'affection (arb. units)',
      format: (v) => v.toFixed(2),
    },
  };
  const to = onPlot(plot);
  const model = (t: number, half: number): number => 1 / (1 + Math.exp(-(t - half) * 1.55));
  const parts = [axes(plot, 21)];
  for (const [subject, half] of [
    ['A', 1.5],
    ['B', 1.9],
  ] as const) {
    const fit = Array.from({ length: 101 }, (_, i) =>
      to((i / 100) * 7, model((i / 100) * 7, half)),
    );
    parts.push(
      trace(
        fit,
        subject === 'A' ? BLUE : GREY,
        2.2,
        subject === 'A' ? '' : 'stroke-dasharray="9 6"',
      ),
    );
    for (let t = 0.3; t < 7; t += 0.52) {
      const [x, y] = to(t, Math.max(0.02, model(t, half) + 0.028 * random.gauss()));
      parts.push(bar(x, y, random.between(9, 19), subject === 'A' ? BLUE : GREY));
      const mark =
        subject === 'A'
          ? `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5.2" fill="${BLUE}"/>`
          : `<rect x="${(x - 4.8).toFixed(1)}" y="${(y - 4.8).toFixed(1)}" width="9.6" height="9.6" fill="#fff" stroke="${INK}" stroke-width="1.6"/>`;
      parts.push(mark);
    }
  }
  parts.push(
    `<circle cx="560" cy="286" r="5.2" fill="${BLUE}"/>`,
    label('Subject A', 576, 293, 21),
  );
  parts.push(
    `<rect x="555" y="313" width="10" height="10" fill="#fff" stroke="${INK}" stroke-width="1.6"/>`,
    label('Subject B', 576, 325, 21),
  );
  parts.push(trace([to(0, 1), to(7, 1)], SOFT, 1.2, 'stroke-dasharray="3 5"'));
  return figure(800, 450, parts.join(''));
}

/** Draws the frequency of two pronouns in the subjects' messages. */
export function drawPronouns(): string {
  const plot: Plot = {
    left: 110,
    right: 760,
    top: 30,
    bottom: 380,
    x: { from: 0, to: 7, ticks: [], title: 'year' },
    y: { from: 0, to: 60, ticks: [0, 20, 40, 60], title: 'occurrences per 1,000 words' },
  };
  const to = onPlot(plot);
  const parts = [axes(plot, 21)];
  const [first, plural] = [
    [52, 47, 38, 30, 24, 19, 15],
    [4, 11, 22, 33, 41, 48, 54],
  ];
  for (let i = 0; i < 7; i += 1) {
    const [x] = to(i + 0.5, 0);
    for (const [k, value] of [first?.[i] ?? 0, plural?.[i] ?? 0].entries()) {
      const [, y] = to(0, value);
      const left = x - 30 + k * 30;
      parts.push(
        `<rect x="${left.toFixed(1)}" y="${y.toFixed(1)}" width="28" height="${(plot.bottom - y).toFixed(1)}" fill="${k === 0 ? PALE : BLUE}" stroke="${INK}" stroke-width="1.4"/>`,
      );
    }
    parts.push(label(String(i + 1), x, 407, 21, { anchor: 'middle' }));
  }
  parts.push(
    `<rect x="330" y="40" width="20" height="16" fill="${PALE}" stroke="${INK}" stroke-width="1.4"/>`,
    label('I', 360, 55, 21, { style: 'italic' }),
  );
  parts.push(
    `<rect x="396" y="40" width="20" height="16" fill="${BLUE}" stroke="${INK}" stroke-width="1.4"/>`,
    label('we', 426, 55, 21, { style: 'italic' }),
  );
  return figure(800, 450, parts.join(''));
}

/** Draws two coupled oscillators over time, which fall into one rhythm. */
export function drawRhythm(): string {
  const plot: Plot = {
    left: 110,
    right: 760,
    top: 30,
    bottom: 380,
    x: { from: 0, to: 24, ticks: [0, 6, 12, 18, 24], title: 'time (months)' },
    y: {
      from: -1.3,
      to: 1.3,
      ticks: [-1, 0, 1],
      title: 'mood',
      format: (v) => String(v).replace('-', '−'),
    },
  };
  const to = onPlot(plot);
  const parts = [axes(plot, 21), trace([to(0, 0), to(24, 0)], SOFT, 1.1, 'stroke-dasharray="3 5"')];
  let [a, b] = [0, 2.7];
  const lines: [(readonly [number, number])[], (readonly [number, number])[]] = [[], []];
  for (let t = 0; t <= 24; t += 0.06) {
    lines[0].push(to(t, Math.sin(a)));
    lines[1].push(to(t, Math.sin(b)));
    // Kuramoto's coupling grows as they meet more often
    const pull = 0.5 * (t / 24) ** 0.8;
    a += 0.06 * (1.35 + pull * Math.sin(b - a));
    b += 0.06 * (1.62 + pull * Math.sin(a - b));
  }
  parts.push(trace(lines[1], GREY, 2, 'stroke-dasharray="9 6"'), trace(lines[0], BLUE, 2.4));
  return figure(800, 450, parts.join(''));
}
