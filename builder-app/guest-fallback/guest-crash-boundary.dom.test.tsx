import { expect, test, vi } from 'vitest';
import { button, click, mount, pageText } from '../testing/mount.tsx';
import { GuestCrashBoundary } from './guest-crash-boundary.tsx';

test('a page that crashed says so, and leads on: once more, or home', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('The roof fell in');
    return <p>Come and celebrate</p>;
  };
  await mount(
    <GuestCrashBoundary>
      <Page />
    </GuestCrashBoundary>,
  );
  expect(pageText()).toContain('Server Error');
  expect(pageText()).toContain('The roof fell in');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
  isBroken = false;
  await click(button('Try Again'));
  expect(pageText()).toBe('Come and celebrate');
});
