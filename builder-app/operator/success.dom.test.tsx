import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { button, click, mount, pageText } from '../testing/mount.tsx';
import { COPIED_STAYS_MS, SuccessBanner, useTell } from './success.tsx';

function Teller() {
  const tell = useTell();
  return (
    <>
      <button type="button" onClick={() => tell('User created successfully')}>
        Create
      </button>
      <button type="button" onClick={() => tell('Copied', COPIED_STAYS_MS)}>
        Copy
      </button>
    </>
  );
}

const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('a success stays for three seconds, a copied text for two, a new one begins anew', async () => {
  vi.useFakeTimers();
  await mount(
    <SuccessBanner>
      <Teller />
    </SuccessBanner>,
  );
  await click(button('Create'));
  await after(2_900);
  expect(pageText()).toContain('User created successfully');
  await click(button('Copy'));
  await after(1_900);
  expect(pageText()).toContain('Copied');
  expect(pageText()).not.toContain('User created');
  await after(200);
  expect(pageText()).not.toContain('Copied');
  vi.useRealTimers();
});
