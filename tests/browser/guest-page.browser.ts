import type { Page } from '@playwright/test';
import { fullInvitation } from '#tests/bench/full-invitation.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { expect, test } from './product-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('before a guest touches the page nobody else is asked for anything', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/answer 404: .*\/media\//);
  const { invitationUrl } = await product.publish(fullInvitation());
  await page.goto(invitationUrl, { waitUntil: 'networkidle' });
  // Music is on: its player is on the page, but waits for the guest.
  await expect(page.locator('[data-island="music"]')).toBeAttached();
  watch.verify();
});

test('React is asked for beside the form that needs it, not after it', async ({
  page,
  product,
}) => {
  const react = page.waitForRequest(/\/react-[\w-]+\.js$/);
  await page.route(/\/rsvp-form-[\w-]+\.js$/, async (route) => {
    await react;
    await route.continue();
  });
  const couple = await product.publish(weddingOf('Ana', 'Parallel'));
  await page.goto(couple.invitationUrl);
  await page.getByLabel('Full name').scrollIntoViewIfNeeded();
  await expect(page.locator('form[novalidate]')).toBeAttached();
});

test('a countdown rests until its guest sees it, and is right then', async ({ page, product }) => {
  await page.clock.install();
  const couple = await product.publish(weddingOf('Ana', 'Patient'));
  await page.goto(couple.invitationUrl);
  const countdown = page.locator('.countdown');
  await expect(countdown).toContainText(/\d/);
  const atFirst = await countdown.textContent();
  await page.clock.runFor(5_000);
  expect(await countdown.textContent()).toBe(atFirst);
  await countdown.scrollIntoViewIfNeeded();
  await expect(countdown).not.toHaveText(atFirst ?? '');
});

test('a page of English brings the letters of a name that a guest types', async ({
  page,
  product,
}) => {
  const faces: string[] = [];
  page.on('request', (request) => faces.push(...(request.url().match(/western.*\.woff2$/) ?? [])));
  const couple = await product.publish(weddingOf('Ana', 'English'));
  await page.goto(couple.invitationUrl);
  await page.getByLabel('Full name').scrollIntoViewIfNeeded();
  await expect(page.locator('form[novalidate]')).toBeAttached();
  await page.getByLabel('Full name').fill('Jurgen');
  expect(faces).toEqual([]);
  await page.getByLabel('Full name').fill('Jürgen');
  await expect.poll(() => faces.length).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an invitation is complete and takes a reply', async ({ page, product }) => {
    const couple = await product.publish(weddingOf('Ana', 'Plain'));
    await page.goto(couple.invitationUrl);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    await expect(page.getByText('Old Mill').first()).toBeVisible();
    await expect(page.locator('a[href*="maps"]').first()).toBeVisible();
    await page.getByLabel('Full name').fill('Uncle Paper');
    await page.getByLabel('Email').fill('paper@example.com');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Send RSVP' }).click();
    await expect(page).toHaveURL(/#rsvp-thanks$/);
    await expect(page.locator('#rsvp-thanks')).toBeInViewport();

    expect(await product.replies(couple)).toMatchObject([{ guestName: 'Uncle Paper' }]);
  });
});

test.describe('a reply written without a connection', () => {
  test.beforeEach(({ watch }) =>
    watch.allow(/ERR_INTERNET_DISCONNECTED|The reply could not be sent/),
  );

  /** Opens the page, fills in its form and sends it while offline. */
  async function replyOffline(page: Page, { invitationUrl }: { invitationUrl: string }) {
    await page.goto(invitationUrl);
    await page.getByLabel('Full name').scrollIntoViewIfNeeded();
    await page.getByLabel('Full name').fill('Aunt Meadow');
    await page.getByLabel('Email').fill('meadow@example.com');
    await page.getByRole('radio').first().check();
    // The form must be hydrated by now: a plain form would leave the page.
    await expect(page.locator('form[novalidate]')).toBeAttached();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send RSVP' }).click();
    await expect(page.getByText('Failed to submit RSVP. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Aunt Meadow');
  }

  test('is sent automatically, once', async ({ page, context, product }) => {
    const couple = await product.publish(weddingOf('Ana', 'Field'));
    await replyOffline(page, couple);
    await context.setOffline(false);
    await expect(page.locator('.rsvp-thanks')).toContainText('Aunt Meadow');
    await page.reload();
    await page.getByLabel('Full name').scrollIntoViewIfNeeded();
    await expect(page.locator('.rsvp-receipt')).toContainText('We have the reply of Aunt Meadow');
    expect(await product.replies(couple)).toHaveLength(1);
  });

  test('leaves what the guest answered since, from another phone', async ({
    page,
    context,
    product,
    watch,
  }) => {
    watch.allow(/answer 409|status of 409|answered with 409/);
    const couple = await product.publish(weddingOf('Ana', 'Valley'));
    await replyOffline(page, couple);
    await product.reply(couple, {
      name: 'Aunt Meadow',
      email: 'meadow@example.com',
      attendance: 'regretfully decline',
    });
    // Among replies within seconds of each other, the last to arrive would stand.
    await page.clock.setSystemTime(Date.now() + 60_000);
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toContainText('A later reply with this name');
    expect(await product.replies(couple)).toMatchObject([{ attendance: 'regretfully decline' }]);

    await page.getByRole('button', { name: 'Send RSVP' }).click();
    await expect(page.locator('.rsvp-thanks')).toContainText('Aunt Meadow');
    expect(await product.replies(couple)).toMatchObject([{ attendance: 'yes' }]);
  });
});

test('a form sent before its script has come says what is missing and where', async ({
  page,
  product,
}) => {
  const { invitationUrl } = await product.publish(weddingOf('Ana', 'Early'));
  await page.goto(invitationUrl);
  await page.getByLabel('Full name').scrollIntoViewIfNeeded();
  await expect(page.locator('form[novalidate]')).toBeAttached();
  await page.getByRole('button', { name: 'Send RSVP' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
});

test('an address without an invitation says so', async ({ page, product, watch }) => {
  watch.allow(/answer 404: .*(?:nobody-here|api\/public\/invitation)/);
  const response = await page.goto(`${product.url}/nobody-here`);
  expect(response?.status()).toBe(404);
  await expect(
    page.getByText(
      'This invitation could not be found. Please check the URL or contact the couple.',
    ),
  ).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  const out = page.getByRole('link', { name: 'Create Your Own Invitation' });
  await expect(out).toHaveCSS('border-top-style', 'solid');
});
