import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { button, click, mount, pageText, untilShown } from '../testing/mount.tsx';
import { InvitationFallback } from './invitation-fallback.tsx';

const NOT_FOUND = 'This invitation could not be found.';
const hadNoNetwork = async () => {
  history.replaceState(null, '', '/anna-ben');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await mount(<InvitationFallback />);
  await untilShown('Please check your internet connection');
};
/** Any response will do. */
const hasNetwork = () =>
  vi.stubGlobal('fetch', async () => new Response('{"error": ""}', { status: 404 }));

test('a guest without a connection reads so, not that there is no invitation', async () => {
  await hadNoNetwork();
  expect(pageText()).not.toContain('Invitation Not Found');
  expect(document.querySelector('a')?.textContent).toBe('Create Your Own Invitation');
});

test('a guest without a connection tries again at a tap', async () => {
  await hadNoNetwork();
  hasNetwork();
  await click(button('Try Again'));
  await untilShown(NOT_FOUND);
});

test('the title says what came instead of the invitation', async () => {
  await hadNoNetwork();
  expect(document.title).toBe('No Connection');
  hasNetwork();
  await click(button('Try Again'));
  await untilShown(NOT_FOUND);
  expect(document.title).toBe('Invitation Not Found');
});

test('the invitation is looked for again once the connection returns', async () => {
  await hadNoNetwork();
  hasNetwork();
  await act(async () => window.dispatchEvent(new Event('online')));
  await untilShown(NOT_FOUND);
});
