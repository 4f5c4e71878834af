import { TEMPLATE_IDS, type TemplateId } from './template.ts';

/** The eight default gallery pictures that are painted for every template. */
export const MOTIFS = [
  'arch',
  'rings',
  'hills',
  'lanterns',
  'table',
  'letter',
  'dance',
  'bouquet',
] as const;
export type Motif = (typeof MOTIFS)[number];

/** The stock pictures that stand in for a couple's own. */
export type StockPicture = 'hero' | 'portrait-1' | 'portrait-2' | 'thumbnail';

/** Path of a picture made for a template. */
export function artUrl(templateId: TemplateId, picture: Motif | StockPicture): string {
  return `/assets/art/${templateId}/${picture}.webp`;
}

/** True for a picture that was made for a template, on this site. */
export function isArt(url: string): boolean {
  return url.startsWith('/assets/art/');
}

const STOCK_HERO = /^\/assets\/art\/[a-z-]+\/hero(?=\.webp$)/;

/** Returns the 960 px wide copy of a stock hero (1920 px wide itself); null for other addresses. */
export function narrowArt(url: string): string | null {
  return STOCK_HERO.test(url) ? url.replace('.webp', '-960.webp') : null;
}

const DEFAULT_PICTURES: ReadonlySet<string> = new Set(
  TEMPLATE_IDS.flatMap((id) => MOTIFS.map((motif) => artUrl(id, motif))),
);

/** True for a default gallery picture of any template, on any origin. */
export function isDefaultPicture(url: string): boolean {
  return DEFAULT_PICTURES.has(url.trim().replace(/^https?:\/\/[^/]+/i, ''));
}
