import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdReply } from './hold-reply.ts';
import { RsvpForm } from './rsvp-form.tsx';
import {
  choose,
  field,
  fillIn,
  isFormShown,
  press,
  props,
  replyWorld,
  stored,
  text,
  texts,
  type,
} from './testing.tsx';
import { isReplyWaiting } from './waiting-reply.ts';

const world = replyWorld();
const NOT_SENT = 'Your changes have not been sent yet. To send them, press “Send RSVP”.';

describe('a reply without connection', () => {
  beforeEach(async () => {
    world.answer = null;
    await world.open();
    await fillIn();
    await press();
  });

  it('is announced, and the form stays filled', () => {
    expect(text('.rsvp-alert')).toBe(
      'Failed to submit RSVP. Please try again. Your answer is kept on this device and will be ' +
        'sent automatically while this page is open, or when you open it again. You can safely press ' +
        'again.',
    );
    expect(field('name')?.value).toBe('Grandma');
  });

  it('is sent automatically when the connection is back, under the same key', async () => {
    world.accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(world.sent).toHaveLength(2);
    expect(world.sent[0]?.key).toMatch(/^\d+(-\d+){3}$/);
    expect(world.sent[1]?.key).toBe(world.sent[0]?.key);
    expect(text('[data-shown] .rsvp-thanks-title')).toBe('Thank You!');
  });

  it('is retried automatically, after longer and longer waits, until it gets through', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(text('.rsvp-alert')).toContain('will be sent automatically while this page is open');
    await act(async () => vi.advanceTimersByTime(5_000));
    for (const [index, seconds] of [12, 40, 120, 120, 120].entries()) {
      await act(async () => vi.advanceTimersByTime(seconds * 1_000 - 1));
      expect(world.sent).toHaveLength(2 + index);
      await act(async () => vi.advanceTimersByTime(1));
      expect(world.sent).toHaveLength(3 + index);
    }
    await press();
    await act(async () => vi.advanceTimersByTime(4_000));
    expect(world.sent).toHaveLength(9);
  });

  it('is announced once, however often it is retried', async () => {
    let fail = () => {};
    vi.stubGlobal('fetch', () => new Promise((_, reject) => (fail = () => reject(new Error()))));
    const told: string[] = [];
    const watch = new MutationObserver(() => told.push(text('[role="alert"]') ?? ''));
    const alert = document.querySelector('[role="alert"]');
    if (alert) watch.observe(alert, { childList: true, characterData: true, subtree: true });
    for (const seconds of [5, 20]) {
      await act(async () => vi.advanceTimersByTime(seconds * 1_000));
      expect(document.querySelector<HTMLButtonElement>('.rsvp-submit')?.disabled).toBe(true);
      await act(async () => fail());
    }
    expect(told).toEqual([]);
    await press();
    await act(async () => fail());
    expect(told).toEqual(['', expect.stringContaining('Failed to submit RSVP.')]);
  });

  it('survives a reload and is then sent', async () => {
    world.accept();
    await world.reload();
    expect(world.sent).toHaveLength(2);
    expect(world.sent[1]).toEqual(world.sent[0]);
    expect(text('[data-shown] .rsvp-thanks-title')).toBe('Thank You!');
  });

  it('is sent after a reload, even if something else was typed before the form woke', async () => {
    world.accept();
    await act(async () => world.root.unmount());
    const container = document.createElement('div');
    container.innerHTML = renderToString(<RsvpForm {...props} />);
    document.body.replaceChildren(container);
    const name = field('name');
    if (name) name.value = 'Grandmother';
    await act(async () => {
      world.root = hydrateRoot(container, <RsvpForm {...props} />);
    });
    expect(world.sent[1]).toEqual(world.sent[0]);
    expect([field('name')?.value, field('email')?.value]).toEqual([
      'Grandmother',
      'grandma@example.com',
    ]);
    await press();
    expect(world.sent[2]?.body.name).toBe('Grandmother');
    expect(world.sent[2]?.key).not.toBe(world.sent[0]?.key);
  });

  it('is thanked for in this tab, too, when another one has sent it', async () => {
    const draft = JSON.parse(localStorage.getItem('rsvp-draft:ophelia-tobias') ?? '');
    const { reply } = draft;
    const receipt = { reply, answer: 'Joyfully Accept', submittedAt: '2027-04-01T10:00:00.000Z' };
    const written = async (key: string, value: object) => {
      localStorage.setItem(`${key}:ophelia-tobias`, JSON.stringify(value));
      await stored(`${key}:ophelia-tobias`);
    };
    await written('rsvp-receipt', receipt);
    expect(text('.rsvp-alert')).toContain('will be sent automatically');
    await written('rsvp-draft', { ...draft, waiting: [] });
    expect(text('.rsvp-alert')).toBe('');
    expect(text('.rsvp-thanks')).toContain('Grandma (grandma@example.com)');
    expect(world.sent).toHaveLength(1);
  });

  it('is no longer announced beside the form once another tab has sent it', async () => {
    await type('name', 'Bert');
    expect(text('[role="status"].rsvp-alert')).toContain('The answer of Grandma is kept');
    const key = 'rsvp-draft:ophelia-tobias';
    const draft = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...draft, waiting: [] }));
    await stored(key);
    expect(text('[role="status"].rsvp-alert')).toBeUndefined();
    expect(text('.rsvp-alert')).toBe('');
    expect(field('name')?.value).toBe('Bert');
  });

  it('stays in the form when another tab stores something else', async () => {
    world.accept();
    await press();
    await act(async () => vi.advanceTimersByTime(3_000));
    await fillIn();
    await stored('rsvp-receipt:another-couple');
    expect(isFormShown()).toBe(true);
    await stored('rsvp-receipt:ophelia-tobias');
    expect(isFormShown()).toBe(false);
  });

  it('is not resent by a page that is gone', async () => {
    let lose = (_: Error) => {};
    vi.stubGlobal('fetch', () => {
      world.sent.push({ url: '', key: '', body: {} });
      return new Promise((_, reject) => {
        lose = reject;
      });
    });
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(world.sent).toHaveLength(2);
    await act(async () => world.root.unmount());
    await act(async () => lose(new TypeError('Failed to fetch')));
    await act(async () => vi.advanceTimersByTimeAsync(600_000));
    expect(world.sent).toHaveLength(2);
  });

  it('is received as its guest knew it, even on a page that has changed since', async () => {
    world.accept();
    await world.reload({
      whenAndWhere: 'another time',
      options: [{ label: 'See you there', value: 'yes' }],
    });
    expect(texts('.rsvp-received li')[1]).toBe('Joyfully Accept, 2\u00a0guests');
    expect(text('.rsvp-receipt')).toContain('Joyfully Accept, 2\u00a0guests');
    expect(text('.rsvp-changed')).toContain('The time or place has changed');
  });

  it('stays a refusal on a page that no longer offers it', async () => {
    await choose('regretfully decline');
    await press();
    world.accept();
    await world.reload({ options: props.options.slice(0, 1) });
    expect(text('.rsvp-receipt')).toContain(': Regretfully Decline.');
  });

  it('tells how old it is, also after a reload', async () => {
    vi.setSystemTime(Date.now() + 60_000);
    await world.reload();
    world.accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(world.sent.map(({ body }) => body.ageMs)).toEqual([0, 60_000, 60_000]);
  });

  it('makes way for a later one, and is sent as the latest by another press', async () => {
    world.answer = Response.json({ error: 'A later reply is already here.' }, { status: 409 });
    vi.setSystemTime(Date.now() + 60_000);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(text('.rsvp-alert')).toBe('A later reply is already here.');
    expect(field('name')?.value).toBe('Grandma');
    world.accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(world.sent).toHaveLength(2);
    await press();
    expect(world.sent[2]?.body.ageMs).toBe(0);
    expect(text('[data-shown] .rsvp-thanks-title')).toBe('Thank You!');
  });

  it('is sent as it was when its guest changes it; the form says what has not been sent', async () => {
    await type('message', 'With a dog');
    expect(text('.rsvp-alert')).toBe('');
    expect(text('[role="status"].rsvp-alert')).toBe(
      'The answer of Grandma is kept on this device and will be sent automatically while this page is ' +
        `open, or when you open it again. ${NOT_SENT}`,
    );
    await world.reload();
    expect(text('[role="status"].rsvp-alert')).toContain(NOT_SENT);
    world.accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(world.sent.at(-1)).toEqual(world.sent[0]);
    expect(isFormShown()).toBe(true);
    expect(text('.rsvp-receipt')).toContain('We have the reply of Grandma');
    await world.reload();
    expect(text('[role="status"].rsvp-alert')).toBe(NOT_SENT);
    expect(field('message')?.value).toBe('With a dog');
    expect(world.sent).toHaveLength(3);
    await press();
    expect(world.sent[3]?.body.message).toBe('With a dog');
    expect(world.sent[3]?.key).not.toBe(world.sent[0]?.key);
    expect(text('[role="status"].rsvp-alert')).toBeUndefined();
  });

  it('waits as before when what was changed is put back', async () => {
    await type('message', 'With a dog');
    await type('message', '');
    expect(text('.rsvp-alert')).toContain('Your answer is kept on this device');
    expect(text('[role="status"].rsvp-alert')).toBeUndefined();
    await press();
    expect(world.sent[1]?.key).toBe(world.sent[0]?.key);
  });

  it('makes way for the one that its guest sends in its place', async () => {
    await type('name', ' GRANDMA');
    await type('message', 'With a dog');
    await press();
    world.accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    await world.reload();
    expect(world.sent.map(({ body }) => body.message)).toEqual(['', 'With a dog', 'With a dog']);
    expect(text('.rsvp-alert')).toBe('');
  });

  describe('while its guest sends another in its place', () => {
    const answers: ((answer: Response) => void)[] = [];
    const messages = () => world.sent.map(({ body }) => body.message);
    beforeEach(async () => {
      answers.length = 0;
      vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
        world.sent.push({ url: '', key: '', body: JSON.parse(String(init.body)) });
        return new Promise<Response>((resolve) => answers.push(resolve));
      });
      await type('message', 'With a dog');
      await act(async () => window.dispatchEvent(new Event('online')));
      await press();
    });

    it('is never under way together with that', async () => {
      expect(messages()).toEqual(['', '']);
      expect(document.querySelector<HTMLButtonElement>('.rsvp-submit')?.disabled).toBe(true);
      await act(async () => answers[0]?.(Response.json({}, { status: 201 })));
      expect(messages()).toEqual(['', '', 'With a dog']);
      expect(isFormShown()).toBe(true);
      await act(async () => answers[1]?.(Response.json({}, { status: 201 })));
      expect(texts('.rsvp-received li').at(-1)).toBe('With a dog');
    });

    it('does not take its place once the server refuses it', async () => {
      await act(async () => answers[0]?.(Response.json({}, { status: 409 })));
      expect(messages()).toEqual(['', '', 'With a dog']);
      expect(text('.rsvp-alert')).toBe('');
      await act(async () => answers[1]?.(Response.json({}, { status: 201 })));
      expect(texts('.rsvp-received li').at(-1)).toBe('With a dog');
    });
  });

  it('is sent beside that of another guest, once', async () => {
    await type('name', 'Bert');
    await type('email', 'bert@example.com');
    expect(text('[role="status"].rsvp-alert')).toContain('The answer of Grandma is kept');
    expect(text('[role="status"].rsvp-alert')).not.toContain(NOT_SENT);
    await press();
    expect(text('.rsvp-alert')).toContain('Your answer is kept on this device');
    world.sent = [];
    world.accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(world.sent.map(({ body }) => body.name)).toEqual(['Bert', 'Grandma']);
    expect(texts('.rsvp-received li')[0]).toBe('Bert (bert@example.com)');
    await world.reload();
    expect(world.sent).toHaveLength(2);
  });

  it('is sent at once by another press, even in a round that has tried it', async () => {
    let answer = (_: Response) => {};
    await type('name', 'Bert');
    await press();
    world.sent = [];
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      world.sent.push({ url: '', key: '', body: JSON.parse(String(init.body)) });
      return new Promise<Response>((resolve) => (answer = resolve));
    });
    await act(async () => window.dispatchEvent(new Event('online')));
    await act(async () => answer(Response.json({}, { status: 503 })));
    await press();
    await act(async () => answer(Response.json({}, { status: 503 })));
    expect(world.sent.map(({ body }) => body.name)).toEqual(['Bert', 'Grandma', 'Bert']);
  });

  it('is thanked for although its guest is typing while it is sent', async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    await act(async () => window.dispatchEvent(new Event('online')));
    // As by an input method that ends a word once the field is locked.
    await type('message', 'With a dog');
    await act(async () => answer(Response.json({}, { status: 201 })));
    expect(text('[data-shown] .rsvp-thanks-title')).toBe('Thank You!');
  });

  it('does not keep the form locked for a reply behind it that another tab had refused', async () => {
    let answer = (_: Response) => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    await type('name', 'Bert');
    await act(async () => window.dispatchEvent(new Event('online')));
    await press();
    expect(document.querySelector<HTMLButtonElement>('.rsvp-submit')?.disabled).toBe(true);
    // Another tab has sent it first, and was refused.
    const key = 'rsvp-draft:ophelia-tobias';
    const draft = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...draft, waiting: draft.waiting.slice(0, 1) }));
    await stored(key);
    await act(async () => answer(Response.json({}, { status: 201 })));
    expect(document.querySelector<HTMLButtonElement>('.rsvp-submit')?.disabled).toBe(false);
    expect(text('.rsvp-alert')).toBe('Failed to submit RSVP. Please try again.');
    expect(field('name')?.value).toBe('Bert');
  });

  it('that the server refuses is put back into the form after another guest’s', async () => {
    await type('name', 'Bert');
    const outdated = { error: 'A later reply is already here.' };
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) =>
      JSON.parse(String(init.body)).name === 'Bert'
        ? Response.json({}, { status: 201 })
        : Response.json(outdated, { status: 409 }),
    );
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(field('name')?.value).toBe('Bert');
    expect(text('.rsvp-alert')).toBe('');
    expect(text('[role="status"].rsvp-alert')).toBe(
      'The answer of Grandma was not accepted. We’ll put it back in the form after this one. ',
    );
    await press();
    expect(text('.rsvp-thanks')).toContain('Bert');
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(field('name')?.value).toBe('Grandma');
    expect(text('.rsvp-alert')).toBe('A later reply is already here.');
    await world.reload();
    expect(field('name')?.value).toBe('Grandma');
  });

  it('that the server refuses while its guest changes it is announced at once', async () => {
    await type('message', 'With a dog');
    world.answer = Response.json({ error: 'A later reply is already here.' }, { status: 409 });
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(text('.rsvp-alert')).toBe('A later reply is already here.');
    expect(text('[role="status"].rsvp-alert')).toBeUndefined();
    expect(field('message')?.value).toBe('With a dog');
  });

  it('beyond those that are kept is said to wait while the page is open', async () => {
    const guests = Array.from({ length: 20 }, (_, index) => `Guest ${index}`);
    for (const name of guests) {
      expect(text('.rsvp-alert')).toContain('kept on this device');
      await type('name', name);
      await press();
    }
    expect(text('.rsvp-alert')).not.toContain('kept on this device');
    expect(world.sent.map(({ body }) => body.name)).toContain('Guest 19');
    world.sent = [];
    await world.reload();
    expect(world.sent.map(({ body }) => body.name)).toEqual(['Grandma', ...guests.slice(0, -1)]);
  });
});

