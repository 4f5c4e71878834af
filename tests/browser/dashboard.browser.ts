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

test('all replies are handed over as a file that a spreadsheet reads', async ({
  page,
  product,
}) => {
  const couple = await product.publish(weddingOf('Ex', 'Port'));
  await product.reply(couple, FORMULA);
  await page.goto(couple.dashboardUrl);
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
