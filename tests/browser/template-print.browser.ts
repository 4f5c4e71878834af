import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, test } from './template-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const template of TEMPLATE_IDS) {
  test.describe(template, () => {
    test('prints what matters, without what only a screen can do', async ({ page, guest }) => {
      await page.goto(await guest.address(template));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.event-venue').first()).toBeVisible();
      for (const part of ['.cover', 'nav', '.music-bar', '.rsvp-submit', '.countdown', 'input']) {
        for (const found of await page.locator(part).all()) await expect(found).toBeHidden();
      }
    });

    for (const events of ['three-events', 'seven-events']) {
      test(`prints ${events.replace('-', ' ')} on one page`, async ({ page, guest }) => {
        await page.goto(await guest.address(template, events));
        const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
        expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
      });
    }
  });
}