describe('a form that was filled in once before, on an earlier visit or in another tab,', () => {
  /** Loads the page anew, and declines before the form's script has come. */
  async function declineBeforeScript(guest: { name: string; email: string }): Promise<HTMLElement> {
    await world.open();
    await fillIn();
    await type('message', 'With a dog');
    await act(async () => world.root.unmount());
    const island = document.createElement('div');
    island.innerHTML = renderToString(<RsvpForm {...props} />);
    document.body.replaceChildren(island);
    Object.assign(field('name') ?? {}, { value: guest.name });
    Object.assign(field('email') ?? {}, { value: guest.email });
    document.querySelector<HTMLInputElement>('[value="regretfully decline"]')?.click();
    return island;
  }
  const wake = (island: HTMLElement) =>
    act(async () => {
      world.root = hydrateRoot(island, <RsvpForm {...props} />);
    });
  const refusal = {
    attendance: 'regretfully decline',
    guests: 1,
    dietary: '',
    message: '',
    ageMs: 0,
  };

  it('gives none of that to another guest', async () => {
    const bert = { name: 'Bert', email: 'bert@example.com' };
    await wake(await declineBeforeScript(bert));
    await press();
    expect(world.sent.map(({ body }) => body)).toEqual([{ ...bert, ...refusal }]);
  });

  it('adds none of that to a reply that was sent before its script came', async () => {
    const grandma = { name: 'Grandma', email: 'grandma@example.com' };
    const island = await declineBeforeScript(grandma);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const held = holdReply(island);
    const form = document.querySelector('form');
    form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    online.mockReturnValue(true);
    held.letGo();
    await wake(island);
    expect(world.sent.map(({ body }) => body)).toEqual([{ ...grandma, ...refusal }]);
  });
});

it('a reply that waits is known to the next visit, until it is accepted', async () => {
  world.answer = null;
  await world.open();
  await fillIn();
  expect(isReplyWaiting()).toBe(false);
  await press();
  expect(isReplyWaiting()).toBe(true);
  world.accept();
  await world.reload();
  expect(isReplyWaiting()).toBe(false);
});

it('a reply that waits where nothing can be kept is not said to be kept', async () => {
  world.answer = null;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await world.open();
  await fillIn();
  await press();
  expect(text('.rsvp-alert')).toBe(
    'Failed to submit RSVP. Please try again. Your answer will be sent automatically while ' +
      'this page is open. You can safely press again.',
  );
});
