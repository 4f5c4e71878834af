import { TEMPLATE_IDS } from '#domain/templates/template.ts';

export default `Choose one of ${TEMPLATE_IDS.length} templates, write your details, share one link. Designing is free; a license is $29, once.`;
