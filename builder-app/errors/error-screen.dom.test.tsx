import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { ErrorScreen } from './error-screen.tsx';

test.each([
  [404, 'Home'],
  [500, 'Try Again'],
])('a status of %i leads to "%s" first', async (status, label) => {
  await mount(<ErrorScreen status={status} />);
  const leading = document.querySelectorAll('[data-variant="filled"]');
  expect([...leading].map((button) => button.textContent)).toEqual([label]);
});
