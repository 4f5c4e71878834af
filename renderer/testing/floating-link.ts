import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';

/** Templates with a bar in which the reply form's link is always in view. */
const WITH_BAR: readonly TemplateId[] = ['minimalist-elegant', 'scientific-vibes'];

/** All others have a link that floats until the reply form is there. */
export const FLOATING = TEMPLATE_IDS.filter((id) => !WITH_BAR.includes(id));
