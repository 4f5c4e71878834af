import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** Returns true when the couple switched music on and gave a link. */
export function hasMusic({ customizations }: WeddingData): boolean {
  const { enabled, youtubeUrl } = customizations.backgroundMusic;
  return enabled && youtubeUrl.trim() !== '';
}
