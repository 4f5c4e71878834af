import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { MAX_REPLYING_GUESTS, RSVP_LIMITS } from '#domain/rsvp/limits.ts';
import { FOR_A_PAGE, startApi, type TestApi } from '#tests/support/api.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

const REPLY = {
  name: 'Aunt Mary',
  email: 'mary@example.com',
  attendance: 'Joyfully Accept',
  guests: 2,
  dietary: 'No nuts',
  message: 'See you there 💐',
};

function weddingIn(template: string): WeddingData {
  const weddingData = weddingOf();
  weddingData.customizations.selectedTemplate = template;
  return weddingData;
}

describe.each(DEPLOYMENTS)('a reply (%s)', (deployment) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(deployment);
  });
  afterAll(() => api.close());

  const reply = (to: string, json: unknown) => api.call('POST', `/api/public/rsvp/${to}`, { json });
  const replies = async (couple: { invitationId: string; dashboardToken: string }) => {
    const path = `/api/dashboard/${couple.invitationId}?token=${couple.dashboardToken}`;
    return (await api.call('GET', path)).body.rsvpResponses;
  };

  test('is stored and read by the couple', async () => {
    const couple = await api.activate();
    const { status, body } = await reply(couple.cleanUrl, REPLY);
    expect(status).toBe(201);
    expect(await replies(couple)).toEqual([
      {
        id: body.id,
        guestName: 'Aunt Mary',
        email: 'mary@example.com',
        phone: '',
        attendance: 'Joyfully Accept',
        guestsCount: 2,
        dietaryRequirements: 'No nuts',
        message: 'See you there 💐',
        submittedAt: body.submittedAt,
      },
    ]);
  });

  test('reaches the invitation by its id as well', async () => {
    const couple = await api.activate();
    expect((await reply(couple.invitationId, REPLY)).status).toBe(201);
    expect(await replies(couple)).toHaveLength(1);
  });

  test('replaces the same guest’s earlier one, however name and e-mail are written', async () => {
    const couple = await api.activate();
    const first = await reply(couple.cleanUrl, REPLY);
    const again = await reply(couple.cleanUrl, {
      ...REPLY,
      name: '  aunt  MARY ',
      email: 'Mary@Example.com',
      attendance: 'no',
    });
    expect(again.body.id).toBe(first.body.id);
    const stored = await replies(couple);
    expect(stored).toHaveLength(1);
    expect(stored[0].attendance).toBe('no');
  });

  test('that waited for a connection leaves a later one in its place', async () => {
    const couple = await api.activate();
    const later = await reply(couple.cleanUrl, { ...REPLY, attendance: 'no' });
    const late = await reply(couple.cleanUrl, { ...REPLY, ageMs: 60_000 });
    expect(late.status).toBe(409);
    expect(late.body.error).toContain('A later reply with this name and email address');
    expect(await replies(couple)).toMatchObject([{ id: later.body.id, attendance: 'no' }]);
    expect((await reply(couple.cleanUrl, REPLY)).status).toBe(201);
    expect(await replies(couple)).toMatchObject([{ attendance: 'Joyfully Accept' }]);
  });

  test('sent again under its key is answered as the first time, and counted once', async () => {
    const couple = await api.activate();
    const headers = { 'Idempotency-Key': 'one-press' };
    const path = `/api/public/rsvp/${couple.cleanUrl}`;
    const counted = async () => {
      const text = await (await fetch(`${api.url}/metrics`)).text();
      return Number(/^rsvps_accepted_total (\d+)/m.exec(text)?.[1]);
    };
    const before = await counted();
    const first = await api.call('POST', path, { json: REPLY, headers });
    expect(await api.call('POST', path, { json: REPLY, headers })).toMatchObject({
      status: 201,
      body: first.body,
    });
    expect((await counted()) - before).toBe(1);
    await reply(couple.cleanUrl, { ...REPLY, guests: 3 });
    expect((await counted()) - before).toBe(2);
  });

  test.each([
    [255, 201],
    [256, 400],
  ])('under a key of %i characters gets %i', async (length, status) => {
    const { cleanUrl } = await api.activate();
    const headers = { 'Idempotency-Key': 'k'.repeat(length) };
    const path = `/api/public/rsvp/${cleanUrl}`;
    expect((await api.call('POST', path, { json: REPLY, headers })).status).toBe(status);
  });

  test('is dated when the guest sent it first', async () => {
    const { cleanUrl } = await api.activate();
    const hourAgo = Date.now() - 3_600_000;
    const { body } = await reply(cleanUrl, { ...REPLY, ageMs: 3_600_000 });
    expect(Math.abs(Date.parse(body.submittedAt) - hourAgo)).toBeLessThan(10_000);
  });

  test.each([-1, 0.5, '60', 1e12])('of the age %j is refused', async (ageMs) => {
    const { cleanUrl } = await api.activate();
    expect((await reply(cleanUrl, { ...REPLY, ageMs })).status).toBe(422);
  });

  test('sent twenty times at once leaves one row', async () => {
    const couple = await api.activate();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => reply(couple.cleanUrl, REPLY)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(await replies(couple)).toHaveLength(1);
  });

  test('counts one guest when the number is left empty', async () => {
    const couple = await api.activate();
    await reply(couple.cleanUrl, { ...REPLY, guests: '' });
    expect((await replies(couple))[0].guestsCount).toBe(1);
  });

  test.each([
    ['name', '', 'Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'mary', 'Invalid email address'],
    ['attendance', '', 'Please select an option'],
  ])('with %s %j is refused with the words of the form', async (field, value, message) => {
    const { cleanUrl } = await api.activate();
    const { status, body } = await reply(cleanUrl, { ...REPLY, [field]: value });
    expect(status).toBe(422);
    expect(body.issues).toEqual([{ path: field, message }]);
  });

  test.each([
    ['scientific-vibes', 'name', '', 'Reviewer name is required'],
    ['scientific-vibes', 'attendance', '', 'Please select a review decision'],
    ['scientific-vibes', 'email', 'mary', 'Invalid email format'],
  ])(
    'to %s with %s %j is refused in the words of its own form',
    async (template, field, value, message) => {
      const { cleanUrl } = await api.activate(weddingIn(template));
      const refused = await reply(cleanUrl, { ...REPLY, [field]: value });
      expect(refused.status).toBe(422);
      expect(refused.body.issues).toEqual([{ path: field, message }]);
      const body = new URLSearchParams({ ...REPLY, guests: '2', [field]: String(value) });
      const path = `/api/public/rsvp/${cleanUrl}`;
      const page = await api.call('POST', path, { body, headers: FOR_A_PAGE });
      expect(page.status).toBe(422);
      expect(page.text).toContain(message);
      expect((await reply(cleanUrl, REPLY)).status).toBe(201);
    },
  );

  test.each([-1, 11, 1.5, 'two', '11', {}, []])('with %j guests is refused', async (guests) => {
    const { cleanUrl } = await api.activate();
    expect((await reply(cleanUrl, { ...REPLY, guests })).status).toBe(422);
  });

  test('is refused when the couple switched replies off, and taken once they are on again', async () => {
    const weddingData = weddingOf();
    weddingData.rsvp.enabled = false;
    const { cleanUrl, invitationId, dashboardToken } = await api.activate(weddingData);
    expect((await reply(cleanUrl, REPLY)).status).toBe(403);
    weddingData.rsvp.enabled = true;
    await api.call('PUT', `/api/invitations/${invitationId}`, {
      json: { weddingData, dashboardToken },
    });
    expect((await reply(cleanUrl, REPLY)).status).toBe(201);
  });

  test('of one guest more than an invitation takes is refused; who has replied may change theirs', async () => {
    const couple = await api.activate();
    const guest = (number: number) => ({
      id: `${couple.invitationId.slice(0, 20)}-${number}`,
      invitation_id: couple.invitationId,
      guest_key: String(number),
      ...{ name: '', email: '', phone: '', dietary: '', message: '' },
      ...{ attendance: 'yes', guests: 1, submitted_at: 1 },
    });
    const others = Array.from({ length: MAX_REPLYING_GUESTS - 1 }, (_, n) => guest(n));
    await api.database.knex.batchInsert('rsvp_responses', others, 400);
    expect((await reply(couple.cleanUrl, REPLY)).status).toBe(201);
    const { status, body } = await reply(couple.cleanUrl, { ...REPLY, name: 'Uncle Tom' });
    expect(status).toBe(403);
    expect(body.error).toContain('cannot take any more replies');
    expect((await reply(couple.cleanUrl, { ...REPLY, attendance: 'no' })).status).toBe(201);
  });

  test('to nobody is not found', async () => {
    expect((await reply('nobody-here', REPLY)).status).toBe(404);
  });

  test('posted by the browser itself leads to the thanks', async () => {
    const couple = await api.activate();
    const form = new URLSearchParams({ ...REPLY, guests: '2' });
    const answer = await api.call('POST', `/api/public/rsvp/${couple.cleanUrl}`, { body: form });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/${couple.cleanUrl}#rsvp-thanks`);
    expect(await replies(couple)).toHaveLength(1);
  });

  test('posted by the browser itself is taken with every text as long as it may be', async () => {
    const couple = await api.activate();
    const { message, dietary } = RSVP_LIMITS;
    const long = { message: '💐'.repeat(message), dietary: '🥜'.repeat(dietary) };
    const body = new URLSearchParams({ ...REPLY, guests: '2', ...long });
    const answer = await api.call('POST', `/api/public/rsvp/${couple.cleanUrl}`, { body });
    expect(answer.status).toBe(303);
    expect((await replies(couple))[0]?.message).toBe(long.message);
  });

  test('posted by the browser with a mistake is answered by a page that says which and leads back', async () => {
    const { cleanUrl } = await api.activate();
    const body = new URLSearchParams({ ...REPLY, guests: '2', email: '<script>' });
    const path = `/api/public/rsvp/${cleanUrl}`;
    const answer = await api.call('POST', path, { body, headers: FOR_A_PAGE });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toContain('text/html');
    // Otherwise the page would have no style.
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe");
    expect(answer.text).toContain('Invalid email address');
    expect(answer.text).not.toContain('<script>');
    expect(answer.text).toContain(`<a href="/${cleanUrl}#rsvp">`);
  });

  test.each(['application/json', '*/*'])(
    'posted as a form with a mistake is answered by JSON to a client that takes %s',
    async (accept) => {
      const { cleanUrl } = await api.activate();
      const body = new URLSearchParams({ ...REPLY, guests: '2', email: 'nowhere' });
      const path = `/api/public/rsvp/${cleanUrl}`;
      const headers = { Accept: accept };
      const wrong = await api.call('POST', path, { body, headers });
      expect([wrong.status, wrong.body.issues]).toEqual([
        422,
        [{ path: 'email', message: 'Invalid email address' }],
      ]);
      const unknown = await api.call('POST', `${path}-x`, { body, headers });
      expect([unknown.status, unknown.body]).toEqual([404, { error: expect.any(String) }]);
    },
  );
});
