import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDrawn, writeInk, writeSvg } from '../export.ts';
import { archRules } from './arch-rules.ts';
import { card } from './card.ts';
import { dividerRules } from './divider-rules.ts';
import { lantern } from './lantern.ts';
import { border, parapet, rosette, wall, watermark } from './ornaments.ts';
import { EMERALD, EMERALD_DEEP, EMERALD_LINE, IVORY_LINE } from './palette.ts';

// Draws the ornaments of islamic-serenity: node --import tsx renderer/art/islamic-serenity/make.ts
// Results are committed.

const template = join(import.meta.dirname, '../../view/templates/islamic-serenity');
const art = join(template, 'art');
await writeSvg(join(art, 'rosette.svg'), rosette());
await writeSvg(join(art, 'card.svg'), card());

// Two pixels for each CSS pixel of the large patterns, three for each of the rest.
const picture = (name: string) => join(art, `${name}.webp`);
await writeInk(picture('girih-emerald'), wall(), { width: 288, ink: EMERALD_LINE });
await writeInk(picture('girih-paper'), watermark(), { width: 304, ink: IVORY_LINE });
await writeDrawn(picture('lantern'), lantern(), { width: 216, quality: 72 });
await writeDrawn(picture('border'), border(), { width: 216 });
await writeDrawn(picture('parapet-emerald'), parapet(EMERALD), { width: 144 });
await writeDrawn(picture('parapet-deep'), parapet(EMERALD_DEEP), { width: 144 });
await writeFile(join(template, 'styles/arches.css'), archRules());
await writeFile(join(template, 'styles/divider.css'), dividerRules());
