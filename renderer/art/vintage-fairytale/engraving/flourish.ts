import { type Path, type Point, point, polar, ribbon } from '../../geometry.ts';

/** A stroke of the engraver's burin: an Euler spiral whose curvature runs from `bend` to `curl`. */
export interface Stroke {
  readonly from: Point;
  /** Direction at the start in radians, clockwise from the right. */
  readonly heading: number;
  readonly length: number;
  /** Curvature in 1/px at the start and at the end; positive turns clockwise. */
  readonly bend: number;
  readonly curl: number;
  /** Widest half width; the stroke swells and then thins out again. */
  readonly swell: number;
  /** Where along the stroke it is widest, 0 to 1. */
  readonly peak?: number;
  /** Radius of the ball it ends in. */
  readonly ball?: number;
}

const STEP = 1;

/** Returns points along the stroke, a pixel apart. */
export function euler({ from, heading, length, bend, curl }: Omit<Stroke, 'swell'>): Point[] {
  const path = [from];
  let [at, angle] = [from, heading];
  for (let s = 0; s < length; s += STEP) {
    angle += (bend + ((curl - bend) * (s + STEP / 2)) / length) * STEP;
    at = polar(at, angle, STEP);
    path.push(at);
  }
  return path;
}

/** Returns path data of a stroke: the outline of its swelling line, and its ball. */
export function engrave(stroke: Stroke): string {
  const { length, swell, peak = 0.42, ball = 0 } = stroke;
  const path = euler(stroke);
  const width = (share: number) => {
    const t = share < peak ? share / peak : (1 - share) / (1 - peak);
    return 0.32 + (swell - 0.32) * Math.sin((Math.PI / 2) * t) ** 1.6;
  };
  const outline = shape(ribbon(path, width, Math.max(12, Math.round(length / 7))));
  const end = path.at(-1);
  return ball > 0 && end ? outline + disc(end, ball) : outline;
}

/** Returns a leaf between two arcs, from its foot in a direction. */
export function leaf(foot: Point, heading: number, length: number, belly: number): string {
  const tip = polar(foot, heading, length);
  const side = (turn: number) => {
    const at = polar(foot, heading, length * 0.45);
    return polar(at, heading + turn, belly);
  };
  const [left, right] = [side(-Math.PI / 2), side(Math.PI / 2)];
  return `M${pair(foot)}Q${pair(left)} ${pair(tip)}Q${pair(right)} ${pair(foot)}Z`;
}

/** Returns a lozenge with hollow sides. */
export function lozenge(at: Point, across: number, along: number): string {
  const corners = [
    point(at.x + across, at.y),
    point(at.x, at.y + along),
    point(at.x - across, at.y),
    point(at.x, at.y - along),
  ];
  const first = corners.at(-1) ?? at;
  const control = pair(at);
  return `M${pair(first)}${corners.map((corner) => `Q${control} ${pair(corner)}`).join('')}Z`;
}

export function disc(at: Point, radius: number): string {
  const r = short(radius);
  return `M${short(at.x - radius)} ${short(at.y)}a${r} ${r} 0 1 0 ${short(radius * 2)} 0a${r} ${r} 0 1 0 ${short(-radius * 2)} 0Z`;
}

/** Returns a round outline: the points pull on it, and it passes between each two of them. */
function shape(outline: Path): string {
  const between = ({ x, y }: Point, other: Point) =>
    pair(point((x + other.x) / 2, (y + other.y) / 2));
  const [first, last] = [outline[0], outline.at(-1)];
  if (!first || !last) return '';
  const curves = outline.map((at, i) => `Q${pair(at)} ${between(at, outline[i + 1] ?? first)}`);
  return `M${between(last, first)}${curves.join('')}Z`;
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const pair = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
