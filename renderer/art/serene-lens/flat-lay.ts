import {
  clamp,
  type Path,
  type Point,
  place,
  point,
  points,
  polar,
  ribbon,
  smoothstep,
} from '../geometry.ts';
import { createNoise, fractal } from '../noise.ts';
import {
  createPlate,
  cut,
  expose,
  type Light,
  lay,
  light,
  mixLight,
  type Plate,
  scaleLight,
  veil,
} from '../photo/plate.ts';
import { createRandom, type Random } from '../random.ts';
import { blur, createField } from '../raster.ts';
import { castShadow, layHolly } from './holly.ts';

/** Returns boards bleached by the sea: long grain, knots, dark seams. */
function boards(seed: string): (x: number, y: number) => Light {
  const long = fractal(createNoise(`${seed}/grain`), 5);
  const own = createNoise(`${seed}/board`);
  const wide = 212;
  return (x, y) => {
    const board = Math.floor((x + 60) / wide);
    const within = (x + 60) / wide - board;
    const shift = own(board * 3.7, 1) * 900;
    const swirl = 26 * long(x / 210 + board * 9, (y + shift) / 520);
    const ring =
      0.5 + 0.5 * Math.sin((x + swirl * 3.4 + 14 * long(x / 40, (y + shift) / 400)) / 5.2);
    const fibre = 0.5 + long(x / 2.2, (y + shift) / 90);
    const seam = smoothstep(0, 0.02, within) * smoothstep(1, 0.985, within);
    const age = 0.5 + 0.7 * own(board * 5.1, 7);
    const wood = mixLight(
      light('#6d6f6b'),
      light('#b9b3a7'),
      clamp(0.34 * ring + 0.4 * fibre + 0.3 * age),
    );
    return scaleLight(wood, 0.16 + 0.84 * seam);
  };
}

/** Renders thick paper with a torn edge. */
function layPaper(plate: Plate, outline: Path, tone: Light, random: Random): void {
  const rough: Point[] = [];
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] ?? a;
    const steps = Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 7);
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      rough.push(
        point(
          a.x + (b.x - a.x) * t + 1.1 * random.gauss(),
          a.y + (b.y - a.y) * t + 1.1 * random.gauss(),
        ),
      );
    }
  }
  castShadow(plate, rough, 11, 0.62);
  const tooth = fractal(createNoise(`${plate.seed}/paper/${tone[0]}`), 3);
  lay(plate, { outlines: [rough], focus: 0.5 }, (x, y) =>
    scaleLight(tone, 0.93 + 0.07 * tooth(x / 5, y / 5) + 0.05 * tooth(x / 160, y / 160)),
  );
  lay(
    plate,
    {
      outlines: [ribbon([...rough, ...rough.slice(0, 1)], () => 1, 400)],
      focus: 0.7,
      opacity: 0.35,
    },
    light('#ffffff'),
  );
}

/** Casts shadows of a window's bars, and of leaves outside it, over everything. */
function castWindow(plate: Plate, random: Random): void {
  const { width, height } = plate;
  const mask = createField(0, 0, width, height);
  const shapes: Path[] = [
    points('-100,120 1300,-330 1300,-280 -100,172'),
    points('-100,800 1300,350 1300,400 -100,852'),
    points('420,-60 470,-60 760,960 708,960'),
  ];
  for (let i = 0; i < 26; i += 1) {
    const foot = point(random.between(760, 1260), random.between(-60, 420));
    const turn = random.between(2.1, 3.4);
    const tip = polar(foot, turn, random.between(90, 190));
    shapes.push(ribbon([foot, tip], (t) => 22 * Math.sin(Math.PI * Math.min(1, t + 0.04)), 16));
  }
  for (const outline of shapes) {
    const field = cut({ outlines: [outline] });
    for (let y = Math.max(0, field.y); y < Math.min(height, field.y + field.height); y += 1) {
      for (let x = Math.max(0, field.x); x < Math.min(width, field.x + field.width); x += 1) {
        const i = y * width + x;
        const value = field.data[(y - field.y) * field.width + x - field.x] ?? 0;
        mask.data[i] = Math.max(mask.data[i] ?? 0, value);
      }
    }
  }
  const soft = blur(mask, 15);
  veil(plate, (x, y) => 0.4 * (soft.data[y * width + x] ?? 0), light('#33413f'));
  veil(
    plate,
    (x, y) => 0.13 * (1 - (soft.data[y * width + x] ?? 0)) * smoothstep(1400, 200, x + y),
    [1.2, 1.08, 0.88],
  );
}

/** Renders a letter and a pressed sea flower on weathered wood. */
export function exposeLetter(): Plate {
  const plate = createPlate(1200, 900, 'serene-lens/letter');
  const random = createRandom(plate.seed);
  const wood = boards(plate.seed);
  expose(plate, (x, y) => scaleLight(wood(x, y), 0.86));
  const set = (text: string, x: number, y: number, turn: number): Point[] =>
    place(points(text), { at: point(x, y), turn, scale: 1 });
  const envelope = (text: string): Point[] => set(text, 690, 500, 0.16);
  layPaper(plate, envelope('-330,-220 330,-220 330,220 -330,220'), light('#8fa5a4'), random);
  for (const [edge, shade] of [
    ['-330,220 0,-14 330,220', '#87a09f'],
    ['-330,-220 0,44 330,-220', '#93a9a8'],
  ] as const) {
    const flap = envelope(edge);
    castShadow(plate, flap, 4, 0.3);
    lay(plate, { outlines: [flap], focus: 0.6 }, light(shade));
  }
  const letter = (text: string): Point[] => set(text, 476, 430, -0.08);
  layPaper(plate, letter('-240,-310 240,-310 240,310 -240,310'), light('#e9e6dd'), random);
  writeLines(plate, letter, random);
  layHolly(plate, { foot: point(830, 836), tip: point(560, 430), size: 40, twigs: true }, random);
  castWindow(plate, random);
  return plate;
}

function writeLines(plate: Plate, on: (text: string) => Point[], random: Random): void {
  for (let row = 0; row < 11; row += 1) {
    let x = row === 0 ? -170 : -190;
    const end = row === 10 ? -40 : 150 + random.between(0, 36);
    while (x < end) {
      const length = random.between(26, 70);
      const word: string[] = [];
      let height = 4;
      for (let t = 0; t * 1.05 < length; t += 1) {
        if (t % 12 === 0) height = random.chance(0.25) ? 12 : random.between(3.6, 6);
        const rise = height * (0.5 - 0.5 * Math.cos(t * 0.52));
        word.push(
          `${x + t * 1.05 + 2.2 * Math.sin(t * 0.52) + rise * 0.3},${-240 + row * 44 - rise}`,
        );
      }
      const ink = ribbon(on(word.join(' ')), () => 0.95, word.length);
      lay(plate, { outlines: [ink], focus: 0.4, opacity: 0.78 }, light('#33484b'));
      x += length + 15;
    }
  }
}
