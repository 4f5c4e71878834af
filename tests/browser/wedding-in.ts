import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import { weddingOf } from '#tests/support/wedding.ts';

/** Returns a couple's small wedding in a template. */
export function weddingIn(selectedTemplate: TemplateId, bride: string, groom: string): WeddingData {
  const wedding = weddingOf(bride, groom);
  return { ...wedding, customizations: { ...wedding.customizations, selectedTemplate } };
}
