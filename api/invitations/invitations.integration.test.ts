import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#domain/invitation/wedding-data.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import { startApi, type TestApi } from '#tests/support/api.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { expectSentAgainAfter } from '#tests/support/sent-again.ts';
import { weddingOf } from '#tests/support/wedding.ts';
import { createInvitationService } from './service.ts';

describe.each(DEPLOYMENTS)('an invitation (%s)', (deployment) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(deployment);
  });
  afterAll(() => api.close());

  const put = (id: string, json: unknown, headers: Record<string, string> = {}) =>
    api.call('PUT', `/api/invitations/${id}`, { json, headers });

  test('is read with its token in the query or the header', async () => {
    const { invitationId, dashboardToken, cleanUrl } = await api.activate(weddingOf('Ida', 'Tom'));
    const path = `/api/invitations/${invitationId}`;
    const read = await api.call('GET', `${path}?token=${dashboardToken}`);
    expect(read.status).toBe(200);
    expect(read.body).toMatchObject({ cleanUrl, revision: 1, publishedRevision: 0 });
    expect(read.body.weddingData.couple.bride).toBe('Ida');
    expect(read.headers.get('cache-control')).toBe('no-store');
    for (const scheme of ['Bearer', 'bearer']) {
      const headers = { Authorization: `${scheme} ${dashboardToken}` };
      expect((await api.call('GET', path, { headers })).body).toEqual(read.body);
    }
  });

  test('is sent again only when there is something new', async () => {
    const { invitationId: id, dashboardToken } = await api.activate();
    const open = (tag = '') =>
      api.call('GET', `/api/invitations/${id}`, {
        headers: { Authorization: `Bearer ${dashboardToken}`, 'If-None-Match': tag },
      });
    const tagOf = async () => (await open()).headers.get('etag') ?? '';
    const invitations = invitationRepository(api.database.knex);
    const publish = (build: string, at: number) =>
      invitations.markPublishedMany([{ id, revision: 2, build, artifacts: [], at }]);
    const save = (bride: string) => put(id, { weddingData: weddingOf(bride, 'B'), dashboardToken });
    const changes = [
      () => save('Ada'),
      () => publish('one', 1_000),
      () => publish('other', 2_000),
      () => save(''),
    ];
    await expectSentAgainAfter(changes, open);
    expect((await open(await tagOf())).status).toBe(304);
    const stranger = { Authorization: 'Bearer x', 'If-None-Match': await tagOf() };
    const refused = await api.call('GET', `/api/invitations/${id}`, { headers: stranger });
    expect(refused.status).toBe(403);
  });

  test('that is as it was is not read', async () => {
    const { invitationId, dashboardToken } = await api.activate();
    const path = `/api/invitations/${invitationId}?token=${dashboardToken}`;
    const tag = (await api.call('GET', path)).headers.get('etag') ?? '';
    const queries: string[] = [];
    const note = ({ sql }: { sql: string }) => void queries.push(sql);
    api.database.knex.on('query', note);
    const { status } = await api.call('GET', path, { headers: { 'If-None-Match': tag } });
    api.database.knex.off('query', note);
    expect(status).toBe(304);
    expect(queries.filter((sql) => sql.includes('`content`'))).toEqual([]);
  });

  test('is compressed as the client takes it, under one tag', async () => {
    const { invitationId, dashboardToken, cleanUrl } = await api.activate();
    const paths = [
      `/api/invitations/${invitationId}?token=${dashboardToken}`,
      `/api/public/invitation/${cleanUrl}`,
    ];
    for (const path of paths) {
      const read = (encoding: string) =>
        api.call('GET', path, { headers: { 'Accept-Encoding': encoding } });
      const plain = await read('identity');
      expect(plain.headers.get('content-encoding')).toBeNull();
      const { text, headers } = await read('br');
      expect(text).toBe(plain.text);
      expect(headers.get('content-encoding')).toBe('br');
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('etag')).toBe(plain.headers.get('etag'));
      const length = Number(plain.headers.get('content-length'));
      expect(Number(headers.get('content-length'))).toBeLessThan(length / 2);
    }
  });

  test('is closed without a token, and to a wrong one', async () => {
    const { invitationId } = await api.activate();
    const path = `/api/invitations/${invitationId}`;
    expect((await api.call('GET', path)).status).toBe(401);
    expect((await api.call('GET', `${path}?token=guess`)).status).toBe(403);
    expect((await api.call('GET', '/api/invitations/unknown?token=guess')).status).toBe(403);
    expect((await put(invitationId, { weddingData: weddingOf() })).status).toBe(401);
    const wrong = await put(invitationId, { weddingData: weddingOf(), dashboardToken: 'x' });
    expect(wrong.status).toBe(403);
  });

  test('is closed to an empty token, which hides no other', async () => {
    const { invitationId, dashboardToken } = await api.activate();
    const path = `/api/invitations/${invitationId}?token=`;
    expect((await api.call('GET', path)).status).toBe(401);
    const headers = { Authorization: `Bearer ${dashboardToken}` };
    expect((await api.call('GET', path, { headers })).status).toBe(200);
  });

  test('is unknown by an id with a blank behind it', async () => {
    const { invitationId, dashboardToken } = await api.activate();
    const query = `?token=${dashboardToken}`;
    for (const room of ['invitations', 'dashboard']) {
      const { status } = await api.call('GET', `/api/${room}/${invitationId}%20${query}`);
      expect(status).toBe(403);
    }
    const save = await put(`${invitationId}%20`, { weddingData: weddingOf(), dashboardToken });
    expect(save.status).toBe(403);
  });

  test('wakes a worker when it is made and with each save that is kept', async () => {
    const request = vi.spyOn(api.queue, 'request');
    const { invitationId, dashboardToken } = await api.activate();
    expect(request.mock.calls).toEqual([[invitationId]]);
    const save = { weddingData: weddingOf(), dashboardToken, baseRevision: 1 };
    expect((await put(invitationId, save)).status).toBe(200);
    expect(request.mock.calls).toEqual([[invitationId], [invitationId]]);
    expect((await put(invitationId, save)).status).toBe(409);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('keeps every save, also one that cannot be published yet', async () => {
    const { invitationId, dashboardToken } = await api.activate();
    const complete = await put(invitationId, {
      weddingData: weddingOf('Anna', 'Bea'),
      dashboardToken,
    });
    expect(complete.body).toEqual({
      revision: 2,
      cleanUrl: expect.any(String),
      publishable: true,
      issues: [],
    });
    const incomplete = await put(invitationId, {
      weddingData: weddingOf('', 'Bea'),
      dashboardToken,
    });
    expect(incomplete.status).toBe(200);
    expect(incomplete.body).toMatchObject({ revision: 3, publishable: false });
    expect(incomplete.body.issues[0].path).toBe('couple.bride');
  });

  test('keeps its address whatever the names become', async () => {
    const { invitationId, dashboardToken, cleanUrl } = await api.activate(weddingOf('Old', 'Name'));
    const saved = await put(invitationId, {
      weddingData: weddingOf('New', 'Name'),
      dashboardToken,
    });
    expect(saved.body.cleanUrl).toBe(cleanUrl);
  });

  test('refuses an edit that started from an older revision and hands out the newest', async () => {
    const { invitationId, dashboardToken } = await api.activate();
    const save = (bride: string) =>
      put(invitationId, { weddingData: weddingOf(bride, 'B'), dashboardToken, baseRevision: 1 });
    expect((await save('First')).status).toBe(200);
    const late = await save('Second');
    expect(late.status).toBe(409);
    expect(late.body.revision).toBe(2);
    expect(late.body.weddingData.couple.bride).toBe('First');
  });

  test('two saves from one revision at the same moment: one wins, nothing is overwritten', async () => {
    const { invitationId, dashboardToken } = await api.activate();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put(invitationId, {
          weddingData: weddingOf(`Bride ${index}`, 'B'),
          dashboardToken,
          baseRevision: 1,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9);
  });

  // SQLite has one connection: the removal, asked for first, comes first.
  test.skipIf(deployment === 'servers')(
    'is not found by a save that meets its removal',
    async () => {
      const { id } = await api.invitations.create({ slug: 'met', content: weddingOf() });
      let removed: Promise<boolean> | undefined;
      const clock = () => {
        removed = api.invitations.remove(id);
        return 1;
      };
      const { database, queue } = api;
      const save = createInvitationService({ database, queue, clock }).save(id, weddingOf());
      await expect(save).rejects.toMatchObject({ code: 'not_found' });
      expect(await removed).toBe(true);
    },
  );

  test('keeps its template', async () => {
    const { invitationId, dashboardToken } = await api.activate();
    const weddingData = weddingOf();
    weddingData.customizations.selectedTemplate = 'serene-lens';
    const { status, body } = await put(invitationId, { weddingData, dashboardToken });
    expect(status).toBe(409);
    expect(body.error).toBe(
      'Template cannot be changed after license activation. You can still edit all other content.',
    );
  });

  test('is public without its token and without its id', async () => {
    const { cleanUrl } = await api.activate(weddingOf('Pia', 'Jan'));
    const { status, body } = await api.call('GET', `/api/public/invitation/${cleanUrl}`);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['cleanUrl', 'weddingData']);
    expect(body.weddingData.couple).toMatchObject({ bride: 'Pia', groom: 'Jan' });
    const missing = await api.call('GET', '/api/public/invitation/nobody-here');
    expect(missing.status).toBe(404);
    expect(missing.body.error).toBe(
      'This invitation could not be found. Please check the URL or contact the couple.',
    );
  });

  test('keeps from the public what is switched off, and a save that is not complete', async () => {
    const content = weddingOf('Una', 'Per');
    content.honeymoonFund = { ...content.honeymoonFund, enabled: false, description: 'IBAN DE00' };
    const { cleanUrl, invitationId, dashboardToken } = await api.activate(content);
    const read = () => api.call('GET', `/api/public/invitation/${cleanUrl}`);
    const { status, text } = await read();
    expect(status).toBe(200);
    expect(text).not.toContain('DE00');
    await put(invitationId, { weddingData: weddingOf('', 'Peregrine'), dashboardToken });
    const { body } = await read();
    expect(body.weddingData.couple).toMatchObject({ bride: 'Una', groom: 'Per' });
  });
});

