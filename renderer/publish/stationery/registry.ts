import type { TemplateId } from '#domain/templates/template.ts';
import { floralElegance } from './floral-elegance.ts';
import { islamicSerenity } from './islamic-serenity.ts';
import { minimalistElegant } from './minimalist-elegant.ts';
import { scientificVibes } from './scientific-vibes.ts';
import { sereneLens } from './serene-lens.ts';
import type { Stationery } from './stationery.ts';
import { vintageFairytale } from './vintage-fairytale.ts';

/** One entry per template. */
export const STATIONERY: Readonly<Record<TemplateId, Stationery>> = {
  'floral-elegance': floralElegance,
  'vintage-fairytale': vintageFairytale,
  'minimalist-elegant': minimalistElegant,
  'serene-lens': sereneLens,
  'islamic-serenity': islamicSerenity,
  'scientific-vibes': scientificVibes,
};
