import type { TemplateId } from '#domain/templates/template.ts';
import floralElegance from '#renderer/assets/art/floral-elegance/thumbnail.webp';
import islamicSerenity from '#renderer/assets/art/islamic-serenity/thumbnail.webp';
import minimalistElegant from '#renderer/assets/art/minimalist-elegant/thumbnail.webp';
import scientificVibes from '#renderer/assets/art/scientific-vibes/thumbnail.webp';
import sereneLens from '#renderer/assets/art/serene-lens/thumbnail.webp';
import vintageFairytale from '#renderer/assets/art/vintage-fairytale/thumbnail.webp';

/** Pictures of the templates with their sample couples. */
export const THUMBNAILS: Readonly<Record<TemplateId, string>> = {
  'floral-elegance': floralElegance,
  'vintage-fairytale': vintageFairytale,
  'minimalist-elegant': minimalistElegant,
  'serene-lens': sereneLens,
  'islamic-serenity': islamicSerenity,
  'scientific-vibes': scientificVibes,
};
