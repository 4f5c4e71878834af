import type { Page, Route } from '@playwright/test';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { expect, fillReply, frameDrawn, test, wakeReplyForm } from './template-test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

const CALL = '**/api/public/rsvp/**';

for (const template of TEMPLATE_IDS) {
  test(`${template}: a waiting reply is sent when the page is opened again, and the guest reads on`, async ({
    page,
    guest,
    watch,
  }) => {
    watch.allow(/could not be sent|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await guest.open(template);
    await wakeReplyForm(page);
    await fillReply(page, 'Uncle Tom');
    await page.route(CALL, (route) => route.abort('internetdisconnected'));
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.rsvp-alert')).toContainText('when you open it again');

    await page.unroute(CALL);
    const answered = page.waitForResponse(CALL);
    await page.goto(await guest.address(template));
    expect((await answered).status()).toBe(201);
    await expect(page.locator('.rsvp-thanks')).toHaveAttribute('data-shown', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

for (const template of TEMPLATE_IDS) {
  test(`${template}: a reply sent before the form’s script could load is sent once it has`, async ({
    page,
    guest,
    watch,
  }) => {
    watch.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch dynamically imported module/);
    await guest.open(template);
    await page.waitForLoadState('networkidle');
    // It would be sent plainly, as below, if the connection came back just after a failed load.
    await page.route(await guest.address(template), (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
    );
    await page.context().setOffline(true);
    await fillReply(page, 'Aunt Far');
    await page.locator('.rsvp-submit').click();
    const notice = page.getByRole('alert').filter({ hasText: 'Your answer has not been sent yet' });
    await expect(notice).toBeInViewport();

    const answered = page.waitForResponse(CALL);
    await page.context().setOffline(false);
    expect((await answered).status()).toBe(201);
    await expect(page.locator('.rsvp-thanks')).toHaveAttribute('data-shown', 'true');
    await expect(notice).toHaveCount(0);
  });
}

// Firefox does not ask again, until a reload, for a module that could not be fetched.
test('a reply whose form’s script never comes is sent as a plain form once there is a connection', async ({
  page,
  guest,
  product,
  watch,
}) => {
  watch.allow(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch dynamically imported module/);
  const couple = await product.publish(weddingOf('Aida', 'Plain'));
  await page.route('**/assets/rsvp-form-*.js', (route) => route.abort());
  await guest.openAt(couple.invitationUrl);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await fillReply(page, 'Aunt Fox');
  await page.locator('.rsvp-submit').click();
  await expect(page.getByRole('alert')).toContainText('It will be sent automatically');
  // Pressed again: still one reply.
  await page.locator('.rsvp-submit').click();

  await page.context().setOffline(false);
  await expect(page).toHaveURL(/#rsvp-thanks$/);
  await expect(page.locator('.rsvp-thanks')).toBeVisible();
  expect(await product.replies(couple)).toMatchObject([{ guestName: 'Aunt Fox' }]);
});

test.describe('a reply that is to be sent automatically', () => {
  test.beforeEach(({ watch }) =>
    watch.allow(/could not be sent|ERR_INTERNET_DISCONNECTED|Failed to load resource/),
  );

  async function replyOffline(page: Page, address: string) {
    await page.goto(address);
    await wakeReplyForm(page);
    await fillReply(page, 'Aunt Anna');
    await page.context().setOffline(true);
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.rsvp-alert')).toContainText('will be sent automatically');
  }

  test('does so when its guest types on, who is told what is not sent', async ({
    page,
    product,
  }) => {
    const couple = await product.publish(weddingOf('Ana', 'Heath'));
    await replyOffline(page, couple.invitationUrl);
    await page.locator('.rsvp-form [name="message"]').fill('With a dog');
    const note = page
      .getByRole('status')
      .filter({ hasText: 'Your changes have not been sent yet' });
    await expect(note).toContainText('The answer of Aunt Anna is kept on this device');
    await page.context().setOffline(false);
    await expect(page.locator('.rsvp-receipt')).toContainText('We have the reply of Aunt Anna');
    expect(await product.replies(couple)).toMatchObject([{ message: '' }]);

    await page.reload();
    await wakeReplyForm(page);
    await expect(note).toContainText('not been sent yet');
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.rsvp-thanks')).toContainText('With a dog');
    await expect(note).toHaveCount(0);
    expect(await product.replies(couple)).toMatchObject([{ message: 'With a dog' }]);
  });

  test('does so when another guest replies in its form', async ({ page, product }) => {
    const couple = await product.publish(weddingOf('Ana', 'Moor'));
    await replyOffline(page, couple.invitationUrl);
    await fillReply(page, 'Uncle Bert');
    await page.locator('.rsvp-submit').click();
    await expect(page.getByRole('status').filter({ hasText: 'Aunt Anna' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.locator('.rsvp-thanks')).toContainText('Uncle Bert');
    await expect
      .poll(async () => (await product.replies(couple)).map(({ guestName }) => guestName).sort())
      .toEqual(['Aunt Anna', 'Uncle Bert']);
  });
});

test('a reply that waits is thanked for in every tab of the page once one has sent it', async ({
  page,
  guest,
  watch,
}) => {
  watch.allow(/could not be sent|Failed to load resource/);
  const pages = [page, await page.context().newPage()] as const;
  for (const tab of pages) await tab.route(CALL, (route) => route.abort());
  await guest.open('floral-elegance');
  await wakeReplyForm(page);
  await fillReply(page, 'Uncle Twice');
  await page.locator('.rsvp-submit').click();
  await pages[1].goto(await guest.address('floral-elegance'));
  for (const tab of pages) {
    await expect(tab.locator('.rsvp-alert').first()).toContainText('will be sent automatically');
  }

  await page.unroute(CALL);
  await page.locator('.rsvp-submit').click();
  for (const tab of pages) {
    await expect(tab.locator('.rsvp-thanks')).toContainText('Uncle Twice');
    await expect(tab.locator('.rsvp-alert').first()).toBeHidden();
  }
});

test.describe('by keyboard', () => {
  test.beforeEach(({ watch }) => watch.allow(/could not be sent|answered with|Failed to load/));

  for (const template of ['floral-elegance', 'islamic-serenity'] as const) {
    test(`${template}: a reply that fails leaves its guest where they sent it from`, async ({
      page,
      guest,
    }) => {
      await guest.open(template);
      await wakeReplyForm(page);
      await fillReply(page, 'Aunt Ida');
      for (const place of ['.rsvp-submit', '.rsvp-form [name="name"]']) {
        const release = await holdReply(page, (route) => route.abort('internetdisconnected'));
        await page.locator(place).focus();
        await page.keyboard.press('Enter');
        await release();
        await expect(page.locator('.rsvp-alert')).toContainText('will be sent automatically');
        await expect(page.locator(place)).toBeFocused();
      }
    });

    test(`${template}: a reply that is refused leads to the first field that is wrong`, async ({
      page,
      guest,
      watch,
    }) => {
      watch.allow(/answer 422/);
      await guest.open(template);
      await wakeReplyForm(page);
      await fillReply(page, 'Aunt Ida');
      const issues = [{ path: 'email', message: 'Invalid email address' }];
      const release = await holdReply(page, (route) =>
        route.fulfill({ status: 422, json: { error: 'Please check your reply', issues } }),
      );
      await page.locator('.rsvp-submit').focus();
      await page.keyboard.press('Enter');
      await release();
      await expect(page.locator('.field-error')).toHaveText(['Invalid email address']);
      await expect(page.locator('.rsvp-form [name="email"]')).toBeFocused();
    });
  }
});

/** Holds the next reply; the returned function waits until the form is locked, then releases it. */
async function holdReply(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    CALL,
    async (route) => {
      await held;
      await answer(route);
    },
    { times: 1 },
  );
  return async () => {
    await expect(page.locator('.rsvp-submit')).toBeDisabled();
    await frameDrawn(page);
    release();
  };
}

test('an answer is not changed while it is on its way', async ({ page, guest }) => {
  await guest.open('floral-elegance');
  await wakeReplyForm(page);
  await fillReply(page, 'Aunt Mia');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  const choices = page.locator('.rsvp-form [name="attendance"]');
  await page.locator('.rsvp-submit').click();
  await expect(choices.last()).toBeDisabled();
  await page.locator('.choice').last().click({ force: true });
  await expect(choices.first()).toBeChecked();
  release();
  await expect(page.locator('.rsvp-thanks')).toContainText('Aunt Mia');
});

test('a number of guests that nobody can read is not sent as one', async ({ page, guest }) => {
  await guest.open('floral-elegance');
  await wakeReplyForm(page);
  await fillReply(page, 'Aunt Zoe');
  const guests = page.locator('.rsvp-form [name="guests"]');
  await guests.fill('');
  await guests.pressSequentially('2-3');
  await page.locator('.rsvp-submit').click();
  await expect(page.locator('.field-error')).toHaveText(['Number of guests must be from 0 to 10']);
  await guests.fill('3');
  await expect(page.locator('.field-error')).toHaveCount(0);
});

// One without a cover, and both with one.
for (const template of ['floral-elegance', 'minimalist-elegant', 'scientific-vibes'] as const) {
  test(`${template}: a guest hears that a waiting reply is not sent once the couple takes none`, async ({
    page,
    guest,
    product,
    watch,
  }) => {
    watch.allow(/could not be sent|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const content = weddingOf('Mia', 'Closed');
    content.customizations.selectedTemplate = template;
    const couple = await product.publish(content);
    await guest.openAt(couple.invitationUrl);
    await wakeReplyForm(page);
    await fillReply(page, 'Grandma');
    await page.route(CALL, (route) => route.abort('internetdisconnected'));
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.rsvp-alert')).toContainText('when you open it again');

    await product.save(couple, { ...content, rsvp: { ...content.rsvp, enabled: false } });
    await page.unroute(CALL);
    await page.goto(couple.invitationUrl);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Not confirmed: the reply of Grandma.');
    await expect(notice).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(notice).toHaveCount(0);
  });
}
