import { type Path, type Point, point } from '../geometry.ts';

/**
 * Right half of a four-centred arch from its springing at (1, 0) up to its point at (0, height):
 * a tight arc over the springing, then a wide one that rises almost straight to the point. Half the
 * span is 1, y upwards.
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

/** From `joint` with the tangent of the first arc to (0, rise), as one circular arc. */
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

/** The whole outline of an arch's head, from its left springing over the point to the right one. */
export function archHead(half: Path): Path {
  const left = half.map(({ x, y }) => point(-x, y));
  return [...left, ...[...half].reverse().slice(1)];
}
