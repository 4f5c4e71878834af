import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';

const files = import.meta.glob<string>('../../renderer/assets/art/*/thumbnail.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Pictures of the templates with their sample couples, as far as they have been taken. A template
 * without one is drawn live in its card.
 */
export const THUMBNAILS: Readonly<Partial<Record<TemplateId, string>>> = Object.fromEntries(
  TEMPLATE_IDS.flatMap((id) => {
    const url = files[`../../renderer/assets/art/${id}/thumbnail.webp`];
    return url ? [[id, url]] : [];
  }),
);
