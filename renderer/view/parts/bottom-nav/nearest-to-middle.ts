interface Extent {
  /** Pixels below the window's upper edge. */
  readonly top: number;
  readonly bottom: number;
}

/** Index of the box that holds `middle`, else of the one whose edge is nearest; -1 of none. */
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
