import type { TemplateId } from '#domain/templates/template.ts';
import baseStyles from '../base.css?inline';
import { styleVariables } from './style-variables.ts';

type Sheet = () => Promise<string>;
const sheets = import.meta.glob<string>('./*/*.css', { query: '?inline', import: 'default' });

/**
 * Style sheet of a template for an invitation that is drawn in the browser: what the published page
 * inlines, and the whole faces of which the publisher cuts each page's own (`live-faces.css`).
 */
export async function liveStyles(templateId: TemplateId): Promise<string> {
  const wanted = ['live-faces.css', `${templateId}.css`].map(
    (name): Sheet | undefined => sheets[`./${templateId}/${name}`],
  );
  const loaded = await Promise.all(wanted.map((load) => load?.() ?? ''));
  return [styleVariables(templateId), baseStyles, ...loaded].join('\n');
}
