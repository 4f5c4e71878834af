import { mix, type Path, point } from '../geometry.ts';
import { GOLD, GOLD_DEEP, GOLD_LIGHT } from './palette.ts';
import { file, lines } from './svg.ts';

/** The lantern's half widths by height, from the ring down: a profile to be revolved. */
type Profile = readonly (readonly [y: number, radius: number])[];

const CAP: Profile = [
  [0, 2],
  [4, 3.4],
  [7, 2],
  [10, 2],
  [13, 5],
  [18, 11],
  [25, 17],
  [33, 21.5],
  [42, 24.5],
  [50, 26],
];
const BODY: Profile = [
  [56, 25],
  [64, 27.5],
  [78, 29.5],
  [92, 29.5],
  [106, 27],
  [120, 22.5],
  [130, 18],
];
const FOOT: Profile = [
  [135, 18.5],
  [142, 13],
  [148, 7.5],
  [153, 4],
  [158, 3.6],
  [163, 1.6],
  [172, 0.3],
];
const RIMS: readonly (readonly [y: number, radius: number, height: number])[] = [
  [50, 28.5, 6],
  [130, 21, 5],
];

const CENTRE = 36;
const CHAIN = 330;

/** Returns a smooth curve through the profile, as points. */
function smooth(profile: Profile, steps = 5): [number, number][] {
  return profile.slice(0, -1).flatMap(([y, radius], i): [number, number][] => {
    const before = profile[Math.max(0, i - 1)] ?? [y, radius];
    const [nextY, nextRadius] = profile[i + 1] ?? [y, radius];
    const after = profile[Math.min(profile.length - 1, i + 2)] ?? [nextY, nextRadius];
    return Array.from({ length: steps }, (_, k): [number, number] => {
      const t = k / steps;
      const [a, b] = [(nextRadius - before[1]) / 2, (after[1] - radius) / 2];
      const [t2, t3] = [t * t, t * t * t];
      const r =
        (2 * t3 - 3 * t2 + 1) * radius +
        (t3 - 2 * t2 + t) * a +
        (-2 * t3 + 3 * t2) * nextRadius +
        (t3 - t2) * b;
      return [mix(y, nextY, t), r];
    });
  });
}

/** Returns a meridian of the revolved profile, `turn` radians from the middle. */
function meridian(profile: Profile, turn: number): Path {
  return smooth(profile).map(([y, r]) => point(CENTRE + r * Math.sin(turn), CHAIN + y));
}

const outline = (profile: Profile): Path => [
  ...meridian(profile, Math.PI / 2),
  ...[...meridian(profile, -Math.PI / 2)].reverse(),
];

/** Returns a ring of the body, seen from a little below: it bends downwards at the middle. */
function ring(y: number, radius: number): string {
  const [left, right, at] = [CENTRE - radius, CENTRE + radius, CHAIN + y];
  return `M${left} ${at}Q${CENTRE} ${at + radius * 0.16} ${right} ${at}`;
}

/** Returns the ring, and oval links, alternately seen from the side and on edge. */
function chain(): string {
  const ring = `M${CENTRE - 4.6} ${CHAIN - 3}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z`;
  const links = Array.from({ length: Math.floor(CHAIN / 9) }, (_, i) => {
    const y = CHAIN - 12 - i * 9;
    return i % 2 === 0
      ? `M${CENTRE - 2.1} ${y}a2.1 5 0 1 0 4.2 0a2.1 5 0 1 0 -4.2 0Z`
      : `M${CENTRE} ${y - 4}v8`;
  });
  return ring + links.join('');
}

/** Returns diamonds between the meridians of the body, like the frame that holds its glass. */
function lattice(): string {
  const turns = [-1.15, -0.72, -0.24, 0.24, 0.72, 1.15];
  const curves = turns.map((turn) => meridian(BODY, turn));
  const crossing = [0, 1, 2, 3, 4].flatMap((i) => {
    const [left, right] = [curves[i] ?? [], curves[i + 1] ?? []];
    const steps = [0, 7, 14, 21, 28];
    const zig = (a: Path, b: Path) =>
      steps.map((step, k) => (k % 2 === 0 ? a : b)[step]).filter((at) => at !== undefined);
    return [zig(left, right), zig(right, left)];
  });
  return lines([...curves, ...crossing]);
}

/** Returns a band around the lantern, with round corners. */
function rim([y, radius, height]: readonly [number, number, number]): string {
  const [width, straight] = [radius * 2 - 4.4, height - 4.4];
  const corner = (x: number, down: number) => `a2.2 2.2 0 0 1 ${x} ${down}`;
  return (
    `M${CENTRE - radius + 2.2} ${CHAIN + y}h${width}${corner(2.2, 2.2)}v${straight}` +
    `${corner(-2.2, 2.2)}h${-width}${corner(-2.2, -2.2)}v${-straight}${corner(2.2, -2.2)}Z`
  );
}

/** Returns a hanging lantern of pierced brass with light in it, on a long chain. */
export function lantern(): string {
  const ornament = (d: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${GOLD_DEEP}" stroke-width="${width}"/>`;
  const seams = lines([meridian(CAP, -0.5), meridian(CAP, 0.1), meridian(CAP, 0.75)]);
  return file(
    { width: CENTRE * 2, height: CHAIN + 176 },
    `<linearGradient id="m"><stop stop-color="${GOLD_DEEP}"/><stop offset=".32" stop-color="${GOLD_LIGHT}"/>` +
      `<stop offset=".6" stop-color="${GOLD}"/><stop offset="1" stop-color="#74571a"/></linearGradient>` +
      '<radialGradient id="l" cy=".48" r=".62"><stop stop-color="#fff6d8"/><stop offset=".45" stop-color="#f6d98a"/>' +
      '<stop offset="1" stop-color="#b07f2c"/></radialGradient>' +
      `<path d="${chain()}" fill="none" stroke="${GOLD}" stroke-width="1.5"/>` +
      `<path d="${lines([outline(BODY)], true)}" fill="url(#l)"/>` +
      ornament(lattice(), 1.1) +
      `<path d="${lines([outline(CAP), outline(FOOT)], true)}${RIMS.map(rim).join('')}" fill="url(#m)" stroke="${GOLD_DEEP}" stroke-width=".7"/>` +
      ornament(
        `${lines([outline(BODY)], true)}${seams}${ring(20, 13)}${ring(34, 22)}${ring(143, 12)}`,
        0.7,
      ),
  );
}
