import sharp from 'sharp';

// Cuts the ground of the preview card from the stock picture.
const renderer = new URL('../../', import.meta.url).pathname;
await sharp(`${renderer}assets/art/serene-lens/hero.webp`)
  .resize(1200, 630, { fit: 'cover', position: 'centre' })
  .webp({ quality: 82, effort: 6 })
  .toFile(`${renderer}view/templates/serene-lens/art/card.webp`);
