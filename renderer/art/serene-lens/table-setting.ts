import { type Point, point, polar, ribbon, spline, TAU } from '../geometry.ts';
import { type Camera, project, scaleAt } from '../photo/camera.ts';
import { glow, type Light, lay, light, mixLight, type Plate, scaleLight } from '../photo/plate.ts';
import type { Random } from '../random.ts';

export const CAMERA: Camera = { horizon: 300, centre: 560, focal: 760, eye: 1.42 };
export const TOP = 0.76;
export const HALF = 0.52;

/** Returns the blur, in pixels, of a thing at this distance. */
export const focusAt = (z: number): number => 0.5 + 2.6 * Math.abs(Math.log(z / 2));

/** Returns a flat ellipse on the table. */
function disc(x: number, z: number, radius: number, y = TOP): Point[] {
  return Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * TAU;
    return project(CAMERA, x + radius * Math.cos(a), y, z + radius * Math.sin(a));
  });
}

/** Renders the back of a chair at the table's side, seen along the table: two posts and rails. */
export function layChair(plate: Plate, side: number, z: number): void {
  const x = side * (HALF + 0.3);
  const focus = focusAt(z);
  const fade = Math.exp(-z / 16);
  const wood = mixLight(light('#a7b0ae'), light('#5a5348'), fade);
  const bar = (from: Point, to: Point, half: number): void =>
    lay(plate, { outlines: [ribbon([from, to], () => half, 4)], focus }, wood);
  const unit = scaleAt(CAMERA, z);
  for (const dz of [-0.2, 0.2]) {
    bar(
      project(CAMERA, x, 0, z + dz),
      project(CAMERA, x + side * 0.06, 1.02, z + dz),
      unit * 0.014,
    );
    bar(
      project(CAMERA, x - side * 0.36, 0, z + dz),
      project(CAMERA, x - side * 0.36, 0.46, z + dz),
      unit * 0.012,
    );
  }
  for (const y of [0.62, 0.8, 1.0]) {
    const lean = side * 0.06 * (y / 1.02);
    bar(project(CAMERA, x + lean, y, z - 0.2), project(CAMERA, x + lean, y, z + 0.2), unit * 0.016);
  }
  const seat = [
    project(CAMERA, x, 0.46, z - 0.22),
    project(CAMERA, x, 0.46, z + 0.22),
    project(CAMERA, x - side * 0.38, 0.46, z + 0.22),
    project(CAMERA, x - side * 0.38, 0.46, z - 0.22),
  ];
  lay(plate, { outlines: [seat], focus }, mixLight(wood, light('#d8d6cd'), 0.4));
}

/** Renders plates, napkin, cutlery and a glass for one guest. */
export function laySetting(plate: Plate, side: number, z: number): void {
  const focus = focusAt(z);
  const x = side * (HALF - 0.19);
  const put = (outline: Point[], colour: Light, opacity = 1, soft = 0): void =>
    lay(plate, { outlines: [outline], focus: focus + soft, opacity }, colour);
  put(disc(x + 0.012, z - 0.012, 0.142), light('#7d8583'), 0.55, 2);
  put(disc(x, z, 0.138, TOP + 0.008), light('#f4f3ee'));
  put(disc(x, z, 0.128, TOP + 0.01), light('#dfe1dd'));
  put(disc(x, z, 0.092, TOP + 0.01), light('#f0efea'));
  const cloth = [
    project(CAMERA, x - 0.035, TOP + 0.02, z - 0.1),
    project(CAMERA, x + 0.035, TOP + 0.02, z - 0.1),
    project(CAMERA, x + 0.03, TOP + 0.02, z + 0.1),
    project(CAMERA, x - 0.03, TOP + 0.02, z + 0.1),
  ];
  put(cloth, light('#6f8f90'));
  for (const dx of [-0.185, 0.185]) {
    const knife = ribbon(
      [project(CAMERA, x + dx, TOP, z - 0.1), project(CAMERA, x + dx, TOP, z + 0.1)],
      () => scaleAt(CAMERA, z) * 0.006,
      4,
    );
    put(knife, light('#8d9290'), 0.9);
  }
  layGlass(plate, side * (HALF - 0.34), z + 0.2, focus);
}

