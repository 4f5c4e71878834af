import { beforeEach, describe, expect, it } from 'vitest';
import type { PendingReply } from './reply.ts';
import { replyStore } from './reply-store.ts';
import { watchOverReply } from './reply-without-form.ts';

const notice = () => document.querySelector('[role="alert"]');

const pending = (name: string): PendingReply => ({
  reply: { name, email: '', attendance: 'yes', guests: '1', dietary: '', message: '' },
  key: name,
  pressedAt: 0,
});

describe('replies that wait on a device', () => {
  const store = replyStore('emma-liam', false);

  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, '', '/emma-liam');
    document.body.innerHTML = '<div class="invitation"></div>';
    store.keepDraft(pending('Grandma').reply);
    for (const name of ['Grandma', 'Uncle Tom']) store.hold(pending(name));
  });

  it('are said to be in doubt, once the couple takes no replies any more', async () => {
    watchOverReply(document);
    await expect
      .poll(() => notice()?.textContent)
      .toBe(
        'Not confirmed: the reply of Grandma, Uncle Tom. The couple no longer takes replies on ' +
          'this page. Please ask them whether they have it.OK',
      );
  });

  it('wait no longer once their guest has read so, but what was typed stays', async () => {
    watchOverReply(document);
    await expect.poll(notice).not.toBeNull();
    document.querySelector('button')?.click();
    expect(notice()).toBeNull();
    expect(store.waiting()).toEqual([]);
    expect(store.draft()).toEqual(pending('Grandma').reply);
  });

  it('are left to the form where there is one', async () => {
    document.body.innerHTML = '<div class="invitation"><div data-island="rsvp"></div></div>';
    watchOverReply(document);
    await import('./undelivered.ts');
    expect(notice()).toBeNull();
  });

  it('are not spoken of on another invitation’s page', async () => {
    history.replaceState(null, '', '/mia-noah');
    watchOverReply(document);
    await import('./undelivered.ts');
    expect(notice()).toBeNull();
  });
});
