import { describe, expect, it, vi } from 'vitest';
import { RSVP_LIMITS } from '#domain/rsvp/limits.ts';
import type { PendingReply, Reply } from './reply.ts';
import { sendReply } from './send-reply.ts';

const reply: Reply = {
  name: 'Grandma',
  email: 'grandma@example.com',
  attendance: 'yes',
  guests: '2',
  dietary: '',
  message: 'So happy',
};

const pending = (change: Partial<PendingReply> = {}): PendingReply => ({
  reply,
  key: 'key-1',
  pressedAt: Date.now(),
  ...change,
});

/** Stands in for the server, which is outside this test. */
function answering(answer: () => Response | Promise<Response>) {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return fetched;
}
const json = (status: number, body: unknown) => () => Response.json(body, { status });

describe('a reply', () => {
  it('goes to the invitation as JSON under its key', async () => {
    const fetched = answering(json(201, { id: '1', submittedAt: '2027-05-01T10:00:00.000Z' }));
    const result = await sendReply('zoë & bo', pending());
    expect(result).toEqual({ kind: 'accepted', submittedAt: '2027-05-01T10:00:00.000Z' });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/public/rsvp/zo%C3%AB%20%26%20bo');
    expect(init?.headers).toMatchObject({ 'Idempotency-Key': 'key-1' });
    expect(JSON.parse(String(init?.body))).toEqual({
      ...reply,
      guests: 2,
      ageMs: expect.any(Number),
    });
  });

  it('sends one guest for an empty number', async () => {
    const fetched = answering(json(201, {}));
    await sendReply('a', pending({ reply: { ...reply, guests: '' } }));
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).guests).toBe(1);
  });

  it('sends the number as entered where the form does so', async () => {
    const fetched = answering(json(201, {}));
    await sendReply('a', pending({ reply: { ...reply, guests: '' } }), 'entered');
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).guests).toBe('');
  });

  it.each([
    ['since when the guest has been waiting', 90_000, 90_000],
    ['no age by a clock that was set back', -90_000, 0],
    ['a year at most', RSVP_LIMITS.ageMs + 1, RSVP_LIMITS.ageMs],
  ])('tells %s', async (_name, waitedMs, ageMs) => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
    const fetched = answering(json(201, {}));
    await sendReply('a', pending({ pressedAt: Date.now() - waitedMs }));
    vi.useRealTimers();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).ageMs).toBe(ageMs);
  });

  it('is accepted whatever the JSON of the answer says', async () => {
    answering(json(200, {}));
    expect(await sendReply('a', pending())).toMatchObject({ kind: 'accepted' });
  });

  it.each([200, 403, 404, 408])(
    'answered with %i by something else than the server may go again',
    async (status) => {
      answering(() => new Response('<!doctype html><title>Log in</title>', { status }));
      expect(await sendReply('a', pending())).toMatchObject({ kind: 'unreachable' });
    },
  );

  it('of whose answer only a part arrives may go again', async () => {
    answering(() => new Response('{"id":"1","submi', { status: 201 }));
    expect(await sendReply('a', pending())).toMatchObject({ kind: 'unreachable' });
  });

  it('that the server finds fault with names the fields', async () => {
    answering(
      json(422, {
        error: 'Please check your reply',
        issues: [
          { path: 'email', message: 'Invalid email address' },
          { path: 'no-such-field', message: 'x' },
        ],
      }),
    );
    expect(await sendReply('a', pending())).toEqual({
      kind: 'refused',
      errors: { email: 'Invalid email address' },
      alert: null,
    });
  });

  it.each([
    [403, 'Replies are closed.'],
    [409, 'A later reply is here.'],
  ])('answered with %i gives the reason in the server’s words', async (status, error) => {
    answering(json(status, { error }));
    expect(await sendReply('a', pending())).toEqual({
      kind: 'refused',
      errors: {},
      alert: error,
    });
  });

  it.each([400, 404, 422])('answered with %i fails for good', async (status) => {
    answering(json(status, {}));
    expect(await sendReply('a', pending())).toEqual({
      kind: 'refused',
      errors: {},
      alert: 'Failed to submit RSVP. Please try again.',
    });
  });

  it.each([429, 500, 503])('answered with %i may go again', async (status) => {
    answering(json(status, {}));
    expect(await sendReply('a', pending())).toMatchObject({ kind: 'unreachable' });
  });

  it('without connection may go again', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendReply('a', pending())).toMatchObject({ kind: 'unreachable' });
  });

  it('left without an answer may go again after twenty seconds', async () => {
    vi.useFakeTimers();
    answering(() => new Promise(() => {})).mockImplementation(
      (_url, { signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const sent = sendReply('a', pending());
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect(await sent).toMatchObject({ kind: 'unreachable' });
  });
});
