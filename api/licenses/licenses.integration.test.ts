import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#tests/support/api.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createLicenseService } from './service.ts';

const DAY = 86_400_000;

describe.each(DEPLOYMENTS)('activation with a license (%s)', (deployment) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(deployment);
  });
  afterAll(() => api.close());

  const verify = (json: unknown, headers: Record<string, string> = {}) =>
    api.call('POST', '/api/licenses/verify', { json, headers });

  test('makes an invitation with its links', async () => {
    const licenseCode = await api.newLicense();
    const { status, body, headers } = await verify({
      licenseCode,
      weddingData: weddingOf('Mia', 'Leo'),
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.cleanUrl).toBe('mia-leo');
    expect(body.invitationUrl).toBe('https://w.example/mia-leo');
    expect(body.dashboardUrl).toBe(
      `https://w.example/dashboard/${body.invitationId}?token=${body.dashboardToken}`,
    );
    expect(body.editUrl).toBe(
      `https://w.example/?invitationId=${body.invitationId}&token=${body.dashboardToken}`,
    );
    expect(Buffer.from(body.dashboardToken, 'base64url')).toHaveLength(32);
  });

  test('compares codes without hyphens and case', async () => {
    const licenseCode = await api.newLicense();
    const written = ` ${licenseCode.replaceAll('-', '').toLowerCase()} `;
    expect((await verify({ licenseCode: written, weddingData: weddingOf() })).status).toBe(200);
  });

  test('reads letters as the digits they look like, where there is no code with such letters', async () => {
    const digits = await api.newLicense({ code: '0011-00EF-1111-0000' });
    const letters = await api.newLicense({ code: 'OOLI-OOEF-1111-0000' });
    for (const [written, status] of [
      ['OOLI-OOEF-1111-0000', 200],
      ['OOLI-OOEF-1111-OOOO', 200],
      [digits, 409],
      [letters, 409],
      ['OOLI-OOEF-1111-OOO2', 404],
    ] as const) {
      const answer = await verify({ licenseCode: written, weddingData: weddingOf() });
      expect([written, answer.status]).toEqual([written, status]);
    }
  });

  test('fifty calls at once with one code make one invitation', async () => {
    const licenseCode = await api.newLicense();
    const before = await api.invitations.count();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => verify({ licenseCode, weddingData: weddingOf() })),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await api.invitations.count()).toBe(before + 1);
  });

  test('a used code is refused', async () => {
    const licenseCode = await api.newLicense();
    await verify({ licenseCode, weddingData: weddingOf() });
    const { status, body } = await verify({ licenseCode, weddingData: weddingOf() });
    expect(status).toBe(409);
    expect(body.error).toBe('This license code has already been used');
  });

  test('the same Idempotency-Key with the same code gives the first answer again', async () => {
    const licenseCode = await api.newLicense();
    const key = { 'Idempotency-Key': 'a-retry' };
    const first = await verify({ licenseCode, weddingData: weddingOf() }, key);
    const again = await verify({ licenseCode, weddingData: weddingOf() }, key);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const other = { 'Idempotency-Key': 'another' };
    expect((await verify({ licenseCode, weddingData: weddingOf() }, other)).status).toBe(409);
  });

  test('simultaneous retries with one Idempotency-Key get one answer', async () => {
    const licenseCode = await api.newLicense();
    const key = { 'Idempotency-Key': 'nervous' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => verify({ licenseCode, weddingData: weddingOf() }, key)),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test('the same Idempotency-Key with another code is refused', async () => {
    const [one, two] = [await api.newLicense(), await api.newLicense()];
    const key = { 'Idempotency-Key': 'reused' };
    expect((await verify({ licenseCode: one, weddingData: weddingOf() }, key)).status).toBe(200);
    expect((await verify({ licenseCode: two, weddingData: weddingOf() }, key)).status).toBe(422);
    expect((await verify({ licenseCode: two, weddingData: weddingOf() })).status).toBe(200);
    // The same for a code that has been used since, or never existed.
    expect((await verify({ licenseCode: two, weddingData: weddingOf() }, key)).status).toBe(422);
    const unknown = 'FFFF-FFFF-FFFF-FFFF';
    expect((await verify({ licenseCode: unknown, weddingData: weddingOf() }, key)).status).toBe(
      422,
    );
  });

  test('couples of the same names get addresses of their own, also at the same moment', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => api.newLicense()));
    const answers = await Promise.all(
      codes.map((licenseCode) => verify({ licenseCode, weddingData: weddingOf('Eva', 'Max') })),
    );
    const slugs = answers.map((answer) => answer.body.cleanUrl).sort();
    expect(slugs).toEqual(
      ['eva-max', ...[2, 3, 4, 5, 6, 7, 8].map((number) => `eva-max-${number}`)].sort(),
    );
  });

  test('names without a Latin letter get an address that cannot be guessed', async () => {
    const { cleanUrl } = await api.activate(weddingOf('李雷', '韩梅梅'));
    expect(cleanUrl).toMatch(/^invitation-[a-z2-7]{8}$/);
  });

  test('names that spell a reserved address get another', async () => {
    const { cleanUrl } = await api.activate(weddingOf('How', 'it works'));
    expect(cleanUrl).toBe('how-it-works-2');
  });

  test.each([
    ['a missing code', {}, 400, 'Please enter a license code'],
    ['a blank code', { licenseCode: '  ' }, 400, 'Please enter a license code'],
    ['an unknown code', { licenseCode: '0000-0000-0000-0000' }, 404, /does not exist/],
    ['a code that is a number', { licenseCode: 7 }, 422, /./],
    ['a code that cannot become text', { licenseCode: { toString: 1, valueOf: 1 } }, 422, /./],
    ['a code of 10 kB', { licenseCode: 'A'.repeat(10_000) }, 422, /./],
  ])('%s is told', async (_title, input, status, message) => {
    const answer = await verify({ weddingData: weddingOf(), ...input });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(message);
  });

  test('an expired code is gone, one that ends later is not', async () => {
    const ended = await api.newLicense({ expiresAt: Date.now() - 1_000 });
    const open = await api.newLicense({ expiresAt: Date.now() + DAY });
    expect((await verify({ licenseCode: ended, weddingData: weddingOf() })).status).toBe(410);
    expect((await verify({ licenseCode: open, weddingData: weddingOf() })).status).toBe(200);
  });

  describe('with an end', () => {
    const END = 100;

    /** Activates a code that expires at `END`; the clock returns one of `times` after the other. */
    const activateAt = async (...times: readonly number[]) => {
      const licenseCode = await api.newLicense({ expiresAt: END });
      const left = [...times];
      const clock = () => left.shift() ?? Number.NaN;
      const { database, queue, config } = api;
      const licenses = createLicenseService({ database, queue, config, clock });
      return licenses.activate({ licenseCode, content: weddingOf() });
    };

    test('a code can be used up to its last millisecond', async () => {
      expect(await activateAt(END, END, END)).toHaveProperty('invitationId');
      await expect(activateAt(END + 1)).rejects.toMatchObject({ code: 'license_expired' });
    });

    test('a code that ends between the look and its use has expired', async () => {
      const ended = activateAt(END, END, END + 1, END + 1);
      await expect(ended).rejects.toMatchObject({ code: 'license_expired' });
    });

    test('a code that was not to be had for a moment only is not called expired', async () => {
      const held = activateAt(END, END, END + 1, END);
      await expect(held).rejects.toMatchObject({ code: 'unavailable' });
    });
  });

  test('a deactivated code is forbidden', async () => {
    const licenseCode = await api.newLicense({ providerStatus: 'deactivated' });
    expect((await verify({ licenseCode, weddingData: weddingOf() })).status).toBe(403);
  });

  test("a key in the provider's form is refused while no provider is configured", async () => {
    const licenseCode = '01234567-89ab-cdef-0123-456789abcdef';
    const { status, body } = await verify({ licenseCode, weddingData: weddingOf() });
    expect(status).toBe(404);
    expect(body.error).toContain('support@example.com');
  });

  test('incomplete content names what is missing and leaves the code unused', async () => {
    const licenseCode = await api.newLicense();
    const incomplete = await verify({ licenseCode, weddingData: weddingOf('', 'Ben') });
    expect(incomplete.status).toBe(422);
    expect(incomplete.body.issues).toEqual([
      { path: 'couple.bride', message: "Bride's name is required" },
    ]);
    expect((await verify({ licenseCode, weddingData: weddingOf() })).status).toBe(200);
  });

  test('a name that is too long is called by the path by which a missing one is', async () => {
    const licenseCode = await api.newLicense();
    const weddingData = { ...weddingOf(), couple: { bride: 'x'.repeat(10_000), groom: 'Ben' } };
    const tooLong = await verify({ licenseCode, weddingData });
    expect(tooLong.status).toBe(422);
    expect(tooLong.body.issues).toMatchObject([{ path: 'couple.bride' }]);
    const without = await verify({ licenseCode });
    expect(without.body.issues).toMatchObject([{ path: 'weddingData' }]);
  });
});
