import sharp from 'sharp';
import { pictureUrl } from '#domain/invitation/picture-url.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { galleryStates } from '#renderer/gallery/states.ts';
import { expect, test } from './template-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const UPRIGHT = { url: pictureUrl('a'.repeat(32), 1200, 1600), alt: 'Us', caption: '' };

for (const template of TEMPLATE_IDS) {
  test(`${template} shows an upright picture alone as it is, and large`, async ({
    page,
    product,
    guest,
  }) => {
    const content = new Map(galleryStates(template)).get('full');
    if (!content) throw new Error('There is no such state');
    content.gallery.images = [UPRIGHT];
    const { invitationUrl } = await product.publish(content);
    const background = '#8aa';
    const picture = sharp({ create: { width: 120, height: 160, channels: 3, background } });
    const body = await picture.webp().toBuffer();
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/webp', body }));
    await guest.openAt(invitationUrl);
    await expect(page.locator('.gallery img')).toHaveCSS('object-position', '50% 25%');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const frame = await page.locator('.gallery .picture').boundingBox();
      if (!frame) throw new Error('There is no picture');
      const shape = frame.width / frame.height;
      expect(shape, `at ${width} px`).toBeGreaterThan(0.65);
      expect(shape, `at ${width} px`).toBeLessThan(0.82);
      expect(frame.height, `at ${width} px`).toBeLessThan(900);
      if (width > 390) continue;
      expect(frame.width).toBeGreaterThan(width * 0.6);
      expect(Math.abs(frame.x + frame.width / 2 - width / 2)).toBeLessThan(2);
    }
  });
}
