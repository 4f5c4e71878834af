import {
  clamp,
  line,
  type Point,
  place,
  point,
  points,
  ribbon,
  spline,
  TAU,
} from '../../geometry.ts';
import { type Light, lay, light, mixLight, type Plate } from '../../photo/plate.ts';
import type { Random } from '../../random.ts';
import { gold, starOutline } from './gilding.ts';
import { castShadow, oval } from './shadow.ts';

/** Renders a waisted glass of tea on its saucer. */
export function layTea(plate: Plate, foot: Point, size: number): void {
  const saucer = oval(point(foot.x, foot.y + size * 0.02), size * 0.46, size * 0.13);
  castShadow(plate, saucer, 12, 0.6);
  lay(plate, { outlines: [saucer], focus: 0.7 }, (x, y) =>
    mixLight(
      light('#cfc7ae'),
      light('#fffaf0'),
      clamp(0.6 - (x - foot.x) / size - (y - foot.y) / (size * 0.5)),
    ),
  );
  lay(
    plate,
    { outlines: [ribbon([...saucer, ...saucer.slice(0, 1)], () => 1.6, 130)], focus: 0.6 },
    gold,
  );
  const half = [
    [0, 0.15],
    [0.06, 0.19],
    [0.26, 0.21],
    [0.5, 0.145],
    [0.74, 0.175],
    [1, 0.23],
  ] as const;
  const side = (sign: 1 | -1, from: number, to: number, inset: number): Point[] =>
    spline(
      half.map(([h, r]) => point(foot.x + sign * (r * size - inset), foot.y - h * size)),
      { steps: 8 },
    ).filter((p) => p.y <= foot.y - from * size + 0.1 && p.y >= foot.y - to * size - 0.1);
  const body = (from: number, to: number, inset: number): Point[] => [
    ...side(-1, from, to, inset),
    ...side(1, from, to, inset).reverse(),
  ];
  lay(plate, { outlines: [body(0, 1, 0)], focus: 0.7, opacity: 0.3 }, light('#e8efe4'));
  lay(plate, { outlines: [body(0.04, 0.8, 3)], focus: 0.7 }, (x, y) => {
    const u = (x - foot.x) / (size * 0.2);
    return mixLight(
      mixLight(light('#8f2f0c'), light('#e9912e'), clamp(0.5 + 0.5 * u + (foot.y - y) / size / 2)),
      light('#3c0d04'),
      clamp(u * u * 0.8 - 0.2),
    );
  });
  const surface = oval(point(foot.x, foot.y - size * 0.8), size * 0.185, size * 0.045);
  lay(plate, { outlines: [surface], focus: 0.6 }, light('#d98a3c'));
  const mouth = oval(point(foot.x, foot.y - size), size * 0.23, size * 0.055);
  lay(
    plate,
    { outlines: [ribbon([...mouth, ...mouth.slice(0, 1)], () => 1.5, 130)], focus: 0.6 },
    gold,
  );
  for (const [dx, half_, alpha] of [
    [-0.13, 2.6, 0.8],
    [0.15, 1.2, 0.5],
  ] as const) {
    const gleam = spline(
      line(
        [foot.x + dx * size * 1.3, foot.y - size * 0.92],
        [foot.x + dx * size, foot.y - size * 0.5],
        [foot.x + dx * size * 1.25, foot.y - size * 0.16],
      ),
    );
    lay(
      plate,
      {
        outlines: [ribbon(gleam, (t) => half_ * Math.sin(Math.PI * t), 20)],
        focus: 0.8,
        opacity: alpha,
      },
      [1.5, 1.45, 1.3],
    );
  }
}

/** Renders dates heaped in a brass bowl. */
export function layDates(plate: Plate, at: Point, size: number, random: Random): void {
  const rim = oval(at, size, size * 0.3);
  const belly = spline(
    line(
      [at.x - size, at.y],
      [at.x - size * 0.86, at.y + size * 0.36],
      [at.x - size * 0.4, at.y + size * 0.58],
      [at.x + size * 0.4, at.y + size * 0.58],
      [at.x + size * 0.86, at.y + size * 0.36],
      [at.x + size, at.y],
    ),
    { steps: 8 },
  );
  const foot = oval(point(at.x, at.y + size * 0.6), size * 0.42, size * 0.1);
  castShadow(plate, oval(point(at.x, at.y + size * 0.56), size * 0.9, size * 0.2), 20, 0.7);
  const brass = (x: number, y: number): Light => {
    const u = (x - at.x) / size;
    return mixLight(light('#4a3510'), gold(x * 0.5, y * 0.9), clamp(1 - u * u * 0.8 - 0.35 * u));
  };
  lay(plate, { outlines: [foot], focus: 0.7 }, brass);
  lay(plate, { outlines: [[...belly, ...rim.slice(33).reverse()]], focus: 0.7 }, brass);
  for (let i = -5; i <= 5; i += 1) {
    const star = starOutline(8, 3, {
      at: point(at.x + i * size * 0.17, at.y + size * (0.34 - 0.006 * i * i)),
      turn: 0.2,
      scale: size * 0.06,
    });
    lay(plate, { outlines: [star], focus: 0.6, opacity: 0.7 }, light('#4a3510'));
  }
  lay(plate, { outlines: [rim], focus: 0.7 }, light('#2b1a08'));
  const places: Point[] = [];
  for (let i = 0; i < 30; i += 1) {
    const far = Math.sqrt(random.next());
    const turn = random.between(0, TAU);
    places.push(
      point(
        at.x + 0.8 * size * far * Math.cos(turn),
        at.y - size * 0.34 * (1 - far * far) + 0.2 * size * far * Math.sin(turn),
      ),
    );
  }
  places.sort((a, b) => a.y - b.y);
  for (const centre of places) {
    const set = {
      at: centre,
      turn: random.between(-0.7, 0.7),
      scale: size * random.between(0.15, 0.19),
    };
    const outline = spline(
      place(points('-1.5,0 -1.2,-0.62 0,-0.78 1.2,-0.6 1.5,0.05 1.1,0.62 0,0.76 -1.15,0.6'), set),
      { closed: true },
    );
    castShadow(plate, outline, 4, 0.5);
    const tone = random.next();
    lay(plate, { outlines: [outline], focus: 0.6 }, (x, y) => {
      const [dx, dy] = [(x - centre.x) / set.scale, (y - centre.y) / set.scale];
      const wrinkle = 0.12 * Math.sin(dx * 6 + dy * 11 + centre.x);
      const body = mixLight(
        light('#3a1207'),
        light('#8a3f14'),
        clamp(0.45 - dy * 0.5 - dx * 0.15 + wrinkle + 0.25 * tone),
      );
      const gleam = Math.exp(-(((dx + 0.35) / 0.5) ** 2) - ((dy + 0.42) / 0.13) ** 2);
      return mixLight(body, [1, 0.82, 0.6], 0.55 * gleam);
    });
  }
}
