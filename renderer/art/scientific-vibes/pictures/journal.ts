import { loadTypeface, type TextSet, textPath, textWidth } from '../../text.ts';

export const INK = '#1b2026';
export const BLUE = '#1d4e89';
export const SOFT = '#8fa9c6';
export const PALE = '#dfe8f2';
export const GREY = '#8a929b';
export const RULE = '#c9d0d8';

const SCRIPTS = ['latin', 'latin-ext', 'greek', 'vietnamese'];
const FACES = {
  roman: loadTypeface('stix-two-text', '400-normal', SCRIPTS),
  italic: loadTypeface('stix-two-text', '400-italic', SCRIPTS),
  bold: loadTypeface('stix-two-text', '600-normal', SCRIPTS),
};
export type Style = keyof typeof FACES;

type Options = Partial<Omit<TextSet, 'x' | 'y' | 'size'>> & { readonly style?: Style };

/** Returns a line of text, set as outlines; `_1` sets a subscript. */
export function label(
  text: string,
  x: number,
  y: number,
  size: number,
  options: Options = {},
): string {
  const { style = 'roman', fill = INK, ...rest } = options;
  const [head, index, ...tail] = text.split(/_(\d)/);
  if (index === undefined) return textPath(FACES[style], text, { x, y, size, fill, ...rest });
  const small = size * 0.68;
  const widths = [
    textWidth(FACES[style], head ?? '', size),
    textWidth(FACES.roman, index, small) + size * 0.04,
    textWidth(FACES[style], tail.join(''), size),
  ] as const;
  const share = { start: 0, middle: 0.5, end: 1 }[rest.anchor ?? 'start'];
  const left = x - share * (widths[0] + widths[1] + widths[2]);
  return (
    label(head ?? '', left, y, size, { style, fill }) +
    label(index, left + widths[0], y + size * 0.18, small, { fill }) +
    label(tail.join(''), left + widths[0] + widths[1], y, size, { style, fill })
  );
}

/** Returns straight or bent lines through points. */
export function trace(
  points: readonly (readonly [number, number])[],
  stroke: string,
  width: number,
  extra = '',
): string {
  const d = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return `<path d="M${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${extra}/>`;
}

/** Returns a line with an arrowhead at its end, or at both. */
export function arrow(
  from: readonly [number, number],
  to: readonly [number, number],
  { stroke = INK, width = 1.6, both = false, dash = '' } = {},
): string {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const head = ([x, y]: readonly [number, number], angle: number): string => {
    const wing = (side: number): string =>
      `${(x - 13 * Math.cos(angle + side * 0.3)).toFixed(1)} ${(y - 13 * Math.sin(angle + side * 0.3)).toFixed(1)}`;
    return `<path d="M${wing(1)}L${x.toFixed(1)} ${y.toFixed(1)}L${wing(-1)}Z" fill="${stroke}"/>`;
  };
  const dashed = dash ? `stroke-dasharray="${dash}"` : '';
  return (
    trace([from, to], stroke, width, dashed) +
    head(to, turn) +
    (both ? head(from, turn + Math.PI) : '')
  );
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  readonly title: string;
  readonly format?: (value: number) => string;
}

export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly x: Axis;
  readonly y: Axis;
}

/** Returns a function from a pair of values to its pixel. */
export const onPlot =
  ({ left, right, top, bottom, x, y }: Plot) =>
  (vx: number, vy: number): readonly [number, number] => [
    left + ((vx - x.from) / (x.to - x.from)) * (right - left),
    bottom - ((vy - y.from) / (y.to - y.from)) * (bottom - top),
  ];

/** Returns two axes with ticks inside, numbers, and titles with their units. */
export function axes(plot: Plot, size = 24): string {
  const to = onPlot(plot);
  const { left, right, top, bottom, x, y } = plot;
  const parts = [
    trace(
      [
        [left, top],
        [left, bottom],
        [right, bottom],
      ],
      INK,
      1.8,
    ),
  ];
  for (const value of x.ticks) {
    const [px] = to(value, y.from);
    parts.push(
      trace(
        [
          [px, bottom],
          [px, bottom - 9],
        ],
        INK,
        1.5,
      ),
    );
    parts.push(
      label(x.format?.(value) ?? String(value), px, bottom + size * 1.25, size, {
        anchor: 'middle',
      }),
    );
  }
  for (const value of y.ticks) {
    const [, py] = to(x.from, value);
    parts.push(
      trace(
        [
          [left, py],
          [left + 9, py],
        ],
        INK,
        1.5,
      ),
    );
    parts.push(
      label(y.format?.(value) ?? String(value), left - 12, py + size * 0.33, size, {
        anchor: 'end',
      }),
    );
  }
  parts.push(
    label(x.title, (left + right) / 2, bottom + size * 2.6, size, {
      anchor: 'middle',
      style: 'italic',
    }),
  );
  parts.push(
    label(y.title, left - size * 2.9, (top + bottom) / 2, size, {
      anchor: 'middle',
      style: 'italic',
      turn: -90,
    }),
  );
  return parts.join('');
}

/** The part of its drawing that a figure takes up, in pixels. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** White space around a figure that is fitted into its picture, in pixels. */
const MARGIN = 44;

/**
 * Returns a figure on white, without number and caption: those are the page's. The part in `room`
 * is scaled to the picture, at most by 1.3, and centred.
 */
export function page(width: number, height: number, content: string, room?: Room): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${room ? fitted(width, height, content, room) : content}</svg>`;
}

function fitted(width: number, height: number, content: string, room: Room): string {
  const scale = Math.min(
    (width - 2 * MARGIN) / room.width,
    (height - 2 * MARGIN) / room.height,
    1.3,
  );
  const left = width / 2 - scale * (room.x + room.width / 2);
  const top = height / 2 - scale * (room.y + room.height / 2);
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">${content}</g>`;
}
