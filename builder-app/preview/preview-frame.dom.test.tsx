import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { newInvitation } from '#domain/invitation/template-change.ts';
import { mount } from '../testing/mount.tsx';
import type { FromFrame } from './messages.ts';
import { PreviewFrame, type PreviewFrameProps } from './preview-frame.tsx';

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a frame; `tell` is what it says, `posted` what it has been told since the last look. */
async function open(reveal: PreviewFrameProps['reveal'] = null) {
  const content = newInvitation('serene-lens');
  await mount(<PreviewFrame content={content} slug="preview" reveal={reveal} />);
  const source = document.querySelector('iframe')?.contentWindow as Window;
  const post = vi.spyOn(source, 'postMessage');
  const tell = (kind: FromFrame['kind']) =>
    act(async () => {
      const { origin } = location;
      window.dispatchEvent(new MessageEvent('message', { data: { kind }, origin, source }));
    });
  const posted = () => {
    const kinds = post.mock.calls.map(([message]) => message.kind);
    post.mockClear();
    return kinds;
  };
  return { tell, posted };
}

test('the frame says that it loads until the invitation is drawn, which it is sent once per load', async () => {
  const { tell, posted } = await open();
  const status = () => document.querySelector('[role="status"]')?.textContent;
  expect(status()).toBe('Loading the preview...');
  await tell('ready');
  expect(status()).toBe('Loading the preview...');
  expect(posted()).toEqual(['show']);
  await tell('drawn');
  expect(status()).toBeUndefined();
  await tell('ready');
  expect(status()).toBe('Loading the preview...');
  expect(posted()).toEqual(['show']);
});

test('the frame scrolls to a section once that is drawn, also after it was loaded again', async () => {
  const { tell, posted } = await open({ section: 'rsvp' });
  for (const _load of ['first', 'second']) {
    await tell('ready');
    expect(posted()).toEqual(['show']);
    await tell('drawn');
    expect(posted()).toEqual(['reveal']);
  }
});

test('a frame that does not get ready is loaded again, until it does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { tell } = await open();
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const load = vi.spyOn(frame, 'setAttribute').mockReturnValue();
  for (const times of [1, 2]) {
    frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(5_000);
    expect(load.mock.calls).toEqual(Array(times).fill(['src', '/preview']));
  }
  frame.dispatchEvent(new Event('load'));
  await tell('ready');
  frame.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
