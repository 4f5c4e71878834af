/*
 * Draws the templates' ornaments and pictures, by program but as a hand would.
 *
 *   npx tsx renderer/art/make-all.ts                     all templates, a quarter of an hour
 *   npx tsx renderer/art/make-all.ts floral-elegance     one of them
 *   npx tsx renderer/art/serene-lens/make.ts hero        in most folders, single pictures
 *
 * Results are committed: ornaments to renderer/view/templates/<id>/art/, default pictures, heroes and
 * portraits to renderer/assets/art/<id>/. Every seed is fixed, so a redraw gives the same files.
 * None of this runs when an invitation is published.
 *
 *   random, noise, geometry, raster      chance, unevenness, outlines, coverage
 *   sheet, pigment, watercolour          paper that takes paint: frayed edges, dark rims, grain
 *   leaf, petal, flower, small-flower, stem, landscape, still-life    what is painted with it
 *   pencil                               graphite lines (minimalist-elegant)
 *   engraving, engraved-flower           hatching that follows a form (vintage-fairytale)
 *   photo/                               light on film: terrain, water, lamps, ray marching
 *                                        (serene-lens, islamic-serenity)
 *   text                                 letters as outlines (scientific-vibes)
 *   motif/                               figures that several templates draw, each in its own hand
 *   export                               WebP and SVG files within their budgets
 */

import type { TemplateId } from '#domain/templates/template.ts';

const TEMPLATES: Readonly<Record<TemplateId, () => Promise<void>>> = {
  'floral-elegance': async () => {
    const { makeFloralElegance } = await import('./floral-elegance/make.ts');
    await makeFloralElegance();
  },
  'vintage-fairytale': async () => {
    await import('./vintage-fairytale/engraving/make.ts');
    const { makePictures } = await import('./vintage-fairytale/pictures/make.ts');
    await makePictures();
  },
  'minimalist-elegant': async () => {
    const { makeMinimalistElegant } = await import('./minimalist-elegant/make.ts');
    await makeMinimalistElegant();
  },
  'serene-lens': async () => {
    const { makeSereneLens } = await import('./serene-lens/make.ts');
    await makeSereneLens();
  },
  'islamic-serenity': async () => {
    await import('./islamic-serenity/make.ts');
    const { makePictures } = await import('./islamic-serenity/pictures/make.ts');
    await makePictures();
  },
  'scientific-vibes': async () => {
    const { makeFigures, makePictures } = await import('./scientific-vibes/pictures/make.ts');
    await makeFigures();
    await makePictures();
  },
};

const wanted = process.argv.slice(2);
for (const [id, make] of Object.entries(TEMPLATES)) {
  if (wanted.length === 0 || wanted.includes(id)) await make();
}
