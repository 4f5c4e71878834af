import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createNginxEdge } from '#infra/edge/nginx.ts';
import { createMetrics } from '#infra/metrics.ts';
import { ENGINES } from '#tests/support/databases.ts';
import { createGate } from '#tests/support/gate.ts';
import { publishRecordOf } from '#tests/support/publish-record.ts';
import { createPublishing, type Publishing } from '#tests/support/publishing.ts';
import { type WatchedStore, watchStore } from '#tests/support/watched-store.ts';
import { weddingOf } from '#tests/support/wedding.ts';

const GONE = 'This invitation is no longer here.';

describe.each(ENGINES)('the page of a removed invitation, on %s', (engine) => {
  let publishing: Publishing;
  let invitations: Publishing['invitations'];
  let renderer: Publishing['renderer'];
  let store: WatchedStore;
  let id: string;
  let slug: string;

  const publish = (build = renderer.build) =>
    publishing.publisher({ store, renderer: { ...renderer, build } })(id);
  const html = async () => (await store.get(`pages/${slug}/index.html`))?.body.toString();
  const hasCalendar = async () => Boolean(await store.head(`pages/${slug}/invitation.ics`));
  const state = () => publishRecordOf(invitations, id);

  beforeAll(async () => {
    publishing = await createPublishing(engine);
    ({ invitations, renderer } = publishing);
  });
  afterAll(() => publishing?.close());
  beforeEach(async () => {
    ({ id, slug, store } = await publishing.begin());
  });

  test('takes the place of the invitation’s, and its calendar goes', async () => {
    await publish();
    expect(await hasCalendar()).toBe(true);
    await invitations.remove(id);
    await publish();
    expect(await html()).toContain(GONE);
    expect(await html()).toContain('<html lang="en" data-revision="2">');
    expect(await hasCalendar()).toBe(false);
    expect(await state()).toMatchObject({
      revision: 2,
      publishedRevision: 2,
      rendererBuild: renderer.build,
      artifacts: [],
    });
  });

  test('also of one that waits for its couple, and counts as published', async () => {
    await publish();
    await invitations.save(id, weddingOf('', 'Ben'));
    await publish();
    const metrics = createMetrics();
    const since = Date.now();
    await invitations.remove(id);
    await publishing.publisher({ store, metrics })(id);
    expect(await html()).toContain(GONE);
    expect(await invitations.publishStates([id])).toMatchObject([
      { isBlocked: false, attempts: 0, lastError: null },
    ]);
    expect((await invitations.publishStats(since)).count).toBe(1);
    const text = await metrics.text();
    expect(text).toContain('publish_duration_seconds_count{outcome="published"} 1');
    expect(text).toContain('save_to_live_seconds_count 1');
  });

  test('is proven at the edge', async () => {
    const asked: string[] = [];
    const guests = createServer(async (req, res) => {
      asked.push(`${req.url} ${req.headers['x-edge-refresh']}`);
      if (req.url === `/${slug}`) res.end(await html());
      else res.writeHead((await hasCalendar()) ? 200 : 404).end();
    });
    await new Promise<void>((resolve) => guests.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void guests.close());
    const url = `http://127.0.0.1:${(guests.address() as AddressInfo).port}`;
    const edge = createNginxEdge({ url, secret: 'secret' });
    await publish();
    await invitations.remove(id);
    await publishing.publisher({ store, edge })(id);
    expect(new Set(asked)).toEqual(new Set([`/${slug} secret`, `/${slug}/invitation.ics secret`]));
    expect(await state()).toMatchObject({ publishedRevision: 2 });
    const older = { refresh: async () => ({ revision: 1, isKept: false }) };
    await invitations.forgetStored([id]);
    await expect(publishing.publisher({ store, edge: older })(id)).rejects.toThrow(
      'The edge serves revision 1 instead of 2',
    );
  });

  test.each([
    ['its page', 'index.html'],
    ['its calendar', 'invitation.ics'],
  ])('is what a run leaves that was about to put %s', async (_what, file) => {
    const slow = watchStore(store);
    const gate = createGate();
    slow.beforePut = (key) => (key.endsWith(file) ? gate.pass() : undefined);
    const late = publishing.publisher({ store: slow })(id);
    await gate.isReached;
    await invitations.remove(id);
    await publish();
    expect(await html()).toContain(GONE);
    gate.open();
    await late;
    expect(await html()).toContain(GONE);
    expect(await hasCalendar()).toBe(false);
    expect(await state()).toMatchObject({ revision: 2, publishedRevision: 2 });
  });

  test('is not given a calendar by a run that has failed before', async () => {
    const slow = watchStore(store);
    slow.beforePut = async (key) => {
      if (!key.endsWith('.ics')) throw new Error('The store is full');
      await pause(300);
    };
    await expect(publishing.publisher({ store: slow })(id)).rejects.toThrow('The store is full');
    await invitations.remove(id);
    await publish();
    await pause(300);
    expect(await html()).toContain(GONE);
    expect(await hasCalendar()).toBe(false);
  });

  test('is what a run leaves during which it was removed', async () => {
    let isFirst = true;
    store.beforePut = async (key) => {
      if (!key.endsWith('index.html') || !isFirst) return;
      isFirst = false;
      await invitations.remove(id);
    };
    await publish();
    expect(await html()).toContain(GONE);
    expect(await hasCalendar()).toBe(false);
  });

  test('is made anew by another build', async () => {
    await publish('older');
    await invitations.remove(id);
    await publish('older');
    expect((await invitations.behind(renderer.build, 10_000)).otherBuild).toContain(id);
    await store.delete(`pages/${slug}/index.html`);
    await publish();
    expect(await html()).toContain(GONE);
    expect((await invitations.behind(renderer.build, 10_000)).otherBuild).not.toContain(id);
  });
});
