import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLORAL_RSVP } from '../../templates/floral-elegance/rsvp-texts.ts';
import { RsvpForm, type RsvpFormProps } from './rsvp-form.tsx';
import { isReplyWaiting } from './waiting-reply.ts';

const props: RsvpFormProps = {
  slug: 'ophelia-tobias',
  preview: false,
  texts: FLORAL_RSVP,
  options: [
    { label: 'Joyfully Accept', value: 'yes' },
    { label: 'Regretfully Decline', value: 'regretfully decline', declines: true },
  ],
  deadline: '2027-05-15',
  deadlineLabel: 'Saturday, May 15, 2027',
  whenAndWhere: 'then-and-there',
};

const NOT_SENT = 'Your changes are not sent yet. To send them, press “Send RSVP”.';

/** The response of the server, which is outside this test; null for no connection. */
let answer: Response | null;
let sent: { readonly url: string; readonly key: string; readonly body: Record<string, unknown> }[];
let root: Root;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2027, 3, 1), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  window.history.replaceState(null, '', '/ophelia-tobias');
  sent = [];
  accept();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({
      url,
      key: headers.get('Idempotency-Key') ?? '',
      body: JSON.parse(String(init.body)),
    });
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

function accept(): void {
  answer = Response.json({ id: '1', submittedAt: '2027-04-01T10:00:00.000Z' }, { status: 201 });
}
async function open(change: Partial<RsvpFormProps> = {}): Promise<void> {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<RsvpForm {...props} {...change} />));
}
/** Loads the page again. */
async function reload(change: Partial<RsvpFormProps> = {}): Promise<void> {
  await act(async () => root.unmount());
  await open(change);
}
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="radio"])`);
async function type(name: string, value: string): Promise<void> {
  const input = field(name);
  if (!input) throw new Error(`no field ${name}`);
  input.value = value;
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
}
async function choose(value: string): Promise<void> {
  const radio = document.querySelector<HTMLInputElement>(`[type="radio"][value="${value}"]`);
  await act(async () => radio?.click());
}
async function press(): Promise<void> {
  await act(async () => document.querySelector<HTMLButtonElement>('.rsvp-submit')?.click());
}
async function fillIn(): Promise<void> {
  await type('name', 'Grandma');
  await type('email', 'grandma@example.com');
  await choose('yes');
  await type('guests', '2');
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
const text = (selector: string) => texts(selector)[0];
const isFormShown = () => document.querySelector<HTMLFormElement>('.rsvp-form')?.hidden === false;

describe('an empty form', () => {
  it('says what is missing, and goes to the first of it', async () => {
    await open();
    await press();
    expect(texts('.field-error')).toEqual([
      'Name is required',
      'Email is required',
      'Please select an option',
    ]);
    expect(document.activeElement).toBe(field('name'));
    expect(sent).toEqual([]);
  });

  it('says what cannot be right', async () => {
    await open();
    await fillIn();
    await type('email', 'grandma@');
    await type('guests', '11');
    await press();
    expect(texts('.field-error')).toEqual([
      'Invalid email address',
      'Number of guests must be from 0 to 10',
    ]);
    expect(field('email')?.getAttribute('aria-invalid')).toBe('true');
  });

  it('says no longer what was put right, and nothing new while a guest types', async () => {
    await open();
    await type('guests', '11');
    await press();
    await type('name', 'Grandma');
    expect(texts('.field-error')).toEqual([
      'Email is required',
      'Please select an option',
      'Number of guests must be from 0 to 10',
    ]);
    expect(field('name')?.getAttribute('aria-invalid')).toBeNull();
    await type('email', 'grandma@');
    await choose('yes');
    expect(texts('.field-error')).toEqual(['Number of guests must be from 0 to 10']);
    await type('guests', '2');
    await type('name', '');
    expect(texts('.field-error')).toEqual([]);
    await press();
    expect(texts('.field-error')).toEqual(['Name is required', 'Invalid email address']);
  });

  it('is held back by the browser where required fields are left to it', async () => {
    await open({ texts: { ...FLORAL_RSVP, requiredBy: 'browser' } });
    const asked: string[] = [];
    document.addEventListener(
      'invalid',
      ({ target }) => asked.push((target as HTMLInputElement).name),
      {
        capture: true,
      },
    );
    await press();
    expect(asked.slice(0, 3)).toEqual(['name', 'email', 'attendance']);
    expect(texts('.field-error')).toEqual([]);
    await fillIn();
    await type('name', '   ');
    await press();
    expect(texts('.field-error')).toEqual(['Name is required']);
    expect(sent).toEqual([]);
  });
});

describe('a reply', () => {
  it('goes to the invitation that the page is of where the address names none', async () => {
    window.history.replaceState(null, '', '/');
    await open({ slug: 'anna-ben' });
    await fillIn();
    await press();
    expect(sent.map(({ url }) => url)).toEqual(['/api/public/rsvp/anna-ben']);
  });

  it('is thanked for with what was received, and the form comes back after three seconds', async () => {
    await open();
    await fillIn();
    await press();
    expect(sent[0]).toMatchObject({
      url: '/api/public/rsvp/ophelia-tobias',
      body: { name: 'Grandma', attendance: 'yes', guests: 2, dietary: '', message: '' },
    });
    expect(text('.rsvp-thanks-title')).toBe('Thank You!');
    expect(text('.rsvp-thanks')).toContain('Your RSVP has been received successfully.');
    expect(text('.rsvp-thanks')).toContain('with the same name and e-mail');
    expect(texts('.rsvp-received li')).toEqual([
      'Grandma (grandma@example.com)',
      'Joyfully Accept, 2\u00a0guests',
    ]);
    expect(isFormShown()).toBe(false);
    await act(async () => vi.advanceTimersByTime(2_999));
    expect(isFormShown()).toBe(false);
    await act(async () => vi.advanceTimersByTime(1));
    expect(isFormShown()).toBe(true);
    expect(field('name')?.value).toBe('');
    expect(text('.rsvp-receipt')).toBe(
      'We have the reply of Grandma from Thursday, April 1, 2027: Joyfully Accept, 2\u00a0guests. To ' +
        'change it, reply again with the same name and e-mail address. Another guest may reply here too.',
    );
  });

  it('that declines is confirmed without a number of guests', async () => {
    await open();
    await fillIn();
    await choose('regretfully decline');
    await press();
    expect(texts('.rsvp-received li')[1]).toBe('Regretfully Decline');
    await reload();
    expect(text('.rsvp-receipt')).toContain('April 1, 2027: Regretfully Decline.');
  });

  it('without a number of guests is confirmed as it is counted', async () => {
    await open();
    await fillIn();
    await type('guests', '');
    await press();
    expect(texts('.rsvp-received li')[1]).toBe('Joyfully Accept, 1\u00a0guest');
  });

  it('tells an Arabic answer apart from the English words around it', async () => {
    await open({ options: [{ value: 'yes', label: 'سأحضر بكل سرور' }] });
    await fillIn();
    await press();
    expect(texts('.rsvp-received bdi')).toEqual(['سأحضر بكل سرور']);
    expect(texts('.rsvp-receipt bdi')).toEqual(['Grandma', 'سأحضر بكل سرور']);
  });

  it('keeps the thanks where the form says so', async () => {
    await open({ texts: { ...FLORAL_RSVP, thanks: { ...FLORAL_RSVP.thanks, ms: null } } });
    await fillIn();
    await press();
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(isFormShown()).toBe(false);
  });

  it('that went out before this script came is thanked for as long', async () => {
    window.history.replaceState(null, '', '/ophelia-tobias?x=1#rsvp-thanks');
    await open();
    await act(async () => vi.advanceTimersByTime(2_999));
    expect(location.hash).toBe('#rsvp-thanks');
    await act(async () => vi.advanceTimersByTime(1));
    expect(location.href).toMatch(/\/ophelia-tobias\?x=1$/);
  });

  it('that went out before this script came leaves who went on where they are', async () => {
    window.history.replaceState(null, '', '/ophelia-tobias#rsvp-thanks');
    await open();
    window.history.replaceState(null, '', '/ophelia-tobias#rsvp');
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(location.hash).toBe('#rsvp');
  });

  it('that the server finds fault with shows where', async () => {
    answer = Response.json(
      { error: 'x', issues: [{ path: 'email', message: 'Invalid email address' }] },
      { status: 422 },
    );
    await open();
    await fillIn();
    await press();
    expect(texts('.field-error')).toEqual(['Invalid email address']);
    expect(field('name')?.value).toBe('Grandma');
    expect(document.activeElement).toBe(field('email'));
  });

  it('is remembered on the next visit, and whether time or place changed since', async () => {
    await open();
    await fillIn();
    await press();
    await reload();
    expect(text('.rsvp-receipt')).toContain(
      'Thursday, April 1, 2027: Joyfully Accept, 2\u00a0guests',
    );
    expect(text('.rsvp-changed')).toBeUndefined();
    await reload({ whenAndWhere: 'another time' });
    expect(text('.rsvp-changed')).toContain('The time or place has changed');
  });
});

it('a reply that waits where nothing can be kept is not said to be kept', async () => {
  answer = null;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await open();
  await fillIn();
  await press();
  expect(text('.rsvp-alert')).toBe(
    'Failed to submit RSVP. Please try again. Your answer goes out by itself while this page is ' +
      'open. Pressing again does no harm.',
  );
});

it('the only possible answer stays ticked across a reload', async () => {
  const change = { options: [{ label: 'We come', value: 'yes' }] };
  await open(change);
  await fillIn();
  await reload(change);
  expect(document.querySelector<HTMLInputElement>('[type="radio"]')?.checked).toBe(true);
});

describe('where a reply is received', () => {
  const top = (px: number) =>
    vi
      .spyOn(HTMLFormElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: px, bottom: px + 900 } as DOMRect);

  it.each([
    ['a guest at the form is brought to its thanks', 300, 'Thank You!'],
    ['a guest further up reads on', 3_000, undefined],
    ['a guest further down reads on', -3_000, undefined],
  ])('%s', async (_who, px, place) => {
    answer = null;
    await open();
    await fillIn();
    await press();
    top(px);
    accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(text('.rsvp-thanks-title')).toBe('Thank You!');
    expect(document.querySelector('.rsvp :focus')?.textContent).toBe(place);
  });
});

describe('a reply without connection', () => {
  beforeEach(async () => {
    answer = null;
    await open();
    await fillIn();
    await press();
  });

  it('is told to the guest, and the form stays filled', () => {
    expect(text('.rsvp-alert')).toBe(
      'Failed to submit RSVP. Please try again. Your answer is kept on this device and goes out by ' +
        'itself while this page is open, or when you open it again. Pressing again does no harm.',
    );
    expect(field('name')?.value).toBe('Grandma');
  });

  it('goes out by itself when the connection is back, under the same key', async () => {
    accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toMatch(/^\d+(-\d+){3}$/);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(text('.rsvp-thanks-title')).toBe('Thank You!');
  });

  it('tries again by itself, after longer and longer waits, until it gets through', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(text('.rsvp-alert')).toContain('goes out by itself while this page is open');
    await act(async () => vi.advanceTimersByTime(5_000));
    for (const [index, seconds] of [12, 40, 120, 120, 120].entries()) {
      await act(async () => vi.advanceTimersByTime(seconds * 1_000 - 1));
      expect(sent).toHaveLength(2 + index);
      await act(async () => vi.advanceTimersByTime(1));
      expect(sent).toHaveLength(3 + index);
    }
  });

  it('survives a reload and goes out then', async () => {
    accept();
    await reload();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(text('.rsvp-thanks-title')).toBe('Thank You!');
  });

  it('goes out after a reload when something else was written before the form came to life', async () => {
    accept();
    await act(async () => root.unmount());
    const container = document.createElement('div');
    container.innerHTML = renderToString(<RsvpForm {...props} />);
    document.body.replaceChildren(container);
    const name = field('name');
    if (name) name.value = 'Grandmother';
    await act(async () => {
      root = hydrateRoot(container, <RsvpForm {...props} />);
    });
    expect(sent[1]).toEqual(sent[0]);
    expect([field('name')?.value, field('email')?.value]).toEqual([
      'Grandmother',
      'grandma@example.com',
    ]);
    await press();
    expect(sent[2]?.body.name).toBe('Grandmother');
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('tells how old it is, also after a reload', async () => {
    vi.setSystemTime(Date.now() + 60_000);
    await reload();
    accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(sent.map(({ body }) => body.ageMs)).toEqual([0, 60_000, 60_000]);
  });

  it('makes way for a later one, and is sent as the latest by another press', async () => {
    answer = Response.json({ error: 'A later reply is already here.' }, { status: 409 });
    vi.setSystemTime(Date.now() + 60_000);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(text('.rsvp-alert')).toBe('A later reply is already here.');
    expect(field('name')?.value).toBe('Grandma');
    accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(sent).toHaveLength(2);
    await press();
    expect(sent[2]?.body.ageMs).toBe(0);
    expect(text('.rsvp-thanks-title')).toBe('Thank You!');
  });

  it('goes out as it was sent when its guest changes it, who is told what is not sent yet', async () => {
    await type('message', 'With a dog');
    expect(text('.rsvp-alert')).toBe('');
    expect(text('[role="status"].rsvp-alert')).toBe(
      'The answer of Grandma is kept on this device and goes out by itself while this page is ' +
        `open, or when you open it again. ${NOT_SENT}`,
    );
    await reload();
    expect(text('[role="status"].rsvp-alert')).toContain(NOT_SENT);
    accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(sent.at(-1)).toEqual(sent[0]);
    expect(isFormShown()).toBe(true);
    expect(text('.rsvp-receipt')).toContain('We have the reply of Grandma');
    await reload();
    expect(text('[role="status"].rsvp-alert')).toBe(NOT_SENT);
    expect(field('message')?.value).toBe('With a dog');
    expect(sent).toHaveLength(3);
    await press();
    expect(sent[3]?.body.message).toBe('With a dog');
    expect(sent[3]?.key).not.toBe(sent[0]?.key);
    expect(text('[role="status"].rsvp-alert')).toBeUndefined();
  });

  it('waits as before when what was changed is put back', async () => {
    await type('message', 'With a dog');
    await type('message', '');
    expect(text('.rsvp-alert')).toContain('Your answer is kept on this device');
    expect(text('[role="status"].rsvp-alert')).toBeUndefined();
    await press();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('makes way for the one that its guest sends in its place', async () => {
    await type('name', ' GRANDMA');
    await type('message', 'With a dog');
    await press();
    accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    await reload();
    expect(sent.map(({ body }) => body.message)).toEqual(['', 'With a dog', 'With a dog']);
    expect(text('.rsvp-alert')).toBe('');
  });

  it('is never under way together with the one that its guest sends in its place', async () => {
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      sent.push({ url: '', key: '', body: JSON.parse(String(init.body)) });
      return new Promise<Response>((resolve) => answers.push(resolve));
    });
    await type('message', 'With a dog');
    await act(async () => window.dispatchEvent(new Event('online')));
    await press();
    expect(sent.map(({ body }) => body.message)).toEqual(['', '']);
    expect(document.querySelector<HTMLButtonElement>('.rsvp-submit')?.disabled).toBe(true);
    await act(async () => answers[0]?.(Response.json({}, { status: 201 })));
    expect(sent.map(({ body }) => body.message)).toEqual(['', '', 'With a dog']);
    expect(isFormShown()).toBe(true);
    await act(async () => answers[1]?.(Response.json({}, { status: 201 })));
    expect(texts('.rsvp-received li').at(-1)).toBe('With a dog');
  });

  it('goes out beside that of another guest, once', async () => {
    await type('name', 'Bert');
    await type('email', 'bert@example.com');
    expect(text('[role="status"].rsvp-alert')).toContain('The answer of Grandma is kept');
    expect(text('[role="status"].rsvp-alert')).not.toContain(NOT_SENT);
    await press();
    expect(text('.rsvp-alert')).toContain('Your answer is kept on this device');
    sent = [];
    accept();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(sent.map(({ body }) => body.name)).toEqual(['Bert', 'Grandma']);
    expect(texts('.rsvp-received li')[0]).toBe('Bert (bert@example.com)');
    await reload();
    expect(sent).toHaveLength(2);
  });

  it('that the server refuses comes back into the form once another guest is done with it', async () => {
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
    await press();
    expect(text('.rsvp-thanks')).toContain('Bert');
    await act(async () => vi.advanceTimersByTime(3_000));
    expect(field('name')?.value).toBe('Grandma');
    expect(text('.rsvp-alert')).toBe('A later reply is already here.');
  });

  it('beyond those that are kept is said to wait while the page is open', async () => {
    const guests = Array.from({ length: 20 }, (_, index) => `Guest ${index}`);
    for (const name of guests) {
      expect(text('.rsvp-alert')).toContain('kept on this device');
      await type('name', name);
      await press();
    }
    expect(text('.rsvp-alert')).not.toContain('kept on this device');
    sent = [];
    await reload();
    expect(sent.map(({ body }) => body.name)).toEqual(['Grandma', ...guests.slice(0, -1)]);
  });
});

it('a reply that the script of before kept goes out under its key', async () => {
  const reply = { name: 'Grandma', email: 'g@example.com', attendance: 'yes', guests: '2' };
  const kept = { ...reply, dietary: '', message: '' };
  const before = { reply: kept, pendingKey: 'key-1', pressedAt: Date.now() - 60_000 };
  localStorage.setItem('rsvp-draft:ophelia-tobias', JSON.stringify(before));
  expect(isReplyWaiting()).toBe(true);
  answer = null;
  await open();
  accept();
  await reload();
  expect(sent.map(({ key, body }) => [key, body.ageMs])).toEqual([
    ['key-1', 60_000],
    ['key-1', 60_000],
  ]);
  expect(text('.rsvp-thanks-title')).toBe('Thank You!');
  expect(isReplyWaiting()).toBe(false);
});

describe('what a guest typed', () => {
  it('is there again after a reload, until it was received', async () => {
    await open();
    await fillIn();
    await reload();
    expect(field('name')?.value).toBe('Grandma');
    expect(field('guests')?.value).toBe('2');
    expect(document.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value).toBe('yes');
    await press();
    await reload();
    expect(field('name')?.value).toBe('');
  });

  it('stays in the form where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    await open();
    await fillIn();
    await press();
    expect(text('.rsvp-thanks-title')).toBe('Thank You!');
  });
});

describe('the deadline', () => {
  it('is named', async () => {
    await open();
    expect(text('.rsvp-deadline')).toBe('Kindly reply by Saturday, May 15, 2027');
  });

  it('that has passed is told, and the answer still taken', async () => {
    vi.setSystemTime(new Date(2027, 4, 16));
    await open();
    expect(text('.rsvp-deadline')).toContain('has passed. You can still send your answer.');
    await fillIn();
    await press();
    expect(text('.rsvp-thanks-title')).toBe('Thank You!');
  });
});

describe('a preview', () => {
  it('explains instead of sending, and keeps nothing', async () => {
    await open({ preview: 'This is a preview.' });
    await fillIn();
    await press();
    expect(sent).toEqual([]);
    expect(text('.rsvp-preview')).toBe('This is a preview.');
    expect(localStorage).toHaveLength(0);
  });
});
