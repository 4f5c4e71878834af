import { z } from 'zod';

/** Template ids in the order of the chooser; the first is the default and the fallback. */
export const TEMPLATE_IDS = [
  'floral-elegance',
  'vintage-fairytale',
  'minimalist-elegant',
  'serene-lens',
  'islamic-serenity',
  'scientific-vibes',
] as const;

export type TemplateId = (typeof TEMPLATE_IDS)[number];
export const DEFAULT_TEMPLATE: TemplateId = TEMPLATE_IDS[0];

/** The template to draw with: an unknown id falls back to the first. */
export function resolveTemplateId(id: string): TemplateId {
  return TEMPLATE_IDS.find((known) => known === id) ?? DEFAULT_TEMPLATE;
}

export const templateIdSchema = z.enum(TEMPLATE_IDS);
