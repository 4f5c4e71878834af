import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp, { type Region, type Sharp } from 'sharp';
import { TEMPLATE_IDS, type TemplateId } from '#domain/templates/template.ts';
import { openStill } from '#renderer/gallery/still.ts';
import { expect, test } from './gallery-test.ts';

// Every template looks as in the pictures under looks/. After an intended change, `npm run looks`
// updates those that differ; look at them before committing.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

for (const templateId of TEMPLATE_IDS) {
  for (const [device, window, scale] of [
    ['phone', PHONE, 0.5],
    ['desktop', DESKTOP, 0.3],
  ] as const) {
    test(`${templateId} looks as agreed on a ${device}`, async ({ page, gallery }) => {
      await page.setViewportSize(window);
      await openStill(page, gallery(`${templateId}-full`));
      if (await page.locator('.cover[open]').isVisible()) {
        await expectLook(templateId, `${device}-cover`, sharp(await page.screenshot()));
        await openStill(page, gallery(`${templateId}-full`), 'open');
      }
      const whole = await page.screenshot({ fullPage: true });
      const { height = 0 } = await sharp(whole).metadata();
      const at = (top: number): Region => ({
        ...window,
        left: 0,
        top: Math.max(0, Math.min(top, height - window.height)),
      });
      const form = await topOf(page, '#rsvp');
      const width = Math.round(window.width * scale);
      await expectLook(templateId, `${device}-top`, sharp(whole).extract(at(0)));
      await expectLook(templateId, `${device}-rsvp`, sharp(whole).extract(at(form)));
      await expectLook(templateId, `${device}-whole`, sharp(whole).resize(width));
    });
  }

  test(`${templateId} holds its composition with long names`, async ({ page, gallery }) => {
    await page.setViewportSize(PHONE);
    await openStill(page, gallery(`${templateId}-long-names`));
    await expectLook(templateId, 'phone-long-names', sharp(await page.screenshot()));
  });
}

test('islamic-serenity sets Arabic names in its own face', async ({ page, gallery }) => {
  await page.setViewportSize(PHONE);
  await openStill(page, gallery('islamic-serenity-arabic'));
  await expectLook('islamic-serenity', 'phone-arabic', sharp(await page.screenshot()));
});

async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return Math.round(box?.y ?? 0);
}

/** Uses soft assertions, so that one run shows everything that looks different. */
async function expectLook(templateId: TemplateId, name: string, picture: Sharp): Promise<void> {
  const path = [templateId, `${name}.webp`];
  const { config } = test.info();
  if (config.updateSnapshots === 'none' && !existsSync(test.info().snapshotPath(...path))) {
    throw new Error(
      `There is no picture of ${templateId} to compare with (${name}). ` +
        'Make it with "npm run looks", look at it and commit it.',
    );
  }
  const file = await picture.webp({ quality: 80 }).toBuffer();
  const question = `Does ${templateId} look as it should (${name})? If so: npm run looks`;
  expect.soft(file, question).toMatchSnapshot(path);
}
