import type { TemplateId } from '#domain/templates/template.ts';
import baseStyles from '../base.css?inline';
import { styleVariables } from './style-variables.ts';

type Sheet = () => Promise<string>;
const sheets = import.meta.glob<string>('./*/*.css', { query: '?inline', import: 'default' });

/**
 * Resolves with the style sheet of an invitation drawn in the browser: what the published page
 * inlines, with the whole faces that the publisher subsets per page (`live-faces.css`).
 */
export async function liveStyles(templateId: TemplateId): Promise<string> {
  const wanted = ['live-faces.css', `${templateId}.css`].map(
    (name): Sheet | undefined => sheets[`./${templateId}/${name}`],
  );
  const loaded = await Promise.all(wanted.map((load) => load?.() ?? ''));
  return [styleVariables(templateId), baseStyles, ...loaded].join('\n');
}
