import { type Point, place, point, polar, ribbon, spline, TAU } from '../../geometry.ts';
import { type Light, lay, light, mixLight, type Plate } from '../../photo/plate.ts';
import type { Random } from '../../random.ts';

const SHADE = light('#06211a');

/** Renders a jasmine flower: five or six pointed petals around a tube. */
export function layJasmine(
  plate: Plate,
  at: Point,
  radius: number,
  random: Random,
  focus = 0.6,
): void {
  const start = random.between(0, TAU);
  const petals = random.chance(0.5) ? 5 : 6;
  for (let i = 0; i < petals; i += 1) {
    const turn = start + (i / petals) * TAU + random.between(-0.1, 0.1);
    const tip = polar(at, turn, radius * random.between(0.9, 1.08));
    const outline = ribbon(
      [at, tip],
      (t) => radius * 0.27 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.92)) ** 0.8,
      12,
    );
    lay(plate, { outlines: [outline], focus: radius * 0.1 + focus, opacity: 0.35 }, SHADE);
    const side = 0.5 - 0.5 * Math.cos(turn + 2.3);
    lay(plate, { outlines: [outline], focus }, (x, y) => {
      const far = Math.hypot(x - at.x, y - at.y) / radius;
      return mixLight(light('#c9cdb0'), light('#fffdf6'), 0.35 + 0.5 * far + 0.25 * side);
    });
  }
  const eye = Array.from({ length: 10 }, (_, i) => polar(at, (i / 10) * TAU, radius * 0.12));
  lay(plate, { outlines: [eye], focus }, light('#d8c274'));
}

/** Renders a pointed leaf with a pale rib. */
export function layLeaf(
  plate: Plate,
  at: Point,
  turn: number,
  size: number,
  tone: number,
  focus = 0.6,
): void {
  const spine = spline([at, polar(at, turn + 0.08, size * 0.5), polar(at, turn, size)], {
    steps: 8,
  });
  const leaf = ribbon(
    spine,
    (t) => size * 0.2 * Math.sin(Math.PI * Math.min(1, 0.05 + t * 0.95)) ** 0.9,
    20,
  );
  const green = mixLight(light('#123f31'), light('#6f9a7c'), tone);
  lay(plate, { outlines: [leaf], focus: 3 + focus, opacity: 0.3 }, SHADE);
  const normal = turn + Math.PI / 2;
  lay(plate, { outlines: [leaf], focus }, (x, y) => {
    const v = (x - at.x) * Math.cos(normal) + (y - at.y) * Math.sin(normal);
    return mixLight(green, light('#d6e2c8'), v > 0 ? 0.16 : 0);
  });
  lay(
    plate,
    { outlines: [ribbon(spine, () => 0.8, 10)], focus, opacity: 0.5 },
    mixLight(green, light('#e6ecd4'), 0.6),
  );
}

/** Renders a vine along a path with leaves and flowers. */
export function layVine(
  plate: Plate,
  knots: readonly Point[],
  look: { size: number; leaves: number; flowers: number },
  random: Random,
): void {
  const path = spline(knots, { steps: 16 });
  lay(plate, { outlines: [ribbon(path, (t) => 2.6 - 1.6 * t, 60)], focus: 0.6 }, light('#4c5a36'));
  const station = (share: number): { at: Point; turn: number } => {
    const i = Math.min(path.length - 2, Math.floor(share * (path.length - 1)));
    const [a, b] = [path[i] ?? point(0, 0), path[i + 1] ?? point(1, 0)];
    return { at: a, turn: Math.atan2(b.y - a.y, b.x - a.x) };
  };
  for (let i = 0; i < look.leaves; i += 1) {
    const { at, turn } = station((i + 0.5) / look.leaves);
    const side = i % 2 === 0 ? 1 : -1;
    layLeaf(
      plate,
      at,
      turn + side * random.between(0.5, 1.1),
      look.size * random.between(0.8, 1.25),
      random.next(),
    );
  }
  for (let i = 0; i < look.flowers; i += 1) {
    const { at, turn } = station(random.between(0.06, 1));
    const off = polar(
      at,
      turn + (random.chance(0.5) ? 1.5 : -1.5),
      random.between(2, look.size * 0.5),
    );
    layJasmine(plate, off, look.size * random.between(0.32, 0.5), random);
  }
}

/** Renders loose petals in the air. */
export function layPetals(plate: Plate, count: number, bottom: number, random: Random): void {
  for (let i = 0; i < count; i += 1) {
    const at = point(random.between(0, plate.width), random.between(0, bottom));
    const size = random.between(5, 15);
    const flat = ribbon(
      [point(-1, 0), point(1, 0)],
      (t) => 0.42 * Math.sin(Math.PI * Math.min(1, t + 0.06)),
      10,
    );
    const outline = place(flat, { at, turn: random.between(0, TAU), scale: size });
    const pale: Light = mixLight(light('#cdd3bb'), light('#fffdf4'), random.next());
    lay(plate, { outlines: [outline], focus: 0.5 + 2.5 * random.next() ** 3 }, pale);
  }
}
