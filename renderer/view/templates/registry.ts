import type { TemplateId } from '#domain/templates/template.ts';
import { floralElegance } from './floral-elegance/template.tsx';
import { islamicSerenity } from './islamic-serenity/template.tsx';
import { minimalistElegant } from './minimalist-elegant/template.tsx';
import { scientificVibes } from './scientific-vibes/template.tsx';
import { sereneLens } from './serene-lens/template.tsx';
import type { TemplateView } from './template-view.ts';
import { vintageFairytale } from './vintage-fairytale/template.tsx';

/** How each template is drawn, one line each. */
export const TEMPLATE_VIEWS: { readonly [Id in TemplateId]: TemplateView<Id> } = {
  'floral-elegance': floralElegance,
  'vintage-fairytale': vintageFairytale,
  'minimalist-elegant': minimalistElegant,
  'serene-lens': sereneLens,
  'islamic-serenity': islamicSerenity,
  'scientific-vibes': scientificVibes,
};
