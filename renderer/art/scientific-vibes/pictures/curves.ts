import { createNoise, fractal } from '../../noise.ts';
import { createRandom } from '../../random.ts';
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

/** Returns a small flower as a plotting symbol. */
export function flower(
  x: number,
  y: number,
  radius: number,
  turn: number,
  filled: boolean,
): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const a = turn + (i / 5) * 2 * Math.PI;
    const [px, py] = [x + radius * 0.58 * Math.cos(a), y + radius * 0.58 * Math.sin(a)];
    return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(radius * 0.52).toFixed(1)}" ry="${(radius * 0.34).toFixed(1)}" transform="rotate(${((a * 180) / Math.PI).toFixed(0)} ${px.toFixed(1)} ${py.toFixed(1)})"/>`;
  }).join('');
  const fill = filled ? SOFT : '#fff';
  return `<g fill="${fill}" stroke="${BLUE}" stroke-width="1.3">${petals}<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * 0.2).toFixed(1)}" fill="${BLUE}"/></g>`;
}

/** Draws the plotted curve of a catenary arch covered in flowers. */
export function drawArch(): string {
  const random = createRandom('scientific-vibes/arch');
  const plot: Plot = {
    left: 150,
    right: 1120,
    top: 70,
    bottom: 640,
    x: {
      from: -1.6,
      to: 1.6,
      ticks: [-1.5, -1, -0.5, 0, 0.5, 1, 1.5],
      title: 'x (m)',
      format: (v) => String(v).replace('-', '−'),
    },
    y: {
      from: 0,
      to: 2.8,
      ticks: [0, 0.5, 1, 1.5, 2, 2.5],
      title: 'y (m)',
      format: (v) => v.toFixed(1),
    },
  };
  const to = onPlot(plot);
  const a = 0.64;
  const curve = (x: number): number => 2.52 - a * (Math.cosh(x / a) - 1);
  const line = Array.from({ length: 121 }, (_, i) => {
    const x = -1.37 + (i / 120) * 2.74;
    return to(x, Math.max(0, curve(x)));
  });
  const parts = [axes(plot), trace(line, PALE, 44), trace(line, INK, 2.4)];
  for (let i = 0; i < 96; i += 1) {
    const x = -1.33 + 2.66 * ((i + random.between(-0.3, 0.3)) / 95);
    const [px, py] = to(
      x + 0.045 * random.gauss(),
      Math.max(0.06, curve(x) + 0.05 * random.gauss()),
    );
    // lush on the upper left and the lower right
    const radius =
      random.between(8, 15) *
      (1 + 0.5 * Math.exp(-(((x + 0.7) / 0.35) ** 2)) + 0.4 * Math.exp(-(((x - 1.15) / 0.2) ** 2)));
    parts.push(flower(px, py, radius, random.between(0, 6), random.chance(0.55)));
  }
  const [, top] = to(0, 2.52);
  parts.push(
    label('y(x) = h − a [cosh(x/a) − 1]', 640, 352, 32, {
      anchor: 'middle',
      style: 'italic',
      fill: BLUE,
    }),
  );
  parts.push(label('a = 0.64 m,  h = 2.52 m,  R² = 0.998', 640, 396, 24, { anchor: 'middle' }));
  parts.push(arrow([to(0, 0)[0], to(0, 0.04)[1]], [to(0, 0)[0], to(0, 0.9)[1]], { stroke: GREY }));
  parts.push(arrow([to(0, 0)[0], to(0, 1.55)[1]], [to(0, 0)[0], top + 26], { stroke: GREY }));
  return page(1200, 900, parts.join(''), { x: 40, y: 56, width: 1100, height: 680 });
}

interface Relief {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): number;
}

/** Returns contour lines at a level by marching squares, as path data. */
export function contour(relief: Relief, level: number, step: number): string {
  const parts: string[] = [];
  for (let y = 0; y < relief.height; y += step) {
    for (let x = 0; x < relief.width; x += step) {
      const corner = [
        relief.at(x, y),
        relief.at(x + step, y),
        relief.at(x + step, y + step),
        relief.at(x, y + step),
      ] as const;
      const crossing = (i: 0 | 1 | 2 | 3): readonly [number, number] => {
        const [p, q] = [corner[i], corner[((i + 1) % 4) as 0 | 1 | 2 | 3]];
        const t = (level - p) / (q - p);
        if (i === 0) return [x + t * step, y];
        if (i === 1) return [x + step, y + t * step];
        if (i === 2) return [x + step - t * step, y + step];
        return [x, y + step - t * step];
      };
      const cut = ([0, 1, 2, 3] as const).filter(
        (i) => corner[i] < level !== corner[((i + 1) % 4) as 0 | 1 | 2 | 3] < level,
      );
      for (let k = 0; k + 1 < cut.length; k += 2) {
        const [a, b] = [crossing(cut[k] ?? 0), crossing(cut[k + 1] ?? 0)];
        parts.push(`M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`);
      }
    }
  }
  return parts.join('');
}

