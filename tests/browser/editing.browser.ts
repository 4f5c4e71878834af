import type { Locator, Page } from '@playwright/test';
import type { LoadInvitationResponse, VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { newInvitation } from '#domain/invitation/template-change.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { expect, openCustomize, type Product, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function edit(page: Page, { editUrl }: VerifyLicenseResponse) {
  await page.goto(editUrl);
  await expect(page.getByText(/Live since/)).toBeVisible();
}

/** The partner, who edits with the same link on another phone. */
function partnerOf(product: Product, couple: VerifyLicenseResponse) {
  const { invitationId, dashboardToken } = couple;
  const address = `${product.url}/api/invitations/${invitationId}?token=${dashboardToken}`;
  const read = async (): Promise<LoadInvitationResponse> => (await fetch(address)).json();
  return {
    read,
    async writesParents(brideParents: string) {
      const { weddingData } = await read();
      weddingData.couple.brideParents = brideParents;
      await product.save(couple, weddingData);
    },
  };
}

test('the conflict dialog waits for a pause in typing, and no keystroke answers it', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/answer 409/);
  const couple = await product.publish(weddingOf('Ada', 'Typing'));
  await edit(page, couple);
  await partnerOf(product, couple).writesParents('Rose and Tom');
  const quote = page.getByRole('textbox', { name: 'Quote' });
  await quote.click();
  const met = page.waitForResponse((answer) => answer.status() === 409);
  await page.keyboard.type('Two ');
  await met;
  await page.keyboard.type('people, one ', { delay: 100 });
  const dialog = page.getByRole('dialog', { name: 'Your partner changed the invitation too' });
  await expect(dialog).toBeVisible();
  await page.keyboard.type(' ');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Combine both' }).click();
  await expect(quote).toHaveValue('Two people, one ');
  await expect(page.getByLabel("Bride's parents")).toHaveValue('Rose and Tom');
});

