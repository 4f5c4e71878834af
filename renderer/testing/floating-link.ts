import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';

/** Templates with a navigation bar that keeps the link to the reply form in view. */
const WITH_BAR: readonly TemplateId[] = ['minimalist-elegant', 'scientific-vibes'];

/** All other templates, whose link floats until the reply form comes into view. */
export const FLOATING = TEMPLATE_IDS.filter((id) => !WITH_BAR.includes(id));
