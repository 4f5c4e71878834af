import { point, polar, TAU } from '../../geometry.ts';

const CORNERS = 60;

/** Returns the clip path of the wax seal, as CSS: a disc that ran out unevenly. */
export function sealRules(): string {
  const edge = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (i * TAU) / CORNERS;
    const run =
      2.2 * Math.sin(angle * 5 + 1) + 1.4 * Math.sin(angle * 9 + 2.2) + 0.8 * Math.sin(angle * 14);
    const { x, y } = polar(point(50, 50), angle, 44.5 + run);
    return `${percent(x)} ${percent(y)}`;
  });
  return [
    '/* Made by renderer/art/vintage-fairytale/engraving/make.ts: the edge of the wax. */',
    '.vintage-fairytale .reply-seal::before {',
    `  clip-path: polygon(${edge.join(', ')});`,
    '}',
    '',
  ].join('\n');
}

const percent = (value: number) => `${Math.round(value)}%`;
