interface Extent {
  /** Pixels from the window's upper edge, as is `bottom`. */
  readonly top: number;
  readonly bottom: number;
}

/** Returns the index of the box that contains `middle`, else of the nearest; -1 without boxes. */
export function nearestToMiddle(boxes: readonly Extent[], middle: number): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { top, bottom }] of boxes.entries()) {
    const distance = Math.max(top - middle, middle - bottom, 0);
    if (distance >= least) continue;
    nearest = index;
    least = distance;
  }
  return nearest;
}
