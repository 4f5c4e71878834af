import type { FrameLocator, Page } from '@playwright/test';
import { newInvitation } from '#domain/invitation/template-change.ts';
import type { TemplateId } from '#domain/templates/template.ts';
import { expect, type Product, photograph, test } from './product-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Opens the form with a template's samples; returns the preview beside it. */
async function openForm(page: Page, product: Product, template: TemplateId): Promise<FrameLocator> {
  await page.addInitScript(
    (draft) => localStorage.setItem('draft', draft),
    JSON.stringify({ weddingData: newInvitation(template) }),
  );
  await page.goto(product.url);
  return page.getByRole('complementary', { name: 'Preview' }).frameLocator('iframe');
}

async function upload(page: Page, ...tints: string[]): Promise<void> {
  const files = tints.map(async (tint, index) => ({
    name: `IMG_000${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photograph(800, 600, tint),
  }));
  const gallery = page.getByRole('region', { name: 'Photo Gallery' });
  await gallery
    .locator('input[type=file]')
    .first()
    .setInputFiles(await Promise.all(files));
}

test('a picture that was just uploaded opens large in the preview', async ({ page, product }) => {
  const beside = await openForm(page, product, 'floral-elegance');
  const links = beside.locator('.gallery-link');
  await expect(links).toHaveCount(8);
  await upload(page, '#48a38a');
  await expect(links).toHaveCount(1);
  await links.click();
  const large = beside.getByRole('dialog', { name: 'Pictures' }).locator('.pswp__img').last();
  await expect(large).toHaveAttribute('src', /\/media\//);
});

test('a new chapter opens in the preview’s circle, and a removed one is gone', async ({
  page,
  product,
}) => {
  // The circle turns otherwise.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const beside = await openForm(page, product, 'islamic-serenity');
  const width = page.getByRole('radiogroup', { name: 'Preview width' });
  await width.getByText('Desktop').click();
  const dots = beside.locator('.orbit-dot');
  await expect(dots).toHaveCount(3);
  await page.getByRole('button', { name: 'Add Chapter' }).click();
  const added = page.getByRole('group', { name: 'Chapter 4' });
  await added.getByLabel('Title').fill('The ferry');
  await dots.filter({ hasText: 'The ferry' }).press('Enter');
  const chapter = beside.locator('.story-dialog');
  await expect(chapter).toContainText('The ferry');
  await expect(chapter).toContainText('4 of 4');
  await chapter.getByRole('button', { name: 'Close' }).press('Enter');
  await page.getByRole('button', { name: 'Remove Chapter 1' }).click();
  await expect(dots).toHaveCount(3);
  await dots.last().press('Enter');
  await expect(chapter).toContainText('The ferry');
  await expect(chapter).toContainText('3 of 3');
});

test('the pictures behind the names take turns once there are several', async ({
  page,
  product,
}) => {
  const beside = await openForm(page, product, 'minimalist-elegant');
  await upload(page, '#48a38a');
  const slides = beside.locator('.slide');
  await expect(slides).toHaveCount(1);
  await upload(page, '#a3488a', '#8aa348');
  await expect(slides).toHaveCount(3);
  await beside.locator('.cover-open').press('Enter');
  await expect(slides.nth(1)).toHaveAttribute('data-shown');
});

test('a picture that is large in the preview adds no step to the way back', async ({
  page,
  product,
}) => {
  await openForm(page, product, 'floral-elegance');
  const tab = (name: string) => page.getByRole('tab', { name });
  const frame = page.getByRole('tabpanel', { name: 'Preview' }).frameLocator('iframe');
  const large = frame.getByRole('dialog', { name: 'Pictures' });
  await tab('Preview').click();
  await frame.locator('.gallery-link').first().click();
  await expect(large).toBeVisible();
  await tab('Customize').click();
  await tab('Preview').click();
  await page.goBack();
  await expect(tab('Customize')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('Preview')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab('Customize')).toHaveAttribute('aria-selected', 'true');
});
