import { point } from '../../geometry.ts';
import { disc, engrave, leaf, lozenge } from './flourish.ts';
import { file, fourfold } from './svg.ts';

/** Size of the drawing in pixels. */
const SIZE = 480;
/** Size of a corner in pixels, the frame's `border-image-slice`. */
export const CORNER = 210;

/** Returns half of a corner, above its diagonal: scrolls along the upper rule. */
function halfCorner(): string {
  const right = 0;
  return [
    // The great scroll leaves the corner's eye, runs along the rule and curls in.
    engrave({
      from: point(40, 40),
      heading: right - 0.36,
      length: 168,
      bend: 0.0103,
      curl: -0.0066,
      swell: 3.4,
      peak: 0.35,
    }),
    engrave({
      from: point(64, 36),
      heading: right + 0.1,
      length: 118,
      bend: 0.002,
      curl: 0.135,
      swell: 3.1,
      peak: 0.55,
      ball: 3.3,
    }),
    // Its branch turns up against the rule.
    engrave({
      from: point(96, 39),
      heading: right - 0.02,
      length: 74,
      bend: -0.002,
      curl: -0.15,
      swell: 2.2,
      peak: 0.5,
      ball: 2.3,
    }),
    // A second curl, where the great scroll thins out.
    engrave({
      from: point(134, 38),
      heading: right + 0.28,
      length: 62,
      bend: -0.004,
      curl: 0.17,
      swell: 2,
      peak: 0.5,
      ball: 2.2,
    }),
    leaf(point(76, 40), right + 0.75, 24, 7),
    leaf(point(122, 38), right - 0.5, 17, 4.6),
    leaf(point(160, 42), right - 0.42, 16, 4),
    leaf(point(176, 45), right + 0.42, 14, 3.4),
  ].join('');
}

/** Returns a square frame to be sliced by `border-image`: rules with flourishes at the corners. */
export function frame(line: string): string {
  const eye =
    disc(point(40, 40), 4) + lozenge(point(64, 64), 9, 9) + leaf(point(46, 46), Math.PI / 4, 26, 6);
  const corner =
    `<defs><path id="h" d="${halfCorner()}"/>` +
    `<g id="c"><use href="#h"/><use href="#h" transform="matrix(0 1 1 0 0 0)"/><path d="${eye}"/></g></defs>`;
  return file(
    SIZE,
    SIZE,
    `${corner}<g fill="${line}">${fourfold('c', SIZE, SIZE)}</g>` +
      `<g fill="none" stroke="${line}">${rule(9, 4)}${rule(16, 1.2)}` +
      `<path d="M212 30H268M212 450H268M30 212V268M450 212V268" stroke-width="1.2"/></g>`,
  );
}

function rule(inset: number, width: number): string {
  const side = SIZE - inset * 2;
  return `<rect x="${inset}" y="${inset}" width="${side}" height="${side}" stroke-width="${width}"/>`;
}
