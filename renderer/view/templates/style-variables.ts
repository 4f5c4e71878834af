import { TEMPLATES } from '#domain/templates/catalogue.ts';
import type { TemplateId } from '#domain/templates/template.ts';

/**
 * Returns CSS that declares the definition's colours and measures for the template's style sheet.
 */
export function styleVariables(templateId: TemplateId): string {
  const { colors, spacing } = TEMPLATES[templateId].styleVariables;
  const variables = {
    primary: colors.primary,
    secondary: colors.secondary,
    accent: colors.accent,
    text: colors.text,
    'text-light': colors.textLight,
    background: colors.background,
    'background-alt': colors.backgroundAlt,
    'section-padding': spacing.sectionPadding,
    container: spacing.containerMaxWidth,
  };
  const rules = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return `.invitation{${rules.join(';')}}`;
}
