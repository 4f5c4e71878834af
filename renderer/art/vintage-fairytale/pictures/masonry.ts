import { type Burin, engrave, scribe } from '../../engraving.ts';
import { clamp, line, type Point, point, smoothstep } from '../../geometry.ts';
import { createNoise } from '../../noise.ts';
import { TINTS } from './press.ts';

/** Engraves a round tower with a pointed roof; `foot` is the middle of its base. */
export function engraveTower(
  burin: Burin,
  tower: { foot: Point; half: number; height: number; roof: number; spacing: number },
): void {
  const { foot, half, height, roof, spacing } = tower;
  const top = foot.y - height;
  const round = (x: number): number => Math.sqrt(Math.max(0, 1 - ((x - foot.x) / half) ** 2));
  const shade = (x: number): number => clamp(0.06 + 0.85 * ((x - foot.x) / half + 0.25));
  engrave(burin, {
    outlines: [
      line(
        [foot.x - half, top],
        [foot.x + half, top],
        [foot.x + half, foot.y],
        [foot.x - half, foot.y],
      ),
    ],
    tint: TINTS.stone,
    lines: (x, y) => (y - half * 0.22 * round(x)) / spacing,
    cross: (x) => (x * 1.2) / spacing,
    tone: (x) => 0.85 * shade(x),
    contour: 0.9,
  });
  const rim = half * 1.16;
  const crown = line(
    [foot.x - rim, top],
    [foot.x + rim, top],
    [foot.x + rim, top + half * 0.5],
    [foot.x - rim, top + half * 0.5],
  );
  engrave(burin, {
    outlines: [crown],
    tint: TINTS.stone,
    lines: (x) => x / spacing,
    tone: (x) => 0.2 + 0.6 * shade(x),
    contour: 0.9,
  });
  if (roof > 0) {
    const apex = point(foot.x, top - roof);
    engrave(burin, {
      outlines: [[apex, point(foot.x + rim * 1.05, top), point(foot.x - rim * 1.05, top)]],
      tint: TINTS.burgundy,
      lines: (x, y) => (Math.atan2(x - apex.x, y - apex.y) * roof) / spacing,
      cross: (_, y) => y / spacing,
      tone: (x) => 0.25 + 0.75 * shade(x),
      contour: 1,
    });
    scribe(burin, line([apex.x, apex.y + 2], [apex.x, apex.y - roof * 0.24]), 0.9, { even: true });
    const flag = line(
      [apex.x, apex.y - roof * 0.24],
      [apex.x + half * 1.1, apex.y - roof * 0.18],
      [apex.x, apex.y - roof * 0.12],
    );
    engrave(burin, {
      outlines: [flag],
      tint: TINTS.wine,
      tone: () => 0,
      lines: (x) => x,
      contour: 0.7,
    });
  }
  for (const level of [0.3, 0.62]) {
    engraveWindow(
      burin,
      point(foot.x - half * 0.15, top + height * level),
      half * 0.2,
      half * 0.62,
    );
  }
}

/** Engraves a narrow window with a round head, almost black. */
export function engraveWindow(burin: Burin, at: Point, half: number, height: number): void {
  const head = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI + (i / 8) * Math.PI;
    return point(at.x + half * Math.cos(a), at.y + half * Math.sin(a));
  });
  const outline = [...head, point(at.x + half, at.y + height), point(at.x - half, at.y + height)];
  engrave(burin, { outlines: [outline], tone: () => 0.95, lines: (_, y) => y / 3.4, contour: 0.8 });
}

/** Engraves a wall with battlements. */
export function engraveWall(
  burin: Burin,
  wall: {
    left: number;
    right: number;
    top: number;
    bottom: number;
    tooth: number;
    spacing: number;
  },
): void {
  const { left, right, top, bottom, tooth, spacing } = wall;
  const count = Math.max(1, Math.round((right - left) / (tooth * 2)));
  const step = (right - left) / (count * 2);
  const edge = Array.from({ length: count * 2 }, (_, i) => {
    const y = i % 2 === 0 ? top : top + tooth * 0.8;
    return [point(left + i * step, y), point(left + (i + 1) * step, y)];
  }).flat();
  const stain = createNoise(`${burin.sheet.seed}/wall`);
  engrave(burin, {
    outlines: [[...edge, point(right, bottom), point(left, bottom)]],
    tint: TINTS.stone,
    lines: (_, y) => y / spacing,
    tone: (x, y) => 0.18 + 0.32 * stain(x / 40, y / 30) + 0.2 * smoothstep(bottom - 40, bottom, y),
    contour: 0.9,
  });
}

/** Engraves one dressed stone: a polygon with its own direction of hatching. */
export function engraveStone(
  burin: Burin,
  outline: readonly Point[],
  look: { angle: number; tone: number; spacing: number },
): void {
  const [cos, sin] = [Math.cos(look.angle), Math.sin(look.angle)];
  const own = burin.random.between(0, 90);
  const pit = createNoise(`${burin.sheet.seed}/pit`);
  engrave(burin, {
    outlines: [outline],
    tint: TINTS.stone,
    lines: (x, y) => (y * cos - x * sin) / look.spacing,
    tone: (x, y) => look.tone + 0.3 * pit(x / 22 + own, y / 22),
    contour: 1,
  });
}
