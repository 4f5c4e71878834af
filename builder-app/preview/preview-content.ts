import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/**
 * What the preview draws of content that has no names yet: the page's composition lives from them.
 * Nothing else is filled in, because the preview must be what guests will see.
 */
export function withStandInNames(content: WeddingData): WeddingData {
  const { bride, groom } = content.couple;
  if (bride.trim() !== '' || groom.trim() !== '') return content;
  return { ...content, couple: { ...content.couple, bride: 'Bride', groom: 'Groom' } };
}
