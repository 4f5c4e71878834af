import { floralElegance } from './floral-elegance.ts';
import { islamicSerenity } from './islamic-serenity.ts';
import { minimalistElegant } from './minimalist-elegant.ts';
import { scientificVibes } from './scientific-vibes.ts';
import { sereneLens } from './serene-lens.ts';
import { resolveTemplateId, type TemplateId } from './template.ts';
import type { Template } from './template-schema.ts';
import { vintageFairytale } from './vintage-fairytale.ts';

const CATALOGUE = {
  'floral-elegance': floralElegance,
  'vintage-fairytale': vintageFairytale,
  'minimalist-elegant': minimalistElegant,
  'serene-lens': sereneLens,
  'islamic-serenity': islamicSerenity,
  'scientific-vibes': scientificVibes,
} satisfies Record<TemplateId, Template>;

/** All templates, in the order of the chooser. */
export const TEMPLATES: Readonly<Record<TemplateId, Template>> = CATALOGUE;

/** The section types that a template lists. */
export type SectionTypeOf<Id extends TemplateId> =
  (typeof CATALOGUE)[Id]['sections'][number]['type'];

/** The template to draw with: an unknown id falls back to the first. */
export function templateOf(id: string): Template {
  return TEMPLATES[resolveTemplateId(id)];
}
