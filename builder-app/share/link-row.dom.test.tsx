import { act } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { button, click, mount, pageText } from '../testing/mount.tsx';
import { LinkRow } from './link-row.tsx';
import { openShareSheet } from './share-sheet.ts';

const URL_OF_DASHBOARD = 'https://example.com/dashboard/1?token=secret';

function shareSheet(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const draw = () =>
  mount(
    <LinkRow
      label="Dashboard link"
      url={URL_OF_DASHBOARD}
      isSecret
      mailSubject="Our RSVP dashboard"
    />,
  );

test('a device with a share sheet is offered it, with the address in it', async () => {
  const share = vi.fn(async () => undefined);
  shareSheet(share);
  await draw();
  await click(button('Share the dashboard link'));
  expect(share).toHaveBeenCalledWith({ title: 'Our RSVP dashboard', url: URL_OF_DASHBOARD });
});

test('without a share sheet a link is copied or mailed', async () => {
  await draw();
  expect(pageText()).not.toContain('Share');
  expect(button('Copy the dashboard link')).toBeTruthy();
  expect(pageText()).toContain('E-mail to myself');
});

test('a compact row leaves mail to the share sheet, where there is one', async () => {
  const compact = () => (
    <LinkRow label="Edit link" url={URL_OF_DASHBOARD} isSecret isCompact mailSubject="Edit" />
  );
  const { redraw } = await mount(compact());
  expect(pageText()).toContain('E-mail to myself');
  shareSheet(async () => undefined);
  await redraw(compact());
  expect(pageText()).toContain('Share');
  expect(pageText()).not.toContain('E-mail to myself');
});

test('a dismissed share sheet counts as an answer, one that fails does not', async () => {
  const asks = { title: 'Our wedding', url: URL_OF_DASHBOARD };
  shareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await openShareSheet(asks)).toBe(true);
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  shareSheet(() => Promise.reject(new DOMException('no target', 'DataError')));
  expect(await openShareSheet(asks)).toBe(false);
});

test('copying a link again shows the confirmation for the full time again', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await draw();
  await click(button('Copy the dashboard link'));
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await click(button('Copied the dashboard link'));
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(pageText()).toContain('Copied!');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(pageText()).not.toContain('Copied!');
});

test('copying on plain http leaves the focus at the button', async () => {
  // As browsers do, and jsdom does not.
  vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    this.focus();
  });
  document.execCommand = () => true;
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  await draw();
  button('Copy the dashboard link').focus();
  await click(button('Copy the dashboard link'));
  expect(document.activeElement).toBe(button('Copied the dashboard link'));
});