function relief(seed: string, width: number, height: number, size: number): Relief {
  const slow = fractal(createNoise(seed), 3);
  return { width, height, at: (x, y) => 320 + 300 * slow(x / size, y / size) };
}

/** Draws a contour map of hills at dusk with a dotted walking route. */
export function drawHills(): string {
  const land = relief('scientific/map', 960, 600, 330);
  const map: string[] = [];
  for (let level = 100; level <= 560; level += 25) {
    const bold = level % 100 === 0;
    map.push(
      `<path d="${contour(land, level, 10)}" fill="none" stroke="${bold ? BLUE : SOFT}" stroke-width="${bold ? 2.2 : 1.1}" stroke-linecap="round"/>`,
    );
  }
  const route: readonly (readonly [number, number])[] = Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    return [110 + 660 * t + 60 * Math.sin(t * 7), 430 - 280 * t + 64 * Math.sin(t * 9 + 1)];
  });
  const [start, end] = [route[0] ?? [0, 0], route[60] ?? [0, 0]];
  map.push(trace(route, '#fff', 9), trace(route, INK, 4, 'stroke-dasharray="0.1 11"'));
  for (const [[x, y], name, dx] of [
    [start, 'A', -30],
    [end, 'B', 26],
  ] as const) {
    map.push(`<circle cx="${x}" cy="${y}" r="9" fill="#fff" stroke="${INK}" stroke-width="2.4"/>`);
    map.push(label(name, x + dx, y + 10, 34, { anchor: 'middle', style: 'bold' }));
  }
  // a bench about half-way
  const [bx, by] = route[33] ?? [0, 0];
  map.push(
    arrow([bx + 112, by + 88], [bx + 14, by + 12], { stroke: INK }),
    label('the question, 23:14', bx + 118, by + 106, 25, { style: 'italic' }),
  );
  const frame = `<rect width="960" height="600" fill="none" stroke="${INK}" stroke-width="1.8"/>`;
  const north = `${arrow([905, 96], [905, 30])}${label('N', 905, 124, 26, { anchor: 'middle', style: 'bold' })}`;
  const bar = `<rect x="36" y="556" width="160" height="8" fill="${INK}"/><rect x="196" y="556" width="160" height="8" fill="#fff" stroke="${INK}" stroke-width="1.6"/>${label('0', 36, 546, 22, { anchor: 'middle' })}${label('1 km', 356, 546, 22, { anchor: 'middle' })}`;
  const clip = '<clipPath id="c"><rect width="960" height="600"/></clipPath>';
  const inner = `<g transform="translate(120 50)"><defs>${clip}</defs><rect width="960" height="600" fill="#f3f7fb"/><g clip-path="url(#c)">${map.join('')}</g><rect x="20" y="518" width="360" height="62" fill="#fff" opacity=".88"/>${bar}<rect x="876" y="16" width="60" height="124" fill="#fff" opacity=".88"/>${north}${frame}</g>`;
  return page(1200, 900, inner, { x: 120, y: 50, width: 960, height: 600 });
}

/** Draws the wide picture of the first page: streamlines that all end on one orbit, very pale. */
export function drawHero(): string {
  const random = createRandom('scientific-vibes/hero');
  const lines: string[] = [];
  for (let i = 0; i < 260; i += 1) {
    let [x, y] = [random.between(-3.4, 3.4), random.between(-2.2, 2.2)];
    const path: (readonly [number, number])[] = [];
    for (let step = 0; step < 150; step += 1) {
      path.push([1180 + x * 330, 640 + y * 330]);
      // a gentle van der Pol oscillator
      const [dx, dy] = [y, 0.7 * (1 - x * x) * y - x];
      const speed = Math.hypot(dx, dy) + 0.25;
      x += (0.02 * dx) / speed;
      y += (0.02 * dy) / speed;
    }
    lines.push(
      trace(
        path,
        i % 5 === 0 ? SOFT : PALE,
        i % 5 === 0 ? 1.8 : 1.4,
        `opacity="${random.between(0.55, 0.95).toFixed(2)}"`,
      ),
    );
  }
  const grid: string[] = [];
  for (let x = 0; x <= 1920; x += 120) grid.push(`M${x} 0V1200`);
  for (let y = 0; y <= 1200; y += 120) grid.push(`M0 ${y}H1920`);
  return page(
    1920,
    1200,
    `<path d="${grid.join('')}" stroke="${PALE}" stroke-width=".8" opacity=".5"/>${lines.join('')}`,
  );
}

/** Returns a ruler's tick marks without numbers. */
export function ruler(x: number, y: number, length: number, upright: boolean): string {
  const parts = [upright ? `M${x} ${y}V${y + length}` : `M${x} ${y}H${x + length}`];
  for (let i = 0; i <= length / 10; i += 1) {
    const tick = i % 10 === 0 ? 18 : i % 5 === 0 ? 12 : 7;
    parts.push(upright ? `M${x} ${y + i * 10}h${tick}` : `M${x + i * 10} ${y}v-${tick}`);
  }
  return `<path d="${parts.join('')}" fill="none" stroke="${GREY}" stroke-width="1.3"/>`;
}
