import { expect, test, vi } from 'vitest';
import { button, click, mount, pageText } from '../testing/mount.tsx';
import { GuestCrashBoundary } from './guest-crash-boundary.tsx';

function Page({ roof }: { readonly roof: { isSound: boolean } }) {
  if (!roof.isSound) throw new Error('The roof fell in');
  return <p>Come and celebrate</p>;
}

test('a page that crashed says so, and leads on: once more, back, or home', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const roof = { isSound: false };
  await mount(
    <GuestCrashBoundary>
      <Page roof={roof} />
    </GuestCrashBoundary>,
  );
  expect(pageText()).toContain('Server Error');
  expect(pageText()).toContain('The roof fell in');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
  history.pushState(null, '', '/');
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  await click(button('Go Back'));
  expect(back).toHaveBeenCalledOnce();
  roof.isSound = true;
  await click(button('Try Again'));
  expect(pageText()).toBe('Come and celebrate');
});