function layGlass(plate: Plate, x: number, z: number, focus: number): void {
  const unit = scaleAt(CAMERA, z);
  const foot = project(CAMERA, x, TOP, z);
  const up = (h: number): number => foot.y - h * unit;
  const bowl = spline(
    [
      point(foot.x - unit * 0.03, up(0.21)),
      point(foot.x - unit * 0.038, up(0.16)),
      point(foot.x - unit * 0.028, up(0.115)),
      point(foot.x, up(0.1)),
      point(foot.x + unit * 0.028, up(0.115)),
      point(foot.x + unit * 0.038, up(0.16)),
      point(foot.x + unit * 0.03, up(0.21)),
    ],
    { steps: 6 },
  );
  const put = (outline: readonly Point[], colour: Light, opacity: number): void =>
    lay(plate, { outlines: [outline], focus, opacity }, colour);
  put(disc(x, z, 0.034), light('#e9eeec'), 0.5);
  put(
    ribbon([foot, point(foot.x, up(0.1))], () => Math.max(0.6, unit * 0.004), 4),
    light('#dfe7e5'),
    0.75,
  );
  put(bowl, light('#cfdcda'), 0.32);
  put(
    ribbon(bowl, () => Math.max(0.5, unit * 0.002), 30),
    light('#f4f7f5'),
    0.7,
  );
  const gleam = ribbon(
    [point(foot.x - unit * 0.024, up(0.19)), point(foot.x - unit * 0.026, up(0.13))],
    () => unit * 0.003,
    6,
  );
  put(gleam, [1.6, 1.6, 1.5], 0.8);
}

/** Renders leaves, white flowers and candles along the middle. */
export function layRunner(plate: Plate, z: number, random: Random): void {
  const unit = scaleAt(CAMERA, z);
  const focus = focusAt(z);
  for (let i = 0; i < 26; i += 1) {
    const at = project(
      CAMERA,
      0.1 * random.gauss(),
      TOP + random.between(0.01, 0.07),
      z + random.between(-0.14, 0.14),
    );
    const leaf = ribbon(
      [at, polar(at, random.between(0, TAU), unit * random.between(0.04, 0.08))],
      (t) => unit * 0.011 * Math.sin(Math.PI * Math.min(1, t + 0.05)),
      8,
    );
    lay(
      plate,
      { outlines: [leaf], focus },
      mixLight(light('#2f4c47'), light('#93a99b'), random.next()),
    );
  }
  for (let i = 0; i < 5; i += 1) {
    const at = project(
      CAMERA,
      0.08 * random.gauss(),
      TOP + random.between(0.05, 0.1),
      z + random.between(-0.13, 0.13),
    );
    const size = unit * random.between(0.014, 0.03);
    for (let k = 0; k < 6; k += 1) {
      const petal = polar(at, (k / 6) * TAU, size * 0.55);
      const outline = Array.from({ length: 8 }, (_, j) => polar(petal, (j / 8) * TAU, size * 0.55));
      lay(plate, { outlines: [outline], focus }, scaleLight(light('#f6f5f0'), 0.75 + 0.05 * k));
    }
    const eye = Array.from({ length: 8 }, (_, j) => polar(at, (j / 8) * TAU, size * 0.22));
    lay(plate, { outlines: [eye], focus }, light('#3a4a4a'));
  }
}

/** Renders a burning candle, `height` metres high. */
export function layCandle(plate: Plate, x: number, z: number, height: number): void {
  const unit = scaleAt(CAMERA, z);
  const focus = focusAt(z);
  const foot = project(CAMERA, x, TOP, z);
  const top = foot.y - height * unit;
  const half = unit * 0.011;
  const stick = [
    point(foot.x - half, foot.y),
    point(foot.x - half, top),
    point(foot.x + half, top),
    point(foot.x + half, foot.y),
  ];
  lay(plate, { outlines: [stick], focus }, (px) =>
    mixLight(light('#f3efe4'), light('#b9b7ab'), (px - foot.x) / half),
  );
  const flame = spline(
    [
      point(foot.x, top - unit * 0.052),
      point(foot.x + unit * 0.009, top - unit * 0.02),
      point(foot.x, top - unit * 0.004),
      point(foot.x - unit * 0.009, top - unit * 0.02),
    ],
    { closed: true },
  );
  lay(plate, { outlines: [flame], focus: focus * 0.7 }, [3, 2.2, 1.1]);
  glow(plate, point(foot.x, top - unit * 0.02), unit * 0.055, [0.5, 0.3, 0.12]);
}
