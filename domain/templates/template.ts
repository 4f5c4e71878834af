import type { WeddingData } from '../invitation/wedding-data.ts';

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

/** The template that an invitation is drawn with. */
export function templateIdOf({ customizations }: Pick<WeddingData, 'customizations'>): TemplateId {
  return resolveTemplateId(customizations.selectedTemplate);
}

/** (spec) Widths in CSS pixels from which a layout changes. */
export const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;
