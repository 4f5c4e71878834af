import { expect, test, vi } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { ErrorPage } from './error-page.tsx';
import { ErrorScreen } from './error-screen.tsx';

test.each([
  [404, 'Home'],
  [500, 'Try Again'],
])('a status of %i leads to "%s" first', async (status, label) => {
  await mount(<ErrorScreen status={status} />);
  const leading = document.querySelectorAll('[data-variant="filled"]');
  expect([...leading].map((button) => button.textContent)).toEqual([label]);
});

test('the title of an error page says what its heading says', async () => {
  const clock = performance;
  vi.stubGlobal('performance', {
    now: () => clock.now(),
    getEntriesByType: () => [{ responseStatus: 403 }],
  });
  await mount(<ErrorPage />);
  expect(document.querySelector('h1')?.textContent).toBe('Access Denied');
  expect(document.title).toBe('Access Denied · Wedding Invite');
});
