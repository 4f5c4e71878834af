import { readFile } from 'node:fs/promises';
import { weddingOf } from '#tests/support/wedding.ts';
import { expect, test } from './product-test.ts';

const LONGEST = {
  name: 'W'.repeat(200),
  email: `${'w'.repeat(240)}@example.com`,
  attendance: 'x'.repeat(100),
  guests: 10,
  dietary: 'd'.repeat(1_000),
  message: 'm'.repeat(5_000),
};
const FORMULA = { ...LONGEST, name: '=1+1', email: 'zoë@example.com', attendance: 'yes' };

test('the longest reply stays within the dashboard’s page', async ({ page, product }) => {
  const couple = await product.publish(weddingOf('Long', 'Words'));
  await product.reply(couple, LONGEST);
  for (const width of [320, 390, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(couple.dashboardUrl);
    await expect(page.getByText(LONGEST.name, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Read all' }).last().click();
    const reached = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(reached, `${width} px`).toBe(width);
  }
});

test('on a phone all links are in the first view, in words, below the figures', async ({
  page,
  product,
}) => {
  const couple = await product.publish(weddingOf('In', 'Reach'));
  for (let count = 1; count <= 15; count += 1) {
    await product.reply(couple, {
      ...LONGEST,
      name: `Guest ${count}`,
      email: 'mary@example.com',
      message: '',
    });
  }
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async () => {}, configurable: true });
  });
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(couple.dashboardUrl);
  await expect(page.locator('dl')).toBeInViewport({ ratio: 1 });
  for (const link of ['invitation', 'edit', 'dashboard']) {
    for (const verb of ['Copy', 'Share']) {
      const button = page.getByRole('button', { name: `${verb} the ${link} link` });
      await expect(button.getByText(verb)).toBeVisible();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a few replies fit on a few sheets of paper', async ({ page, product }) => {
  const couple = await product.publish(weddingOf('On', 'Paper'));
  for (const name of ['Aunt Mary', 'Uncle John', 'Grandma']) {
    const message = 'We are so happy for you both! '.repeat(20);
    await product.reply(couple, {
      ...LONGEST,
      name,
      email: 'mary@example.com',
      message,
      dietary: '',
    });
  }
  await page.goto(couple.dashboardUrl);
  await expect(page.getByText('Grandma', { exact: true })).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
});

test('paper shows what was chosen and what was answered, and nothing to press', async ({
  page,
  product,
}) => {
  const couple = await product.publish(weddingOf('No', 'Buttons'));
  for (const name of ['Aunt Mary', 'Uncle John']) {
    await product.reply(couple, { ...LONGEST, name, attendance: 'yes', message: '' });
  }
  await page.goto(couple.dashboardUrl);
  await page.getByRole('button', { name: 'Remove the reply of Uncle John' }).click();
  await page.getByRole('button', { name: 'Yes 1' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const shown = await page.getByRole('main').getByRole('button').allInnerTexts();
  expect(shown.map((text) => text.replace(/\s+/, ' '))).toEqual(['Yes 1']);
  for (const role of ['searchbox', 'combobox'] as const) {
    await expect(page.getByRole(role)).toBeHidden();
  }
  await expect(page.getByText('Edit link')).toBeHidden();
  await expect(page.getByRole('link', { name: couple.cleanUrl })).toBeVisible();
  await expect(page.getByText('Aunt Mary', { exact: true })).toBeVisible();
});

test('a spam reply is removed, and put back from another phone', async ({
  page,
  browser,
  product,
}) => {
  const couple = await product.publish(weddingOf('Put', 'Back'));
  for (const name of ['Aunt Mary', 'Cheap Watches']) {
    await product.reply(couple, { ...LONGEST, name, message: '' });
  }
  await page.goto(couple.dashboardUrl);
  await page.getByRole('button', { name: 'Remove the reply of Cheap Watches' }).click();
  const total = page.locator('dl > div', { hasText: 'Total Responses' });
  await expect(total).toContainText('1');
  await expect
    .poll(async () => (await product.replies(couple)).map(({ guestName }) => guestName))
    .toEqual(['Aunt Mary']);

  const partner = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await partner.goto(couple.dashboardUrl);
  await partner.getByText('1 removed reply').click();
  await partner.getByRole('button', { name: 'Put back the reply of Cheap Watches' }).click();
  await expect(partner.getByText('1 removed reply')).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(total).toContainText('2');
  await partner.close();
});

test('all replies are exported as a file that a spreadsheet reads', async ({ page, product }) => {
  const couple = await product.publish(weddingOf('Ex', 'Port'));
  await product.reply(couple, FORMULA);
  await page.goto(couple.dashboardUrl);
  await page.getByLabel('Search by name or e-mail').fill('nobody');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`rsvp-responses-${couple.invitationId}.csv`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain(
    "\uFEFFGuest Name,Email,Phone,Attendance,Guests Count,Dietary Requirements,Message,Submitted At\r\n'=1+1,zoë@example.com,,yes,10,",
  );
});
