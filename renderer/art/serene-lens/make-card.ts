import sharp from 'sharp';

// Cuts the ground of the preview card from the stock picture.
const renderer = new URL('../../', import.meta.url).pathname;
await sharp(`${renderer}assets/art/serene-lens/hero.webp`)
  // The hills of the left shore, in the upper half, where no text stands.
  .extract({ left: 60, top: 420, width: 1333, height: 700 })
  .resize(1200, 630)
  .webp({ quality: 82, effort: 6 })
  .toFile(`${renderer}view/templates/serene-lens/art/card.webp`);
