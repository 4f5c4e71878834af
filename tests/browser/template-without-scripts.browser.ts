import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { expect, test } from './template-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const template of TEMPLATE_IDS) {
  test(`${template} opens, shows its pictures and takes a reply without JavaScript`, async ({
    page,
    guest,
  }) => {
    await guest.open(template);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.gallery-link').first()).toHaveAttribute('href', /webp$/);
    // Goes to the form without gliding; what follows the reply glides.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('.rsvp-form [name="name"]').fill('Uncle Paper');
    await page.locator('.rsvp-form [name="email"]').fill('paper@example.com');
    const radio = page.locator('.rsvp-form [type="radio"]').first();
    if ((await radio.count()) > 0) await radio.check();
    else await page.locator('select[name="attendance"]').selectOption({ index: 1 });
    await page.emulateMedia({ reducedMotion: null });
    await page.locator('.rsvp-submit').click();
    await expect(page).toHaveURL(/#rsvp-thanks$/);
    await expect(page.locator('#rsvp-thanks')).toBeInViewport();
    await expect(page.locator('.rsvp-form')).toBeHidden();
  });
}
