import { type Point, point } from '../geometry.ts';

/** A camera that looks along +z over level ground. Lengths in metres, y upwards. */
export interface Camera {
  readonly horizon: number;
  readonly centre: number;
  readonly focal: number;
  readonly eye: number;
}

/** Returns the pixel at which a place appears. */
export function project(camera: Camera, x: number, y: number, z: number): Point {
  return point(
    camera.centre + (camera.focal * x) / z,
    camera.horizon + (camera.focal * (camera.eye - y)) / z,
  );
}

/** Returns the pixels per metre at a distance. */
export const scaleAt = (camera: Camera, z: number): number => camera.focal / z;

/**
 * Returns the place on the level plane at height `y` that a pixel shows; null above the horizon.
 */
export function groundAt(
  camera: Camera,
  px: number,
  py: number,
  y: number,
): { x: number; z: number } | null {
  const drop = py - camera.horizon;
  if (drop <= 0.5 || y >= camera.eye) return null;
  const z = (camera.focal * (camera.eye - y)) / drop;
  return { x: ((px - camera.centre) * z) / camera.focal, z };
}
