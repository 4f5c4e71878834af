import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { weddingOf } from '#tests/support/wedding.ts';
import { expect, openCustomize, photograph, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const picture = async () => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph(800, 600, '#48a38a'),
});

/** Holds uploads until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/upload/image', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('the words in an empty place for a picture fit on a narrow phone', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(product.url);
  await openCustomize(page);
  // (WCAG 1.4.12) A reader's own spacing of the text.
  await page.addStyleTag({ content: '* { line-height: 1.5 !important; letter-spacing: .12em }' });
  const places = page.locator('label:has(> input[type="file"])');
  await expect(places).not.toHaveCount(0);
  const cutOff = await places.evaluateAll((labels) =>
    labels
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ textContent }) => textContent),
  );
  expect(cutOff).toEqual([]);
});

test('a picture whose chapter was removed meanwhile is discarded', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  const story = page.getByRole('region', { name: 'Your Love Story' });
  const chapters = story.getByRole('group');
  await expect(chapters).toHaveCount(3);
  const letGo = await holdUploads(page);
  await chapters
    .last()
    .locator('input[type=file]')
    .setInputFiles(await picture());
  await story.getByRole('button', { name: 'Remove Chapter 3' }).click();
  const arrived = page.waitForResponse('**/api/upload/image');
  letGo();
  await arrived;
  await expect(page.getByText('IMG_0001.jpg was not added: its place has changed')).toBeVisible();
  await page.getByRole('textbox', { name: 'Quote' }).fill('After the picture');
  await expect(page.frameLocator('iframe').first().getByText('After the picture')).toBeAttached();
  await expect(chapters).toHaveCount(2);
});

test('the focus stays at the place whose picture is being uploaded', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  const hero = page.getByRole('region', { name: 'Hero Background Image' });
  const input = hero.locator('input[type=file]');
  const letGo = await holdUploads(page);
  await input.focus();
  await input.setInputFiles(await picture());
  await expect(hero.getByText('IMG_0001.jpg')).toBeVisible();
  await expect(hero.locator(':focus')).toHaveCount(1);
  letGo();
  await expect(hero.getByRole('button', { name: /^Remove the picture/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
});

test('the progress of an upload shows in forced colours', async ({ page, product }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(product.url);
  await openCustomize(page);
  await page.route('**/api/upload/image', () => {});
  const hero = page.getByRole('region', { name: 'Hero Background Image' });
  await hero.locator('input[type=file]').setInputFiles(await picture());
  const done = hero.getByRole('progressbar');
  const bar = done.locator('..');
  await expect(bar).toHaveCSS('border-top-style', 'solid');
  const colour = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(done).not.toHaveCSS('background-color', colour);
});

test('the page asks before it is left during an upload', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  await page.route('**/api/upload/image', () => {});
  const gallery = page.getByRole('region', { name: 'Photo Gallery' });
  await gallery.locator('input[type=file]').setInputFiles(await picture());
  await page.getByLabel("Bride's name").fill('Ophelia');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('the same picture can be chosen again after it failed', async ({
  page,
  product,
  watch,
}, testInfo) => {
  watch.allow(/IMG_0001|ERR_FAILED/);
  const path = testInfo.outputPath('IMG_0001.jpg');
  await writeFile(path, await photograph(800, 600, '#48a38a'));
  await page.goto(product.url);
  await openCustomize(page);
  const gallery = page.getByRole('region', { name: 'Photo Gallery' });
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await gallery.getByText('Add pictures').click();
    await (await chooser).setFiles(path);
  };
  await page.route('**/api/upload/image', (route) => route.abort());
  await choose();
  await expect(page.getByText(/^Failed to upload IMG_0001.jpg: Network error/)).toBeVisible();
  await page.unroute('**/api/upload/image');
  await choose();
  await expect(gallery.locator('img[src*="/media/"]')).toHaveCount(1);
});

test('pictures beyond the twentieth are reported as left out', async ({ page, product }) => {
  await page.goto(product.url);
  await openCustomize(page);
  await page.route('**/api/upload/image', () => {});
  const one = await picture();
  const gallery = page.getByRole('region', { name: 'Photo Gallery' });
  await gallery.locator('input[type=file]').setInputFiles(Array.from({ length: 22 }, () => one));
  await expect(page.getByText('2 pictures were not added')).toBeVisible();
  await expect(gallery.getByRole('progressbar')).toHaveCount(20);
});

test('a picture being uploaded stays with its invitation', async ({ page, product }) => {
  const { editUrl } = await product.publish(weddingOf('Ada', 'Pictured'));
  const bride = page.getByLabel("Bride's name");
  const openDraft = page.getByRole('button', { name: 'Open the draft' });
  const gallery = page.getByRole('region', { name: 'Photo Gallery' });
  const pictures = gallery.locator('img[src*="/media/"]');
  await page.goto(product.url);
  await openCustomize(page);
  await bride.fill('Greta');
  await page.goto(editUrl);
  await expect(bride).toHaveValue('Ada');
  const letGo = await holdUploads(page);
  await gallery.locator('input[type=file]').setInputFiles(await picture());
  await openDraft.click();
  await expect(page.getByText('Pictures are still uploading')).toBeVisible();
  await expect(bride).toHaveValue('Ada');
  letGo();
  await expect(pictures).toHaveCount(1);
  await openDraft.click();
  await expect(bride).toHaveValue('Greta');
  await expect(pictures).toHaveCount(0);
});

test('a code waits for running uploads', async ({ page, product }) => {
  const story = { sections: [{ title: 'Lisbon', content: 'We met.', date: '', image: '' }] };
  await page.addInitScript(
    (draft) => localStorage.setItem('draft', draft),
    JSON.stringify({ weddingData: { ...weddingOf('Ada', 'Waiting'), story }, chosen: true }),
  );
  await page.goto(product.url);
  const chapter = page.getByRole('region', { name: 'Your Love Story' }).getByRole('group');
  const letGo = await holdUploads(page);
  await chapter.locator('input[type=file]').setInputFiles(await picture());
  await page.getByRole('button', { name: 'Have a License?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter License Code' });
  await dialog.getByLabel('License code').fill(await product.newLicense());
  const activate = dialog.getByRole('button', { name: 'Activate' });
  await activate.click();
  await expect(page.getByText('Pictures are still uploading')).toBeVisible();
  letGo();
  await expect(chapter.locator('img[src*="/media/"]')).toHaveCount(1);
  await activate.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/Live since/)).toBeVisible();
  await expect(chapter.locator('img[src*="/media/"]')).toHaveCount(1);
});

test('a draft reports lost pictures before its license is used', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/answers? 404|404 \(Not Found\)/);
  const lost = `/media/${'0'.repeat(32)}/800x600/800.webp`;
  const content = weddingOf('Ada', 'Patient');
  const weddingData = { ...content, gallery: { images: [{ url: lost, alt: '', caption: '' }] } };
  await page.goto(product.url);
  await page.evaluate(
    (draft) => localStorage.setItem('draft', draft),
    JSON.stringify({ weddingData, chosen: true }),
  );
  await page.reload();
  const gallery = page.getByRole('region', { name: 'Photo Gallery' });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByText('Cannot be shown')).toBeVisible();
  await page.getByRole('button', { name: 'Have a License?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter License Code' });
  await expect(dialog.getByText('One of your pictures is gone')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Activate' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Go to the picture' }).click();
  await expect(gallery).toBeInViewport();
});
