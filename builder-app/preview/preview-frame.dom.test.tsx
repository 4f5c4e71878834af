import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { newInvitation } from '#domain/invitation/template-change.ts';
import { mount } from '../testing/mount.tsx';
import type { FromFrame } from './messages.ts';
import { PreviewFrame } from './preview-frame.tsx';

test('the frame says that it loads until the invitation is drawn, which it is sent once per load', async () => {
  await mount(<PreviewFrame content={newInvitation('serene-lens')} slug="preview" />);
  const frame = document.querySelector('iframe');
  const tell = (data: FromFrame) =>
    act(async () => {
      const { origin } = location;
      const source = frame?.contentWindow ?? null;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    });
  const post = vi.spyOn(frame?.contentWindow as Window, 'postMessage');
  const status = () => document.querySelector('[role="status"]')?.textContent;
  expect(status()).toBe('Loading the preview...');
  await tell({ kind: 'ready' });
  expect(status()).toBe('Loading the preview...');
  expect(post).toHaveBeenCalledTimes(1);
  await tell({ kind: 'drawn' });
  expect(status()).toBeUndefined();
  await tell({ kind: 'ready' });
  expect(status()).toBe('Loading the preview...');
  expect(post).toHaveBeenCalledTimes(2);
});
