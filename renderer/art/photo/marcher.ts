import { clamp, smoothstep } from '../geometry.ts';
import { createPlate, type Light, mixLight, type Plate } from './plate.ts';

export type Vector = readonly [number, number, number];

export const add = (a: Vector, b: Vector, by = 1): Vector => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A solid world given by its distance function. */
export interface World {
  distance(at: Vector): number;
  /** Returns the light that leaves a surface point towards the eye. */
  shade(at: Vector, normal: Vector, ray: Vector, world: World): Light;
  backdrop(ray: Vector): Light;
}

export function normalAt(world: World, at: Vector): Vector {
  const e = 0.0008;
  const d = (x: number, y: number, z: number): number =>
    world.distance([at[0] + x, at[1] + y, at[2] + z]) -
    world.distance([at[0] - x, at[1] - y, at[2] - z]);
  return unit([d(e, 0, 0), d(0, e, 0), d(0, 0, e)]);
}

/** Returns the length along the ray to the first surface, or null when the ray leaves the world. */
export function march(world: World, from: Vector, ray: Vector, reach: number): number | null {
  let far = 0.001;
  for (let step = 0; step < 110; step += 1) {
    const gap = world.distance(add(from, ray, far));
    if (gap < 0.0006 * (1 + far * 0.3)) return far;
    far += gap * 0.9;
    if (far > reach) return null;
  }
  return far;
}

/**
 * Returns the share of a soft light that reaches a point; `hard` is the sharpness of its shadow.
 */
export function lit(world: World, from: Vector, towards: Vector, hard: number): number {
  let share = 1;
  for (let far = 0.02; far < 4; ) {
    const gap = world.distance(add(from, towards, far));
    if (gap < 0.0006) return 0;
    share = Math.min(share, (hard * gap) / far);
    far += clamp(gap, 0.015, 0.25);
  }
  return clamp(share);
}

/** Returns how open a point is to the sky, from 0 in a crack to 1. */
export function openness(world: World, at: Vector, normal: Vector): number {
  let closed = 0;
  for (const [reach, weight] of [
    [0.03, 0.9],
    [0.08, 0.6],
    [0.18, 0.4],
    [0.4, 0.25],
  ] as const) {
    closed += (weight * (reach - world.distance(add(at, normal, reach)))) / reach;
  }
  return clamp(1 - 0.6 * closed, 0.24);
}

export interface Shot {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly eye: Vector;
  readonly target: Vector;
  /** Height of the picture at distance 1. */
  readonly opening: number;
}

/**
 * Renders a photograph of the world, with two by two rays per pixel, and the distance of each
 * pixel.
 */
export function exposeWorld(world: World, shot: Shot): { plate: Plate; depth: Float32Array } {
  const plate = createPlate(shot.width, shot.height, shot.name);
  const depth = new Float32Array(shot.width * shot.height);
  const ahead = unit(add(shot.target, shot.eye, -1));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const see = (px: number, py: number): { colour: Light; far: number } => {
    const u = ((px - shot.width / 2) / shot.height) * shot.opening;
    const v = (0.5 - py / shot.height) * shot.opening;
    const ray = unit(add(add(ahead, right, u), up, v));
    const far = march(world, shot.eye, ray, 16);
    if (far === null) return { colour: world.backdrop(ray), far: 16 };
    const place = add(shot.eye, ray, far);
    return { colour: world.shade(place, normalAt(world, place), ray, world), far };
  };
  for (let y = 0; y < shot.height; y += 1) {
    for (let x = 0; x < shot.width; x += 1) {
      const i = y * shot.width + x;
      let sum: Light = [0, 0, 0];
      for (const [dx, dy] of [
        [0.25, 0.15],
        [0.75, 0.35],
        [0.2, 0.65],
        [0.7, 0.85],
      ] as const) {
        const { colour, far } = see(x + dx, y + dy);
        sum = [sum[0] + colour[0] / 4, sum[1] + colour[1] / 4, sum[2] + colour[2] / 4];
        depth[i] = (depth[i] ?? 0) + far / 4;
      }
      plate.data.set(sum, i * 3);
    }
  }
  return { plate, depth };
}

/** Returns what a mirror sees of a room with a tall window on the left and a pale floor. */
export function studio(ray: Vector, dark: Light, bright: Light, floor: Light): Light {
  const [x, y, z] = ray;
  const turn = Math.atan2(x, z);
  const pane = (centre: number, half: number): number =>
    smoothstep(half + 0.16, half, Math.abs(turn - centre)) * smoothstep(-0.05, 0.2, y);
  const window = Math.max(pane(-1.2, 0.5), 0.55 * pane(0.9, 0.22), 0.8 * pane(2.7, 0.4));
  const room = mixLight(floor, dark, smoothstep(-0.35, 0.35, y));
  const ceiling = 0.35 * smoothstep(0.55, 1, y);
  return mixLight(room, bright, Math.max(window, ceiling));
}
