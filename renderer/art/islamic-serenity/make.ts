import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSvg } from '../export.ts';
import { archRules } from './arch-rules.ts';
import { card } from './card.ts';
import { dividerRules } from './divider-rules.ts';
import { lantern } from './lantern.ts';
import { FIELDS, goldBorder, parapet, rosette, watermark } from './ornaments.ts';
import { EMERALD, EMERALD_DEEP, GOLD } from './palette.ts';

// Draws the ornaments of islamic-serenity: node --import tsx renderer/art/islamic-serenity/make.ts
// Results are committed.

const template = join(import.meta.dirname, '../../view/templates/islamic-serenity');
const DRAWINGS: Readonly<Record<string, () => string>> = {
  'girih-emerald': FIELDS.emerald,
  'girih-deep': FIELDS.deep,
  'girih-paper': watermark,
  border: goldBorder,
  rosette,
  lantern,
  card,
  'parapet-emerald': () => parapet(EMERALD, GOLD),
  'parapet-deep': () => parapet(EMERALD_DEEP, GOLD),
};

for (const [name, draw] of Object.entries(DRAWINGS)) {
  await writeSvg(join(template, 'art', `${name}.svg`), draw());
}
await writeFile(join(template, 'styles/arches.css'), archRules());
await writeFile(join(template, 'styles/divider.css'), dividerRules());
