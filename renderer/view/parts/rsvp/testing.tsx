import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { FLORAL_RSVP } from '../../templates/floral-elegance/rsvp-texts.ts';
import { RsvpForm, type RsvpFormProps } from './rsvp-form.tsx';

/** Has forms lie that many pixels below the window's upper edge. */
export function placeForm(top: number, height = 900): void {
  vi.spyOn(HTMLFormElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, 360, height),
  );
}

export const props: RsvpFormProps = {
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

/** A reply as it came to the server. */
interface Sent {
  readonly url: string;
  readonly key: string;
  readonly body: Record<string, unknown>;
}

interface ReplyWorld {
  /** The response of the server, which is outside these tests; null for no connection. */
  answer: Response | null;
  sent: Sent[];
  root: Root;
  /** Lets the server receive replies, as it does in the beginning. */
  accept(): void;
  /** Loads the page with the form. */
  open(change?: Partial<RsvpFormProps>): Promise<void>;
  reload(change?: Partial<RsvpFormProps>): Promise<void>;
}

/** Sets up the reply form and its server for a file of tests, anew before each of them. */
export function replyWorld(): ReplyWorld {
  const world: ReplyWorld = {
    answer: null,
    sent: [],
    root: createRoot(document.createElement('div')),
    accept() {
      const received = { id: '1', submittedAt: '2027-04-01T10:00:00.000Z' };
      world.answer = Response.json(received, { status: 201 });
    },
    async open(change = {}) {
      document.body.innerHTML = '<div></div>';
      world.root = createRoot(document.body.firstElementChild as Element);
      await act(async () => world.root.render(<RsvpForm {...props} {...change} />));
    },
    async reload(change = {}) {
      await act(async () => world.root.unmount());
      await world.open(change);
    },
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2027, 3, 1), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    placeForm(300);
    localStorage.clear();
    window.history.replaceState(null, '', '/ophelia-tobias');
    world.sent = [];
    world.accept();
    vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
      const key = new Headers(headers).get('Idempotency-Key') ?? '';
      world.sent.push({ url, key, body: JSON.parse(String(body)) });
      if (!world.answer) throw new TypeError('Failed to fetch');
      return world.answer.clone();
    });
  });
  afterEach(() => {
    act(() => world.root.unmount());
    vi.useRealTimers();
  });
  return world;
}

export const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="radio"])`);
export async function type(name: string, value: string): Promise<void> {
  const input = field(name);
  if (!input) throw new Error(`no field ${name}`);
  input.value = value;
  await act(async () => input.dispatchEvent(new Event('input', { bubbles: true })));
}
export async function choose(value: string): Promise<void> {
  const radio = document.querySelector<HTMLInputElement>(`[type="radio"][value="${value}"]`);
  await act(async () => radio?.click());
}
export async function press(): Promise<void> {
  await act(async () => document.querySelector<HTMLButtonElement>('.rsvp-submit')?.click());
}
export async function fillIn(): Promise<void> {
  await type('name', 'Grandma');
  await type('email', 'grandma@example.com');
  await choose('yes');
  await type('guests', '2');
}
/** What another tab's change to the storage does here. */
export async function stored(key: string): Promise<void> {
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key })));
}
export const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
export const text = (selector: string) => texts(selector)[0];
export const isFormShown = () =>
  document.querySelector<HTMLFormElement>('.rsvp-form')?.hidden === false;
