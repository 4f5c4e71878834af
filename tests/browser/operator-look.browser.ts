import { weddingOf } from '#tests/support/wedding.ts';
import { expect, test } from './product-test.ts';
import { signIn } from './sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ watch }) => {
  // The panel's check whether anyone is logged in yet.
  watch.allow(/answer 401: .*\/api\/admin\/auth\/check/);
});

test('a failed logout is shown below the bar on every screen', async ({ page, product, watch }) => {
  watch.allow(/auth\/logout/);
  await signIn(page, product);
  await page.route('**/api/admin/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  const told = page.getByRole('alert');
  await expect(told).toContainText('Logout failed: you are still signed in.');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = await page.getByRole('heading', { level: 1 }).boundingBox();
    const tabs = await page.getByRole('tablist').boundingBox();
    const box = await told.boundingBox();
    expect(box?.y, `${width} px`).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    expect(tabs?.y, `${width} px`).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
    expect(bar?.height, `${width} px`).toBeLessThan(60);
  }
});

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'on a touch screen' : 'with a mouse', () => {
    test.use({ hasTouch });

    test('a failure’s retry button is whole and aligned with its icon', async ({
      page,
      product,
      watch,
    }) => {
      watch.allow(/api\/admin\/users/);
      await signIn(page, product);
      await page.route('**/api/admin/users?**', (route) =>
        route.fulfill({ status: 422, json: {} }),
      );
      await page.getByRole('tab', { name: 'Users' }).click();
      const told = page.getByRole('alert');
      const again = told.getByRole('button', { name: 'Try Again' });
      await expect(again).toBeVisible();
      const isWhole = await again.evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        for (let around = button.parentElement; around; around = around.parentElement) {
          const room = around.getBoundingClientRect();
          const cutsOff = getComputedStyle(around).overflowY !== 'visible';
          if (cutsOff && (room.top > top || room.bottom < bottom)) return false;
        }
        return true;
      });
      expect(isWhole).toBe(true);
      const icon = await told.locator('svg').boundingBox();
      const words = await told.getByText('Failed to fetch users').evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.firstChild ?? element);
        const { y, height } = range.getBoundingClientRect();
        return { y, height };
      });
      expect(Math.abs(middleOf(icon) - middleOf(words))).toBeLessThan(3);
    });
  });
}

test('a busy button shows its loader in the middle, even without motion', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/render-queue/republish-all', async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Republish all' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Republish all' });
  await button.click();
  const sign = await button.locator('.mantine-Loader-root').boundingBox();
  expect(Math.abs(middleOf(sign) - middleOf(await button.boundingBox()))).toBeLessThan(2);
  answer();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a wrapped code keeps its copy button beside its end', async ({ page, product }) => {
  await signIn(page, product);
  const code = '8B4BA634-0D01-4785-BAAC-F4BCF2A32650';
  await page.route('**/api/admin/licenses?**', async (route) => {
    const [license] = await (await route.fetch()).json();
    await route.fulfill({ json: [{ ...license, licenseCode: code }] });
  });
  await page.getByRole('tab', { name: 'Licenses' }).click();
  const copy = page.getByRole('button', { name: `Copy ${code}` });
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const apart = await copy.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button.previousSibling ?? button);
      const [end, own] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
      return [own.left - end.right, (own.top + own.bottom - end.top - end.bottom) / 2];
    });
    for (const distance of apart) {
      expect(Math.abs(distance), `${width} px`).toBeLessThan(12);
    }
  }
});

test('the button that creates a license is beside the last field from tablets up', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Licenses' }).click();
  for (const type of ['Lifetime', 'Temporary']) {
    await page.getByText(type, { exact: true }).click();
    for (const width of [660, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const field = await page.getByLabel('Custom code').boundingBox();
      const button = await page.getByRole('button', { name: 'Create License' }).boundingBox();
      expect(Math.abs(middleOf(button) - middleOf(field)), `${type}, ${width} px`).toBeLessThan(3);
      expect(button?.x, `${type}, ${width} px`).toBeGreaterThan(field?.x ?? 0);
    }
  }
});

test('selections are visible in forced colours', async ({ page, product }) => {
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Licenses' }).click();
  await page.getByRole('button', { name: 'Create License' }).click();
  await page.emulateMedia({ forcedColors: 'active' });
  const styleOf = (name: string, role: 'tab' | 'button', property: string) =>
    page
      .getByRole(role, { name, exact: true })
      .evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), property);
  expect(await styleOf('Licenses', 'tab', 'border-bottom-color')).not.toBe(
    await styleOf('Users', 'tab', 'border-bottom-color'),
  );
  expect(await styleOf('All', 'button', 'outline-style')).toBe('solid');
  expect(await styleOf('Used', 'button', 'outline-style')).toBe('none');
  expect(await styleOf('All', 'button', 'outline-offset')).toBe('-4px');
  await page.getByRole('button', { name: 'All', exact: true }).press('Shift');
  expect(await styleOf('All', 'button', 'outline-offset')).toBe('2px');
  expect(await styleOf('All', 'button', 'background-color')).not.toBe(
    await styleOf('Used', 'button', 'background-color'),
  );
  const indicator = page.locator('.mantine-SegmentedControl-indicator');
  await expect(indicator).toHaveCSS('outline-style', 'solid');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.locator('.mantine-Modal-content')).toHaveCSS('border-top-width', '2px');
});

test('the ring around a focused tab is not cut off', async ({ page, product }) => {
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  const tab = page.getByRole('tab', { name: 'Licenses' });
  await expect(tab).toBeFocused();
  await expect(tab).toHaveCSS('outline-offset', '-2px');
});

test('the link to a dashboard fits on one line on the narrowest phone', async ({
  page,
  product,
}) => {
  await product.publish(weddingOf('One', 'Line'));
  await signIn(page, product);
  await page.getByRole('tab', { name: 'Dashboard Sessions' }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  const link = await page.getByRole('link', { name: 'Open' }).first().boundingBox();
  expect(link?.height).toBeLessThan(30);
});

/** Returns the height of a box's middle. */
function middleOf(box: { readonly y: number; readonly height: number } | null): number {
  return box ? box.y + box.height / 2 : Number.NaN;
}
