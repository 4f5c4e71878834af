import { join } from 'node:path';
import { writeSvg, writeWebp } from '../../export.ts';
import { paperTile } from '../../paper.ts';
import { card } from './card.ts';
import { cloth, seal } from './cloth.ts';
import { frame } from './frame.ts';
import { oval, rule, tailpiece } from './ornaments.ts';
import { BURGUNDY, BURGUNDY_LINE, GOLD, GOLD_LIGHT, GREEN_LINE } from './palette.ts';

// Draws the ornaments of vintage-fairytale:
//   node --import tsx renderer/art/vintage-fairytale/engraving/make.ts
// Results are committed.

const art = join(import.meta.dirname, '../../../view/templates/vintage-fairytale/art');
const DRAWINGS: Readonly<Record<string, () => string>> = {
  frame: () => frame(GOLD),
  rule: () => rule(GOLD),
  'rule-light': () => rule(GOLD_LIGHT),
  tailpiece: () => tailpiece(GOLD_LIGHT),
  oval: () => oval(GOLD),
  'cloth-green': () => cloth(GREEN_LINE),
  'cloth-burgundy': () => cloth(BURGUNDY_LINE),
  card,
  seal: () => seal(BURGUNDY, GOLD_LIGHT),
};

for (const [name, draw] of Object.entries(DRAWINGS)) {
  await writeSvg(join(art, `${name}.svg`), draw());
}
const parchment = paperTile(256, [246, 236, 214], 7, 'vintage-fairytale/parchment');
await writeWebp(join(art, 'parchment.webp'), parchment, { bytes: 12_000 });
