import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** The couple switched it on and gave a link. */
export function hasMusic({ customizations }: WeddingData): boolean {
  const { enabled, youtubeUrl } = customizations.backgroundMusic;
  return enabled && youtubeUrl.trim() !== '';
}