test('the version that was not chosen can be restored after a reload', async ({
  page,
  product,
  watch,
}) => {
  watch.allow(/answer 409/);
  const couple = await product.publish(weddingOf('Ada', 'Aside'));
  await edit(page, couple);
  await partnerOf(product, couple).writesParents('Rose and Tom');
  const quote = page.getByRole('textbox', { name: 'Quote' });
  await quote.fill('Two people, one day');
  await page.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByText('The other version is set aside')).toBeVisible();
  await expect(quote).toHaveValue('');
  await page.reload();
  const notice = page.getByRole('alert', { name: 'One version is set aside' });
  await expect(notice).toContainText('It differs in Couple Information, Inspirational Quote.');
  await notice.getByRole('button', { name: 'Bring it back' }).click();
  await expect(quote).toHaveValue('Two people, one day');
  await notice.getByRole('button', { name: 'Discard it' }).click();
  const question = page.getByRole('dialog', { name: 'Discard this version?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(notice).toBeHidden();
});

test('a draft in two tabs is one draft', async ({ page, product, context }) => {
  await page.goto(product.url);
  await openCustomize(page);
  const other = await context.newPage();
  await other.goto(product.url);
  await openCustomize(other);
  const bride = (tab: Page) => tab.getByLabel("Bride's name");
  const quote = (tab: Page) => tab.getByRole('textbox', { name: 'Quote' });
  await page.bringToFront();
  await bride(page).fill('Ophelia Rose');
  await expect(bride(other)).toHaveValue('Ophelia Rose');
  await other.bringToFront();
  await quote(other).fill('Two people, one day');
  await expect(quote(page)).toHaveValue('Two people, one day');
  await expect(bride(page)).toHaveValue('Ophelia Rose');
  await page.reload();
  await expect(bride(page)).toHaveValue('Ophelia Rose');
  await expect(quote(page)).toHaveValue('Two people, one day');
});

test('a draft stays available after opening another couple’s link', async ({ page, product }) => {
  const { dashboardUrl } = await product.publish(weddingOf('Ada', 'Friend'));
  const bride = page.getByLabel("Bride's name");
  const openDraft = page.getByRole('button', { name: 'Open the draft' });
  await page.goto(product.url);
  await openCustomize(page);
  await bride.fill('Greta');
  await page.goto(dashboardUrl);
  await expect(page.getByText('Total Responses')).toBeVisible();
  await page.goto(product.url);
  await expect(bride).toHaveValue('Ada');
  await openDraft.click();
  await expect(bride).toHaveValue('Greta');
  await page.reload();
  await expect(bride).toHaveValue('Greta');
  await page.getByRole('button', { name: 'Open the invitation this browser knows' }).click();
  await expect(bride).toHaveValue('Ada');
  await expect(openDraft).toBeVisible();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  const question = page.getByRole('dialog', { name: 'Discard the draft?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(openDraft).toBeVisible();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(openDraft).toBeHidden();
  await expect(bride).toHaveValue('Ada');
});

test('a couple that opens another couple’s edit link can return to its own invitation', async ({
  page,
  product,
}) => {
  const own = await product.publish(weddingOf('Vera', 'Victor'));
  const others = await product.publish(weddingOf('Vera', 'Victor'));
  const notice = page.getByRole('alert', { name: 'This browser knows two invitations' });
  await edit(page, own);
  await expect(notice).toBeHidden();
  await edit(page, others);
  await expect(notice).toContainText(`You are editing /${others.cleanUrl}.`);
  await page.getByRole('button', { name: `Open /${own.cleanUrl}`, exact: true }).click();
  await expect(notice).toContainText(`You are editing /${own.cleanUrl}.`);
  await page.getByRole('button', { name: 'Remove from this browser' }).click();
  const question = page.getByRole('dialog', {
    name: `Remove /${others.cleanUrl} from this browser?`,
  });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(notice).toBeHidden();
  await page.goto(product.url);
  await expect(page.getByText(/Live since/)).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an unsaved edit survives a reload while the server is unreachable', async ({
  page,
  product,
  watch,
}) => {
  // The save that a page sends as it is left may arrive all the same.
  watch.allow(/ERR_FAILED|could not be loaded|answer 409/);
  await edit(page, await product.publish(weddingOf('Ada', 'Away')));
  await page.route('**/api/invitations/**', (route) => route.abort());
  const quote = page.getByRole('textbox', { name: 'Quote' });
  await quote.fill('Written before the reload');
  await page.reload();
  await expect(page.getByText(/What you see here is your latest version/)).toBeVisible();
  await expect(quote).toHaveValue('Written before the reload');
  await quote.fill('Written after the reload');
  await page.reload();
  await expect(quote).toHaveValue('Written after the reload');
  const asked = page.waitForEvent('dialog');
  await quote.click();
  const left = page.reload();
  await (await asked).accept();
  await left;
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/invitations/**');
  await again.click();
  await expect(page.getByText(/Live since/)).toBeVisible();
  await expect(quote).toHaveValue('Written after the reload');
});

test('the preview shows what is being typed, even behind a cover', async ({ page, product }) => {
  await page.addInitScript(
    (draft) => localStorage.setItem('draft', draft),
    JSON.stringify({ weddingData: newInvitation('minimalist-elegant') }),
  );
  await page.goto(product.url);
  const beside = page.getByRole('complementary', { name: 'Preview' }).frameLocator('iframe');
  await page.getByLabel("Bride's name").fill('Ophelia');
  const cover = beside.getByRole('dialog', { name: "You're Invited" });
  await expect(cover).toContainText('Ophelia');
  await page.getByLabel('Event title').fill('Brunch');
  await expect(beside.getByRole('heading', { name: 'Brunch' })).toBeInViewport();
  await expect(cover).toBeHidden();
});

test('a text that is too long is reported at its field', async ({ page, product, watch }) => {
  watch.allow(/answer 422|could not be saved/);
  await edit(page, await product.publish(weddingOf('Ada', 'Wordy')));
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('The invitation could not be saved'),
  );
  const quote = page.getByRole('textbox', { name: 'Quote' });
  await quote.fill('y'.repeat(10_001));
  await logged;
  const missing = page.getByRole('button', { name: /Please use at most 10,000 characters/ });
  await expect(missing).toBeVisible();
  const line = page.getByRole('status').filter({ hasText: 'Could not be saved' });
  expect((await line.boundingBox())?.height).toBeLessThan(60);
  await missing.click();
  await expect(quote).toBeFocused();
});

test('a click adds an event even if the previous one has no title', async ({ page, product }) => {
  await edit(page, await product.publish(weddingOf('Ada', 'Eventful')));
  await page.getByRole('tab', { name: 'Customize' }).click();
  const titles = page.locator('[name^="wedding.events."][name$=".title"]');
  await expect(titles).toHaveCount(1);
  for (const count of [2, 3]) {
    await page.getByRole('button', { name: 'Add Event' }).click({ delay: 120 });
    await expect(titles).toHaveCount(count);
    await expect(titles.last()).toBeFocused();
  }
});

test('nothing overflows a phone with text twice the size', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await edit(page, await product.publish(weddingOf('Ada', 'Large')));
  for (const tab of [/^Template/, 'Customize', 'Preview', 'Dashboard']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').locator('visible=true').first()).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, String(tab)).toBeLessThanOrEqual(390);
  }
  await expect(page.getByText('No responses yet')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

  test('every button of the form is large enough for a finger', async ({ page, product }) => {
    const { gallery, story } = newInvitation('floral-elegance');
    await edit(page, await product.publish({ ...weddingOf('Ada', 'Fingers'), gallery, story }));
    for (const name of [
      'Remove Chapter 1',
      'Move Chapter 1 down',
      'Add Event',
      'Sections',
      /^Remove (?!Chapter|Event|the picture)/,
    ]) {
      const one = page.getByRole('button', { name }).first();
      await one.scrollIntoViewIfNeeded();
      expect(await touchSize(one), String(name)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

/** Returns the shorter side of the area in which a touch hits the button, in CSS pixels. */
const touchSize = (button: Locator): Promise<number> =>
  button.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && one.contains(hit);
    };
    const reach = (dx: number, dy: number) => {
      let steps = 0;
      while (steps < 200 && isHit(dx * steps, dy * steps)) steps += 0.5;
      return steps;
    };
    return Math.min(reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1));
  });

test('another template is refused in one alert, and all else stays editable', async ({
  page,
  product,
}) => {
  const { editUrl } = await product.publish(weddingOf('Ada', 'Settled'));
  await page.goto(editUrl);
  await page.getByRole('tab', { name: 'Template' }).click();
  const refusal = page.getByText(
    'Template cannot be changed after license activation. You can still edit all other content.',
  );
  await expect(page.getByText('Your invitation keeps the template')).toBeVisible();
  await expect(refusal).toBeHidden();
  await page.getByRole('button', { name: /Vintage Fairytale/ }).click();
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Template' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'Customize' }).click();
  await expect(page.getByLabel("Bride's name")).toBeEditable();
});
