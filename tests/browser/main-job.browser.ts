import { readFile } from 'node:fs/promises';
import { expect, openCustomize, photograph, test } from './product-test.ts';
import { wakeReplyForm } from './template-test.ts';

const PHONE = { width: 390, height: 844 };

test('a new couple designs, activates, shares, gets a reply and reads it', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(120_000);

  await test.step('designs an invitation with their own names and photographs', async () => {
    await page.goto(product.url);
    await openCustomize(page);
    await page.getByLabel("Bride's name").fill('Zoë Amélie');
    await page.getByLabel("Groom's name").fill('Ravi');
    await page.getByRole('textbox', { name: 'Date', exact: true }).fill('June 19, 2030');
    await page.keyboard.press('Tab');
    await page.getByRole('textbox', { name: 'Time', exact: true }).fill('15:30');
    await page.getByLabel('Venue name').fill("St. Anne's Chapel");
    await page.getByLabel('Venue address').fill('12 Orchard Lane, Ashford');
    const gallery = page.getByRole('region', { name: 'Photo Gallery' });
    await gallery.locator('input[type=file]').setInputFiles(
      await Promise.all(
        ['#a3485c', '#48a38a', '#5c48a3'].map(async (tint, index) => ({
          name: `IMG_000${index}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await photograph(2000 + index, 1500, tint),
        })),
      ),
    );
    await expect(gallery.locator('img[src*="/media/"]')).toHaveCount(3, { timeout: 60_000 });
  });

  await test.step('sees in the preview what they entered', async () => {
    const preview = page.frameLocator('iframe').first();
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('Zoë Amélie');
    await expect(preview.getByText("St. Anne's Chapel").first()).toBeAttached();
    await expect(preview.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    const calendar = page.waitForEvent('download');
    await preview
      .getByRole('link', { name: /calendar/i })
      .first()
      .click();
    const file = await (await calendar).path();
    expect(await readFile(file, 'utf8')).toContain("LOCATION:St. Anne's Chapel");
  });

  await test.step('activates it with the code that the start printed', async () => {
    await page.getByRole('button', { name: 'Have a License?' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('License code').pressSequentially(product.demoCode);
    await dialog.getByRole('button', { name: 'Activate' }).click();
    const done = page.getByRole('dialog', { name: 'Activation Successful!' });
    await expect(done.getByText(/\/zoe-amelie-ravi$/)).toBeVisible();
  });

  const dashboard = await page
    .getByRole('link', { name: 'Access Your Dashboard' })
    .getAttribute('href');

  await test.step('a guest opens it on a phone and replies', async () => {
    const guest = await context.newPage();
    await guest.setViewportSize(PHONE);
    await guest.goto(`${product.url}/zoe-amelie-ravi`);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Zoë Amélie & Ravi');
    const overflow = await guest.evaluate(() => document.documentElement.scrollWidth);
    expect(overflow).toBeLessThanOrEqual(PHONE.width);
    await guest.getByRole('link', { name: 'RSVP' }).first().click();
    // Sent earlier, the form would show the thanks of a page without scripts.
    await wakeReplyForm(guest);
    await guest.getByLabel('Full name').fill('Grandma Rose');
    await guest.getByLabel('Email').fill('rose@example.com');
    await guest.getByRole('radio', { name: 'Joyfully Accept' }).check();
    await guest.getByLabel(/^Number of guests/).fill('2');
    await guest.getByLabel(/^Dietary/).fill('No nuts');
    await guest.getByRole('button', { name: 'Send RSVP' }).click();
    await expect(guest.locator('.rsvp-thanks')).toContainText('Grandma Rose (rose@example.com)');
    await guest.close();
  });

  await test.step('reads the reply in the dashboard', async () => {
    const board = await context.newPage();
    await board.goto(dashboard ?? '');
    await expect(board.getByText('Grandma Rose').first()).toBeVisible();
    await expect(board.getByText('rose@example.com').first()).toBeVisible();
    await board.close();
  });

  await test.step('finds the links again after a reload', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('link', { name: 'Open Dashboard' })).toHaveAttribute(
      'href',
      dashboard ?? '',
    );
    await page.getByRole('tab', { name: 'Customize' }).click();
  });

  await test.step('changes the page, and it is live', async () => {
    await page
      .getByRole('region', { name: 'Inspirational Quote' })
      .getByRole('textbox')
      .fill('At last!');
    const form = page.getByRole('tabpanel', { name: 'Customize' });
    await expect(form.getByText('Changes auto-saved')).toBeVisible();
    await expect(async () => {
      const html = await (await fetch(`${product.url}/zoe-amelie-ravi`)).text();
      expect(html).toContain('At last!');
    }).toPass({ timeout: 10_000 });
  });

  await test.step('comes back in another browser with the edit link only', async () => {
    const [id, token] = await page.evaluate(() => [
      localStorage.getItem('invitationId'),
      localStorage.getItem('dashboardToken'),
    ]);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${product.url}/?invitationId=${id}&token=${token}`);
    await page.getByRole('tab', { name: 'Customize' }).click();
    await expect(page.getByLabel("Bride's name")).toHaveValue('Zoë Amélie');
    expect(page.url()).not.toContain('token=');
  });
});
