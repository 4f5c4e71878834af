import type { Page } from '@playwright/test';
import { weddingOf } from '#tests/support/wedding.ts';
import { violations } from './axe.ts';
import { expect, test } from './product-test.ts';
import { signIn } from './sign-in.ts';

const TABS = ['Overview', 'Licenses', 'Users', 'Dashboard Sessions'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ watch }) => {
  // The panel's check whether anyone is logged in yet.
  watch.allow(/answer 401: .*\/api\/admin\/auth\/check/);
});

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an operator creates a code, a couple uses it, and the panel shows both', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Licenses' }).click();
  await page.getByLabel('Custom code').pressSequentially('face-c0de-face-0001');
  await page.getByRole('button', { name: 'Create License' }).click();
  await expect(page.getByText('License created: FACE-C0DE-FACE-0001')).toBeVisible();
  await expect(rowOf(page, 'FACE-C0DE-FACE-0001')).toContainText('Available');

  const answer = await fetch(`${product.url}/api/licenses/verify`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      licenseCode: 'FACE-C0DE-FACE-0001',
      weddingData: weddingOf('Pa', 'Nel'),
    }),
  });
  expect(answer.status).toBe(200);
  await page.getByRole('button', { name: 'Used', exact: true }).click();
  const used = rowOf(page, 'FACE-C0DE-FACE-0001');
  await expect(used).toContainText('Used');
  await expect(used.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const [dashboard] = await Promise.all([
    page.waitForEvent('popup'),
    used.getByRole('link', { name: 'Dashboard' }).click(),
  ]);
  await expect(dashboard.getByText('No responses yet')).toBeVisible();
});

test('licenses are created one after another by keyboard', async ({ page, product }) => {
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Licenses' }).click();
  const button = page.getByRole('button', { name: 'Create License' });
  for (const code of ['FACE-C0DE-FACE-0004', 'FACE-C0DE-FACE-0005']) {
    await page.getByLabel('Custom code').fill(code);
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`License created: ${code}`)).toBeVisible();
    await expect(button).toBeFocused();
  }
});

test('the focus stays in the list when a row of it is deleted', async ({ page, product }) => {
  const codes = [await product.newLicense(), await product.newLicense()];
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Licenses' }).click();
  const remove = (code = '') => page.getByRole('button', { name: `Delete ${code}` });
  await remove(codes[1]).press('Enter');
  const question = page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  // A dialog that opens focuses it twice.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(remove(codes[1])).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expect(rowOf(page, codes[0] ?? '').locator(':focus')).toHaveCount(1);
});

test('a double click creates one license, even if the response arrives between the clicks', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Licenses' }).click();
  const code = page.getByLabel('Custom code');
  const button = page.getByRole('button', { name: 'Create License' });
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postDataJSON().customCode);
  });
  await code.fill('FACE-C0DE-FACE-0002');
  await button.click();
  await expect(page.getByText('License created: FACE-C0DE-FACE-0002')).toBeVisible();
  await button.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await code.fill('FACE-C0DE-FACE-0003');
  await button.click();
  await expect(page.getByText('License created: FACE-C0DE-FACE-0003')).toBeVisible();
  expect(asked).toEqual(['FACE-C0DE-FACE-0002', 'FACE-C0DE-FACE-0003']);
});

test('revoking a session ends the old link, and the new one opens the dashboard', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/answer 403: .*\/api\/dashboard\//);
  const couple = await product.publish(weddingOf('Re', 'Voked'));
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Dashboard Sessions' }).click();
  await page.getByLabel('Search dashboard sessions').fill(couple.invitationId);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Dashboard session revoked successfully')).toBeVisible();
  const open = page.getByRole('row').getByRole('link', { name: 'Open' });
  await expect(open).not.toHaveAttribute('href', new RegExp(couple.dashboardToken));
  const newLink = await open.getAttribute('href');

  await page.goto(couple.dashboardUrl);
  await expect(page.getByText('Invalid dashboard access token')).toBeVisible();
  await page.goto(`${product.url}${newLink}`);
  await expect(page.getByText('Total Responses')).toBeVisible();
});

test('a removed invitation is gone for guests and closed to the couple', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/answer 403: .*\/api\/dashboard\//);
  const couple = await product.publish(weddingOf('Re', 'Moved'));
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Licenses' }).click();
  await page.getByLabel('Search licenses').fill(couple.cleanUrl);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Remove invitation of/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Address of the invitation')).toBeFocused();
  expect(await violations(page), 'question').toEqual([]);
  await page.keyboard.type(couple.cleanUrl);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invitation removed successfully')).toBeVisible();
  await expect(rowOf(page, 'Used')).toContainText('Removed');

  await expect(async () => {
    await page.goto(couple.invitationUrl);
    await expect(page.getByText('This invitation is no longer here.')).toBeVisible({ timeout: 1 });
  }).toPass();
  expect(await violations(page), 'page').toEqual([]);
  await page.goto(couple.dashboardUrl);
  await expect(page.getByText('Invalid dashboard access token')).toBeVisible();
});

test('a reload keeps the tab, and Logout asks for the password again', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Create user' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('every tab has no violations and fits the window', async ({ page, product }) => {
  await product.publish(weddingOf('W'.repeat(60), 'V'.repeat(60)));
  await page.goto(`${product.url}/admin`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter both username and password')).toBeVisible();
  expect(await violations(page), 'login').toEqual([]);
  await signIn(page, product);
  for (const tab of TABS) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('.mantine-Loader-root')).toHaveCount(0);
    for (const width of [320, 390, 768, 992, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const reached = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(reached, `${tab} at ${width} px`).toBe(width);
      if (width === 390 || width === 1440) {
        expect(await violations(page), `${tab} at ${width} px`).toEqual([]);
      }
    }
  }
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page), 'question').toEqual([]);
});

test('Back closes a dialog and leaves the tab below it open', async ({ page, product }) => {
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Licenses' }).click();
  await page
    .getByRole('button', { name: /^Edit expiry of/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit expiry' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Licenses' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
