import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { resolveTemplateId } from '#domain/templates/template.ts';
import { type DrawnTemplateId, isDrawn } from './registry.ts';

/** The template an invitation is drawn with: its own where that one is drawn, else the first. */
export function drawnTemplateOf(content: WeddingData): DrawnTemplateId {
  const id = resolveTemplateId(content.customizations.selectedTemplate);
  return isDrawn(id) ? id : 'floral-elegance';
}
