import { type Path, type Point, point } from '../geometry.ts';

/**
 * Returns the right half of a four-centred arch from its springing at (1, 0) up to its apex at (0,
 * rise): a tight arc over the springing, then a wide one that rises almost straight to the apex.
 * Half the span is 1, y upwards.
 */
export function archHalf(tight: number, bend: number, rise: number, steps: number): Path {
  // First arc: centre on the springing line, turning through `bend` radians.
  const first = Array.from({ length: steps }, (_, i): Point => {
    const angle = (bend * i) / (steps - 1);
    return point(1 - tight + tight * Math.cos(angle), tight * Math.sin(angle));
  });
  const joint = first.at(-1) ?? point(1, 0);
  // Second arc: leaves the joint in the first arc's direction and ends above the middle.
  const second = wideArc(joint, bend, rise, steps);
  return [...first, ...second];
}

/**
 * Returns one circular arc from `joint`, in the direction of the first arc's tangent, to (0, rise).
 */
function wideArc(joint: Point, bend: number, rise: number, steps: number): Point[] {
  const apex = point(0, rise);
  const normal = point(-Math.cos(bend), -Math.sin(bend));
  // The centre lies on the joint's normal, as far from the apex as from the joint.
  const [dx, dy] = [joint.x - apex.x, joint.y - apex.y];
  const radius = -(dx * dx + dy * dy) / (2 * (dx * normal.x + dy * normal.y));
  const centre = point(joint.x + normal.x * radius, joint.y + normal.y * radius);
  const from = Math.atan2(joint.y - centre.y, joint.x - centre.x);
  const to = Math.atan2(apex.y - centre.y, apex.x - centre.x);
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = from + ((to - from) * (i + 1)) / steps;
    return point(
      centre.x + Math.abs(radius) * Math.cos(angle),
      centre.y + Math.abs(radius) * Math.sin(angle),
    );
  });
}

/**
 * Returns the whole outline of an arch's head, from its left springing over the apex to the right
 * one.
 */
export function archHead(half: Path): Path {
  const left = half.map(({ x, y }) => point(-x, y));
  return [...left, ...[...half].reverse().slice(1)];
}