describe.each(DEPLOYMENTS)('what may be saved (%s)', (deployment) => {
  let api: TestApi;
  let id = '';
  let token = '';
  beforeAll(async () => {
    api = await startApi(deployment);
    ({ invitationId: id, dashboardToken: token } = await api.activate());
  });
  afterAll(() => api.close());

  const save = (weddingData: unknown) =>
    api.call('PUT', `/api/invitations/${id}`, { json: { weddingData, dashboardToken: token } });
  const withEventDate = (date: string) => {
    const data = weddingOf();
    for (const event of data.wedding.events) event.date = date;
    return data;
  };

  test.each(['2027-02-31', '2027-13-01', '31.02.2027', '2027-2-3', 'soon', '0000-00-00'])(
    'the event date %s is refused by name',
    async (date) => {
      const { status, body } = await save(withEventDate(date));
      expect(status).toBe(422);
      expect(body.issues[0].path).toBe('wedding.events.0.date');
    },
  );

  test.each([
    ['no data', undefined],
    ['a list', []],
    ['a number', 7],
    ['text that is no JSON', 'wedding'],
    ['names that are objects', { couple: { bride: {}, groom: [] } }],
    ['21 pictures', { gallery: { images: Array.from({ length: 21 }, () => ({ url: '/a' })) } }],
    ['coordinates beyond the poles', { wedding: { venue: { coordinates: { lat: 91, lng: 0 } } } }],
    ['a name of 300,000 letters', { couple: { bride: 'x'.repeat(300_000) } }],
  ])('%s is refused with issues', async (_title, weddingData) => {
    const { status, body } = await save(weddingData);
    expect(status).toBe(422);
    expect(body.issues.length).toBeGreaterThan(0);
    expect(body.error).toEqual(expect.any(String));
  });

  test('every field may be filled to its limit, in any script', async () => {
    const { story, wedding, registry, ...rest } = weddingOf();
    const long = { paragraph: '中'.repeat(LIMITS.paragraph), line: '中'.repeat(LIMITS.line) };
    const [event] = wedding.events;
    const full = {
      ...rest,
      story: {
        ...story,
        sections: Array.from({ length: LIMITS.storySections }, () => ({
          title: long.line,
          content: long.paragraph,
          date: long.line,
        })),
      },
      wedding: {
        ...wedding,
        events: Array.from({ length: LIMITS.events }, (_, id) => ({
          ...event,
          id: String(id),
          description: long.paragraph,
        })),
      },
      registry: {
        ...registry,
        links: Array.from({ length: LIMITS.registryLinks }, () => ({
          name: long.line,
          description: long.paragraph,
        })),
      },
    };
    expect((await save(full)).status).toBe(200);
    const { body } = await api.call('GET', `/api/invitations/${id}?token=${token}`);
    expect(body.weddingData.story.sections[59].content).toBe(long.paragraph);
  });

  test('a null stands for what is not said', async () => {
    const json = { weddingData: weddingOf(), dashboardToken: null, baseRevision: null };
    const headers = { Authorization: `Bearer ${token}` };
    const { status } = await api.call('PUT', `/api/invitations/${id}`, { json, headers });
    expect(status).toBe(200);
  });

  test('what is wrong is said in words', async () => {
    const json = { weddingData: { couple: { bride: 7 } }, dashboardToken: token, baseRevision: -1 };
    const { body } = await api.call('PUT', `/api/invitations/${id}`, { json });
    expect(body.error).toBe('Please check the marked fields');
    expect(body.issues).toEqual([
      { path: 'couple.bride', message: 'Please enter text' },
      { path: 'baseRevision', message: 'Please enter at least 0' },
    ]);
  });

  test('5 MB of names are too large', async () => {
    const { status, body } = await save({ couple: { bride: 'x'.repeat(5_300_000) } });
    expect(status).toBe(413);
    expect(body).toEqual({ error: 'This request is too large' });
  });

  test('a lone surrogate becomes a replacement character', async () => {
    const { status } = await save(weddingOf('An\ud800na', 'Ben'));
    expect(status).toBe(200);
    const { body } = await api.call('GET', `/api/invitations/${id}?token=${token}`);
    expect(body.weddingData.couple.bride).toBe('An\ufffdna');
  });

  test('prototype keys in JSON are ignored and change nothing', async () => {
    const hostile = JSON.stringify({ weddingData: weddingOf(), dashboardToken: token }).replace(
      '"couple":{',
      '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"couple":{"__proto__":{"bride":"x"},',
    );
    const { status } = await api.call('PUT', `/api/invitations/${id}`, {
      body: hostile,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(status).toBe(200);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    const { text, body } = await api.call('GET', `/api/invitations/${id}?token=${token}`);
    expect(text).not.toContain('polluted');
    expect(body.weddingData.couple.bride).toBe('Anna');
  });
});
