import { type Path, point, polar, TAU } from '../geometry.ts';
import { star } from './ornaments.ts';

/** The drawing's field in units, and the centre of its star. */
const FIELD = { width: 220, height: 24 };
const MIDDLE = point(FIELD.width / 2, FIELD.height / 2);

const percent = (value: number, of: number) => `${Math.round((value / of) * 10000) / 100}%`;

/**
 * Returns the clip path of the rule with an eight-pointed star in its middle, as CSS. To a browser,
 * an SVG image is a document of its own, for which the first paint would wait.
 */
export function dividerRules(): string {
  return [
    '/* Made by renderer/art/islamic-serenity/make.ts: a rule with a star. */',
    '.islamic-serenity :is(.hero-arch .arch-inside, .section-greeting .verse)::before,',
    '.islamic-serenity .section-heading::after {',
    '  --rule: calc(var(--star) * 55 / 6);',
    '  content: "";',
    '  display: block;',
    '  width: var(--rule);',
    '  height: var(--star);',
    '  margin-inline: calc(50% - var(--rule) / 2);',
    '  background: var(--secondary);',
    `  clip-path: polygon(evenodd, ${corners()});`,
    '}',
    '',
  ].join('\n');
}

/**
 * Returns all outlines as one polygon. Each begins and ends on the middle line, where the
 * connections between them coincide and enclose nothing.
 */
function corners(): string {
  const outlines = [
    bar(0, 84),
    diamond(90),
    star(8, 3, 11.94, MIDDLE),
    star(8, 3, 9.06, MIDDLE),
    fromTheMiddleLine(star(8, 3, 4.6, MIDDLE, TAU / 16)),
    diamond(130),
    bar(136, FIELD.width),
  ];
  return outlines
    .flatMap((outline) => [...outline, ...outline.slice(0, 1)])
    .map(({ x, y }) => `${percent(x, FIELD.width)} ${percent(y, FIELD.height)}`)
    .join(', ');
}

const bar = (from: number, to: number): Path => [
  point(from, 12),
  point(from, 11.55),
  point(to, 11.55),
  point(to, 12.45),
  point(from, 12.45),
];

const diamond = (x: number): Path =>
  [0, 1, 2, 3].map((i) => polar(point(x, MIDDLE.y), (i * TAU) / 4, 3));

/** Returns the same outline, beginning at its last corner. */
const fromTheMiddleLine = (outline: Path): Path => [...outline.slice(-1), ...outline.slice(0, -1)];
