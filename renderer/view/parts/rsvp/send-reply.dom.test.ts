import { describe, expect, it, vi } from 'vitest';
import type { Reply } from './reply.ts';
import { sendReply } from './send-reply.ts';

const reply: Reply = {
  name: 'Grandma',
  email: 'grandma@example.com',
  attendance: 'yes',
  guests: '2',
  dietary: '',
  message: 'So happy',
};

/** The server is outside of this test. */
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
    const result = await sendReply('zoë & bo', reply, 'key-1');
    expect(result).toEqual({ kind: 'accepted', submittedAt: '2027-05-01T10:00:00.000Z' });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/public/rsvp/zo%C3%AB%20%26%20bo');
    expect(init?.headers).toMatchObject({ 'Idempotency-Key': 'key-1' });
    expect(JSON.parse(String(init?.body))).toEqual({ ...reply, guests: 2 });
  });

  it('sends one guest for an empty number', async () => {
    const fetched = answering(json(201, {}));
    await sendReply('a', { ...reply, guests: '' }, 'k');
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).guests).toBe(1);
  });

  it('sends the number as entered where the form does so', async () => {
    const fetched = answering(json(201, {}));
    await sendReply('a', { ...reply, guests: '' }, 'k', 'entered');
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body)).guests).toBe('');
  });

  it('is accepted whatever the answer says beside its status', async () => {
    answering(() => new Response('not JSON', { status: 200 }));
    expect(await sendReply('a', reply, 'k')).toMatchObject({ kind: 'accepted' });
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
    expect(await sendReply('a', reply, 'k')).toEqual({
      kind: 'invalid',
      errors: { email: 'Invalid email address' },
    });
  });

  it('to closed replies is told so in the words of the server', async () => {
    answering(json(403, { error: 'Replies are closed.' }));
    expect(await sendReply('a', reply, 'k')).toEqual({
      kind: 'refused',
      message: 'Replies are closed.',
    });
  });

  it.each([400, 404, 422])('answered with %i fails for good', async (status) => {
    answering(json(status, {}));
    expect(await sendReply('a', reply, 'k')).toEqual({
      kind: 'refused',
      message: 'Failed to submit RSVP. Please try again.',
    });
  });

  it.each([429, 500, 503])('answered with %i may go again', async (status) => {
    answering(json(status, {}));
    expect(await sendReply('a', reply, 'k')).toEqual({ kind: 'unreachable' });
  });

  it('without connection may go again', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendReply('a', reply, 'k')).toEqual({ kind: 'unreachable' });
  });
});
