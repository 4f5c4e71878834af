import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallSvg, writeInk, writeSvg, writeWebp } from '../../export.ts';
import { paperTile } from '../../paper.ts';
import { card } from './card.ts';
import { cloth } from './cloth.ts';
import { frame } from './frame.ts';
import { oval, rule, tailpiece } from './ornaments.ts';
import { BURGUNDY_LINE, GOLD, GOLD_LIGHT, GREEN_LINE } from './palette.ts';
import { sealRules } from './seal-rules.ts';

// Draws the ornaments of vintage-fairytale:
//   node --import tsx renderer/art/vintage-fairytale/engraving/make.ts
// Results are committed.

const template = join(import.meta.dirname, '../../../view/templates/vintage-fairytale');
const art = join(template, 'art');
await writeSvg(join(art, 'card.svg'), card());

// On a phone three pixels for each CSS pixel, two for the damask and the tailpiece.
const ink = (name: string, svg: string, width: number, colour: string) =>
  writeInk(join(art, `${name}.webp`), svg, { width, ink: colour });
await ink('frame', frame(GOLD), 480, GOLD);
await ink('oval', oval(GOLD), 640, GOLD);
await ink('rule', rule(GOLD), 864, GOLD);
await ink('rule-light', rule(GOLD_LIGHT), 864, GOLD_LIGHT);
await ink('tailpiece', tailpiece(GOLD_LIGHT), 640, GOLD_LIGHT);
await ink('cloth-green', cloth(GREEN_LINE), 240, GREEN_LINE);
await ink('cloth-burgundy', cloth(BURGUNDY_LINE), 240, BURGUNDY_LINE);
await writeFile(join(template, 'rule-paths.ts'), rulePaths());
await writeFile(join(template, 'styles/seal.css'), sealRules());
const parchment = paperTile(256, [246, 236, 214], 7, 'vintage-fairytale/parchment');
await writeWebp(join(art, 'parchment.webp'), parchment, { bytes: 12_000 });

/**
 * Returns a module with the paths of the title page's rule, which is inlined there: an SVG image
 * would hold up the first paint.
 */
function rulePaths(): string {
  const [half, middle] = [...smallSvg(rule(GOLD)).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d);
  return [
    '// Made by renderer/art/vintage-fairytale/engraving/make.ts.',
    '',
    '/** The rule of 320 by 48, its left half and what stands in its middle. */',
    `export const RULE = {\n  half: '${half}',\n  middle: '${middle}',\n} as const;`,
    '',
  ].join('\n');
}
