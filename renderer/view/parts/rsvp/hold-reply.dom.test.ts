import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdReply, takeHeldReply } from './hold-reply.ts';

describe('a reply sent before its form’s script has come', () => {
  let island: HTMLElement;
  let form: HTMLFormElement;
  const submitted = vi.fn();

  const press = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  /** Whether the browser, and with it the network, is there. */
  const connected = (isConnected: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
    vi.stubGlobal('fetch', () =>
      isConnected ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
    );
  };

  beforeEach(() => {
    document.body.innerHTML = '<div data-island="rsvp"><form></form></div>';
    island = document.querySelector<HTMLElement>('div') as HTMLElement;
    form = document.querySelector('form') as HTMLFormElement;
    submitted.mockReset();
    form.submit = submitted;
  });

  it('is left to the browser while there is a connection', () => {
    connected(true);
    holdReply(island);
    expect(press()).toBe(true);
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('stays on the page without one, and says so once', () => {
    connected(false);
    holdReply(island);
    expect(press()).toBe(false);
    expect(press()).toBe(false);
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  });

  it('is sent without the script only once the page can be reached', async () => {
    connected(false);
    const reply = holdReply(island);
    press();
    await reply.sendPlain();
    expect(submitted).not.toHaveBeenCalled();
    connected(true);
    await reply.sendPlain();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('is not sent without the script as well once that has taken it over', async () => {
    connected(false);
    const reply = holdReply(island);
    press();
    let connect = () => {};
    vi.stubGlobal('fetch', () => new Promise<void>((resolve) => (connect = resolve)));
    const sending = reply.sendPlain();
    expect(takeHeldReply(form)).toBe(true);
    expect(document.querySelector('[role="alert"]')).toBeNull();
    connect();
    await sending;
    expect(submitted).not.toHaveBeenCalled();
  });

  it('is not sent by the script as well once it was sent without', async () => {
    connected(false);
    const reply = holdReply(island);
    press();
    connected(true);
    await reply.sendPlain();
    expect(submitted).toHaveBeenCalledOnce();
    expect(takeHeldReply(form)).toBe(false);
  });

  it('is not sent if there is none', async () => {
    connected(true);
    await holdReply(island).sendPlain();
    expect(submitted).not.toHaveBeenCalled();
  });
});
