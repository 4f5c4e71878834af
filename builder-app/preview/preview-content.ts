import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/**
 * Fills in names if the content has none yet, because the page's composition depends on them.
 * Nothing else is filled in: the preview must show what guests will see.
 */
export function withStandInNames(content: WeddingData): WeddingData {
  const { bride, groom } = content.couple;
  if (bride.trim() !== '' || groom.trim() !== '') return content;
  return { ...content, couple: { ...content.couple, bride: 'Bride', groom: 'Groom' } };
}
