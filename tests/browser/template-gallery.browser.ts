import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureUrl } from '#domain/invitation/picture-url.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { galleryStates } from '#renderer/gallery/states.ts';
import { expect, test } from './template-test.ts';
import { whiteWords } from './white-words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const UPRIGHT = { url: pictureUrl('a'.repeat(32), 1200, 1600), alt: 'Us', caption: '' };

for (const template of TEMPLATE_IDS) {
  test(`${template} shows an upright picture alone as it is, and large`, async ({
    page,
    product,
    guest,
  }) => {
    const content = full(template);
    content.gallery.images = [UPRIGHT];
    const { invitationUrl } = await product.publish(content);
    await answerWithPictures(page);
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

  test(`${template} tells browsers how wide it shows its pictures`, async ({
    page,
    product,
    guest,
  }) => {
    await answerWithPictures(page);
    for (const count of [2, 4, 9]) {
      const { invitationUrl } = await product.publish(withUploads(template, count));
      await guest.openAt(invitationUrl);
      await expect(page.locator('.far')).toHaveCount(0);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await wronglySized(page), `${count} pictures at ${width} px`).toEqual([]);
      }
    }
  });
}

test('serene-lens cuts no band out of an upright picture that is left over', async ({
  page,
  product,
  guest,
}) => {
  await answerWithPictures(page);
  const content = withUploads('serene-lens', 7);
  content.gallery.images[6] = UPRIGHT;
  const { invitationUrl } = await product.publish(content);
  await guest.openAt(invitationUrl);
  await expect(page.locator('.far')).toHaveCount(0);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const frame = await page.locator('.gallery .picture').last().boundingBox();
    expect(frame && frame.width / frame.height, `at ${width} px`).toBeLessThan(1.1);
    expect(await wronglySized(page), `at ${width} px`).toEqual([]);
  }
});

test('floral-elegance has captions that can be read on white pictures, however long they are', async ({
  page,
  product,
  guest,
}) => {
  await answerWithPictures(page, '#fff');
  const content = withUploads('floral-elegance', 3);
  for (const [index, image] of content.gallery.images.entries())
    image.caption = 'By the sea, where the lamps are lit '.repeat(2 * index + 1);
  const { invitationUrl } = await product.publish(content);
  await guest.openAt(invitationUrl);
  await expect(page.locator('.far')).toHaveCount(0);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const caption of await page.locator('.gallery-caption').all()) {
      await caption.evaluate((words) => words.scrollIntoView({ block: 'center' }));
      const { contrast } = await whiteWords(page, caption);
      expect(contrast, `at ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

function full(template: TemplateId): WeddingData {
  const content = new Map(galleryStates(template)).get('full');
  if (!content) throw new Error('There is no such state');
  return content;
}

function withUploads(template: TemplateId, count: number): WeddingData {
  const content = full(template);
  const url = pictureUrl('b'.repeat(32), 4000, 3000);
  const images = Array.from({ length: count }, () => ({ url, alt: 'Us', caption: '' }));
  Object.assign(content.gallery, { images });
  Object.assign(content.couple, { brideImage: url, groomImage: url });
  for (const chapter of content.story.sections) chapter.image = url;
  return content;
}

async function answerWithPictures(page: Page, background = '#8aa'): Promise<void> {
  const picture = sharp({ create: { width: 120, height: 160, channels: 3, background } });
  const body = await picture.webp().toBuffer();
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/webp', body }));
}

/** Returns pictures (except in hero and cover) whose `sizes` miss their width by over 16 %. */
function wronglySized(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('div'));
    ruler.style.position = 'absolute';
    const wrong = [...document.images].flatMap((image) => {
      const isHidden = image.offsetWidth === 0;
      if (isHidden || !image.srcset || image.closest('.hero, .cover')) return [];
      const told = image.sizes.split(', ').flatMap((size) => {
        const [, condition, length = ''] = /^(.*?) ?(\S+)$/.exec(size) ?? [];
        return matchMedia(condition || 'all').matches ? [length] : [];
      });
      ruler.style.width = told[0] ?? '';
      const width = ruler.offsetWidth;
      if (Math.abs(width / image.offsetWidth - 1) < 0.16) return [];
      return [`${image.closest('[class]')?.className}: ${width} for ${image.offsetWidth}`];
    });
    ruler.remove();
    return wrong;
  });
}
