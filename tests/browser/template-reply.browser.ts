import type { Page } from '@playwright/test';
import { rsvpFormOf } from '#domain/rsvp/forms.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { createGate } from '#tests/support/gate.ts';
import { expect, fillReply, openCover, test, wakeReplyForm } from './template-test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

for (const template of TEMPLATE_IDS) {
  const { revertAfterMs } = rsvpFormOf(template);

  test(`${template}: what was typed outlives a reload, thanks stay ${revertAfterMs ?? '∞'} ms`, async ({
    page,
    guest,
  }) => {
    await page.clock.install();
    await guest.open(template);
    await wakeReplyForm(page);
    await fillReply(page, 'Aunt Lena');
    await page.locator('.rsvp-form [name="message"]').fill('So happy for both of you! '.repeat(60));
    await page.reload();
    await openCover(page);
    await wakeReplyForm(page);
    await expect(page.locator('.rsvp-form [name="name"]')).toHaveValue('Aunt Lena');
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
    await sendOnDesktop(page);
    await expect(page.locator('.rsvp-thanks')).toContainText('Aunt Lena');
    await expect(page.locator('.rsvp-thanks-title')).toBeInViewport();
    await expect(page.locator('.rsvp-form')).toBeHidden();
    await page.clock.runFor((revertAfterMs ?? 60_000) - 1);
    await expect(page.locator('.rsvp-form')).toBeHidden();
    if (revertAfterMs === null) return;
    await page.clock.runFor(1);
    await expect(page.locator('.rsvp-form')).toBeVisible();
    await expect(page.locator('.rsvp-form [name="name"]')).toHaveValue('');
  });

  test(`${template}: thanks for a reply that needed no script stay ${revertAfterMs ?? '∞'} ms`, async ({
    page,
    guest,
  }) => {
    await page.clock.install();
    // The address to which the server redirects after a reply.
    await page.goto(`${await guest.address(template)}#rsvp-thanks`);
    await expect(page.locator('.rsvp-thanks-title')).toBeInViewport();
    await expect(page.locator('.rsvp-form')).toBeHidden();
    await page.clock.runFor(revertAfterMs ?? 60_000);
    if (revertAfterMs === null) return expect(page.locator('.rsvp-form')).toBeHidden();
    await expect(page.locator('.rsvp-form')).toBeVisible();
    await expect(page.locator('.rsvp-thanks')).toBeHidden();
    await expect(page).toHaveURL(/^[^#]+$/);
  });
}

// One form is checked by its script alone, one by the browser as well.
for (const template of ['floral-elegance', 'vintage-fairytale'] as const) {
  test(`${template} takes an address of any letters as it was typed, and says what is none`, async ({
    page,
    guest,
  }) => {
    await guest.open(template);
    await wakeReplyForm(page);
    await fillReply(page, 'Jürgen');
    const email = page.locator('.rsvp-form [name="email"]');
    await email.fill('jürgen@');
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.field-error')).toHaveText(['Invalid email address']);
    await expect(email).toBeFocused();
    await email.fill('jürgen@exämple.de');
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.rsvp-thanks')).toContainText('Jürgen (jürgen@exämple.de)');
  });
}

for (const template of TEMPLATE_IDS) {
  test(`${template}: a field is called wrong, and looks so, once it is left out or not right`, async ({
    page,
    guest,
  }) => {
    await guest.open(template);
    await wakeReplyForm(page);
    const name = page.locator('.rsvp-form [name="name"]');
    const border = () => name.evaluate((field) => getComputedStyle(field).borderBottomColor);
    const usual = await border();
    expect(await fieldsCalledWrong(page)).toEqual([]);

    await page.locator('.rsvp-submit').click();
    await expect(name).toBeFocused();
    const label = page.locator('.field-name .field-label');
    await expect(label).toBeInViewport({ ratio: 1 });
    const isInFront = await label.evaluate((words) => {
      const { left, top } = words.getBoundingClientRect();
      return words === document.elementFromPoint(left + 2, top + 2);
    });
    expect(isInFront).toBe(true);
    await name.blur();
    expect(await border(), 'left out').not.toBe(usual);

    // As in a browser that checks nothing by itself.
    await page.locator('.rsvp-form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.field-error')).toHaveCount(3);
    const [first, second, ...choices] = await fieldsCalledWrong(page);
    expect([first, second]).toEqual(['textbox', 'textbox']);
    expect(choices).not.toEqual([]);

    await fillReply(page, '   ');
    await page.locator('.rsvp-submit').click();
    await expect(page.locator('.field-error')).toHaveCount(1);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toBeFocused();
    await name.blur();
    expect(await border(), 'not right').not.toBe(usual);
  });
}

/** Returns the roles of the fields that a screen reader calls wrong. */
async function fieldsCalledWrong(page: Page): Promise<unknown[]> {
  const reader = await page.context().newCDPSession(page);
  const { nodes } = await reader.send('Accessibility.getFullAXTree');
  await reader.detach();
  return nodes
    .filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value === 'true'),
    )
    .map(({ role }) => role?.value);
}

/** Sends the reply in a desktop's window, where the button must not shrink under the pointer. */
async function sendOnDesktop(page: Page): Promise<void> {
  const phone = page.viewportSize();
  if (!phone) throw new Error('There is no window');
  await page.setViewportSize({ width: 1440, height: 900 });
  const button = page.locator('.rsvp-submit');
  const size = () =>
    button.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
  const before = await size();
  const gate = createGate();
  await page.route('**/api/public/rsvp/**', async (route) => {
    await gate.pass();
    await route.continue();
  });
  await button.click();
  await expect(button).toBeDisabled();
  expect(await size()).toEqual(before);
  await page.setViewportSize(phone);
  await button.scrollIntoViewIfNeeded();
  gate.open();
}
