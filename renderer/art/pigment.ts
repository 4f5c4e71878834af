/**
 * Light that a pigment absorbs in red, green and blue at density 1 (natural logarithm). Densities
 * add up where washes overlap, so that mixtures darken the way glazes do.
 */
export type Pigment = readonly [number, number, number];

/** Returns the pigment that shows the given colour (#rrggbb) on white at density 1. */
export function pigment(colour: string): Pigment {
  const channel = (start: number): number => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return -Math.log(Math.max(0.012, value));
  };
  return [channel(1), channel(3), channel(5)];
}

export function mixPigments(a: Pigment, b: Pigment, share: number): Pigment {
  const one = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * share;
  return [one(0), one(1), one(2)];
}
