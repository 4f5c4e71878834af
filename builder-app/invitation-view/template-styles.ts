import baseStyles from '#renderer/view/base.css?inline';
import type { DrawnTemplateId } from '#renderer/view/templates/registry.ts';

/** Each drawn template's own style sheet, fetched when it is first drawn. */
const SHEETS: Record<DrawnTemplateId, () => Promise<{ readonly default: string }>> = {
  'floral-elegance': () =>
    import('#renderer/view/templates/floral-elegance/floral-elegance.css?inline'),
};

/** Everything that the published page would inline for this template. */
export async function templateStyles(templateId: DrawnTemplateId): Promise<string> {
  const sheet = await SHEETS[templateId]();
  return `${baseStyles}\n${sheet.default}`;
}
