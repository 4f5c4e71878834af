import type { TemplateId } from '#domain/templates/template.ts';
import { floralElegance } from './floral-elegance/template.tsx';
import { islamicSerenity } from './islamic-serenity/template.tsx';
import { minimalistElegant } from './minimalist-elegant/template.tsx';
import { scientificVibes } from './scientific-vibes/template.tsx';
import { sereneLens } from './serene-lens/template.tsx';
import type { TemplateView } from './template-view.ts';
import { vintageFairytale } from './vintage-fairytale/template.tsx';

/** The templates that are drawn, one line each. The chooser marks the others as coming. */
export const TEMPLATE_VIEWS = {
  'floral-elegance': floralElegance,
  'vintage-fairytale': vintageFairytale,
  'minimalist-elegant': minimalistElegant,
  'serene-lens': sereneLens,
  'islamic-serenity': islamicSerenity,
  'scientific-vibes': scientificVibes,
} as const satisfies Partial<Record<TemplateId, TemplateView>>;

export type DrawnTemplateId = keyof typeof TEMPLATE_VIEWS;

export const DRAWN_TEMPLATES: ReadonlySet<TemplateId> = new Set(
  Object.keys(TEMPLATE_VIEWS) as DrawnTemplateId[],
);

export function isDrawn(id: TemplateId): id is DrawnTemplateId {
  return DRAWN_TEMPLATES.has(id);
}
