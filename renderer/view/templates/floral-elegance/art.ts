/** Illustrations of this template, for what a couple has no picture of. */
const ART = '/assets/art/floral-elegance';

export const DEFAULT_ART = {
  hero: `${ART}/hero.webp`,
  bride: `${ART}/portrait-bride.webp`,
  groom: `${ART}/portrait-groom.webp`,
} as const;
