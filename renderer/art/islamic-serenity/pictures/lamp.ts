import { clamp, type Point, point, ribbon, spline } from '../../geometry.ts';
import { glow, type Light, lay, light, mixLight, type Plate } from '../../photo/plate.ts';
import { gold } from './gilding.ts';

/** Half widths by height, both as shares of the lantern's height, from the ring down. */
const PROFILE = [
  [0, 0.012],
  [0.03, 0.022],
  [0.07, 0.02],
  [0.12, 0.07],
  [0.2, 0.13],
  [0.27, 0.15],
  [0.3, 0.165],
] as const;
const GLASS = [
  [0.33, 0.15],
  [0.42, 0.175],
  [0.56, 0.175],
  [0.68, 0.14],
  [0.74, 0.115],
] as const;
const FOOT = [
  [0.77, 0.12],
  [0.82, 0.07],
  [0.88, 0.03],
  [0.93, 0.022],
  [0.97, 0.006],
] as const;

type Profile = readonly (readonly [number, number])[];

const WARM: Light = [2.6, 1.75, 0.75];

/** Renders a hanging brass lantern of the given height; `top` is where its chain ends. */
export function layLamp(plate: Plate, top: Point, height: number): void {
  const side = (profile: Profile, sign: 1 | -1): Point[] =>
    spline(
      profile.map(([y, r]) => point(top.x + sign * r * height, top.y + y * height)),
      { steps: 6 },
    );
  const outline = (profile: Profile): Point[] => [
    ...side(profile, -1),
    ...side(profile, 1).reverse(),
  ];
  for (let y = top.y - 9; y > -12; y -= 12) {
    const link = Array.from({ length: 12 }, (_, i) => {
      const a = (i / 12) * 2 * Math.PI;
      return point(top.x + 3 * Math.cos(a), y + 6 * Math.sin(a));
    });
    lay(
      plate,
      { outlines: [ribbon([...link, ...link.slice(0, 1)], () => 1, 24)], focus: 0.5 },
      gold,
    );
  }
  const heart = point(top.x, top.y + height * 0.53);
  glow(plate, heart, height * 0.36, [0.24, 0.15, 0.05]);
  const brass = (x: number, y: number): Light => {
    const u = (x - top.x) / (height * 0.16);
    const round = clamp(1 - u * u * 0.8);
    return mixLight(
      light('#4a3510'),
      gold(x * 0.6, y * 0.6),
      0.25 + 0.75 * round * (u < 0 ? 1 : 0.75),
    );
  };
  lay(plate, { outlines: [outline(GLASS)], focus: 0.6 }, (x, y) => {
    const far = Math.hypot((x - heart.x) / (height * 0.17), (y - heart.y) / (height * 0.22));
    return mixLight(WARM, light('#a8641c'), clamp(far * 0.95));
  });
  layLattice(plate, top, height, brass);
  for (const profile of [PROFILE, FOOT])
    lay(plate, { outlines: [outline(profile)], focus: 0.6 }, brass);
  for (const [y, r] of [
    [0.3, 0.18],
    [0.745, 0.135],
  ] as const) {
    const band = [
      point(top.x - r * height, top.y + y * height),
      point(top.x + r * height, top.y + y * height),
      point(top.x + r * height * 0.96, top.y + (y + 0.03) * height),
      point(top.x - r * height * 0.96, top.y + (y + 0.03) * height),
    ];
    lay(plate, { outlines: [band], focus: 0.6 }, brass);
  }
}

/** Renders diamonds of pierced brass over the glass. */
function layLattice(
  plate: Plate,
  top: Point,
  height: number,
  brass: (x: number, y: number) => Light,
): void {
  const rows = 6;
  const at = (turn: number, share: number): Point => {
    const y = 0.33 + 0.41 * share;
    const i = GLASS.findIndex(([height_]) => height_ >= y);
    const [a, b] = [GLASS[Math.max(0, i - 1)] ?? GLASS[0], GLASS[Math.max(0, i)] ?? GLASS[0]];
    const t = b[0] === a[0] ? 0 : (y - a[0]) / (b[0] - a[0]);
    const r = a[1] + (b[1] - a[1]) * t;
    return point(top.x + r * height * Math.sin(turn), top.y + y * height);
  };
  const step = 0.52;
  for (let row = 0; row < rows; row += 1) {
    for (let k = -3; k <= 3; k += 1) {
      const shift = row % 2 === 0 ? 0 : step / 2;
      const from = at(clamp(k * step + shift, -1.5, 1.5), row / rows);
      for (const side of [-0.5, 0.5]) {
        const to = at(clamp(k * step + shift + side * step, -1.5, 1.5), (row + 1) / rows);
        lay(
          plate,
          { outlines: [ribbon([from, to], () => Math.max(0.9, height * 0.006), 3)], focus: 0.4 },
          brass,
        );
      }
    }
  }
}
