import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderQueueResponse } from '#domain/api/render-queue.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

describe.each(DEPLOYMENTS)('the render queue on the desk (%s)', (deployment) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(deployment);
  });
  afterAll(() => desk.api.close());

  const look = async () =>
    renderQueueResponse.parse((await desk.admin('GET', 'render-queue')).body);
  const isLive = async ({ cleanUrl }: { cleanUrl: string }) =>
    (await desk.api.call('GET', `/${cleanUrl}`)).text.includes('data-revision=');

  test('tells what is behind, what failed and why, and repairs it', async () => {
    const couple = await desk.activated('Stuck');
    const waiting = await look();
    expect(waiting.engine).toBe(deployment === 'servers' ? 'bullmq' : 'in-process');
    expect(waiting.behind).toBeGreaterThan(0);
    const own = waiting.items.find((item) => item.invitationId === couple.invitationId);
    expect(own).toMatchObject({ cleanUrl: couple.cleanUrl, revision: 1, publishedRevision: 0 });

    const put = vi.spyOn(desk.api.store, 'put').mockRejectedValue(new Error('the disk is full'));
    desk.api.startWorker({ reconcileMs: 1_000 });
    const failed = await vi.waitUntil(
      async () => {
        const { items } = await look();
        const item = items.find(({ invitationId }) => invitationId === couple.invitationId);
        return item?.state === 'failed' ? item : undefined;
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(failed).toMatchObject({ attempts: 5, lastError: 'the disk is full' });

    put.mockRestore();
    const retry = await desk.admin('POST', `render-queue/${couple.invitationId}/retry`);
    expect(retry.status).toBe(202);
    expect(retry.body).toEqual({ requested: 1 });
    await vi.waitUntil(() => isLive(couple), { timeout: 15_000 });
    await vi.waitFor(
      async () => {
        const { items } = await look();
        expect(items.some(({ invitationId }) => invitationId === couple.invitationId)).toBe(false);
      },
      { timeout: 15_000, interval: 100 },
    );
  });

  const untilIdle = () =>
    vi.waitFor(
      async () => {
        const { waiting, active, behind } = await look();
        expect({ waiting, active, behind }).toEqual({ waiting: 0, active: 0, behind: 0 });
      },
      { timeout: 15_000, interval: 100 },
    );
  /** Empties a page's folder once the page is live; resolves with the keys it held. */
  const lose = async ({ cleanUrl }: { cleanUrl: string }) => {
    await untilIdle();
    const keys: string[] = [];
    for await (const { key } of desk.api.store.list(`pages/${cleanUrl}/`)) keys.push(key);
    for (const key of keys) await desk.api.store.delete(key);
    return keys.sort();
  };
  const untilStored = (keys: readonly string[]) =>
    vi.waitFor(
      async () => {
        for (const key of keys) expect(await desk.api.store.head(key), key).toBeDefined();
      },
      { timeout: 15_000, interval: 200 },
    );

  test('repairs everything that is stuck by one call, and nothing else', async () => {
    await untilIdle();
    expect((await desk.admin('POST', 'render-queue/retry-all')).body).toEqual({ requested: 0 });
    const put = vi.spyOn(desk.api.store, 'put').mockRejectedValue(new Error('the disk is full'));
    const couples = [await desk.activated('One'), await desk.activated('Another')];
    await vi.waitFor(
      async () => expect(await look()).toMatchObject({ failed: 2, behind: 2, waiting: 0 }),
      { timeout: 15_000, interval: 100 },
    );
    put.mockRestore();
    const { status, body } = await desk.admin('POST', 'render-queue/retry-all');
    expect([status, body]).toEqual([202, { requested: 2 }]);
    for (const couple of couples) await vi.waitUntil(() => isLive(couple), { timeout: 15_000 });
    await untilIdle();
  });

  test.each([
    ['', 'Lost'],
    [', also while the queue is away', 'Lost without a queue'],
  ])('restores a page with all its files%s', async (away, bride) => {
    const couple = await desk.activated(bride);
    const keys = await lose(couple);
    expect(keys.length).toBeGreaterThan(2);
    if (away) vi.spyOn(desk.api.queue, 'request').mockResolvedValue(false);
    const retry = await desk.admin('POST', `render-queue/${couple.invitationId}/retry`);
    expect([retry.status, retry.body]).toEqual([202, { requested: 1 }]);
    await untilStored(keys);
  });

  test('makes every page again, with all its files', async () => {
    const couple = await desk.activated('Among many');
    const keys = await lose(couple);
    expect(keys).toContain(`pages/${couple.cleanUrl}/invitation.ics`);
    expect(keys.some((key) => key.includes('/social-'))).toBe(true);
    const { totalInvitations } = (await desk.admin('GET', 'stats')).body;
    const { status, body } = await desk.admin('POST', 'render-queue/republish-all');
    expect(status).toBe(202);
    expect(body).toEqual({ requested: totalInvitations });
    await untilStored(keys);
    await untilIdle();
    const { publishes } = await look();
    expect(publishes.lastHour).toBe(totalInvitations);
    expect(publishes.p99Ms).toBeGreaterThanOrEqual(publishes.p50Ms ?? Number.NaN);
  });

  test('says which page waits for its couple, not for us', async () => {
    const couple = await desk.activated('Half');
    await vi.waitUntil(() => isLive(couple), { timeout: 15_000 });
    const weddingData = weddingOf('', 'Ben');
    const json = { weddingData, dashboardToken: couple.dashboardToken };
    await desk.api.call('PUT', `/api/invitations/${couple.invitationId}`, { json });
    await vi.waitFor(
      async () => {
        const { items, behind } = await look();
        const item = items.find(({ invitationId }) => invitationId === couple.invitationId);
        expect(item).toMatchObject({ blocked: true, revision: 2, publishedRevision: 1 });
        expect(behind).toBe(0);
      },
      { timeout: 15_000, interval: 200 },
    );
  });

  test('knows no invitation that does not exist', async () => {
    expect((await desk.admin('POST', 'render-queue/nothing/retry')).status).toBe(404);
  });

  test('tells what the database knows when the queue does not answer', async () => {
    const { isAway, publishes, items } = await look();
    expect(isAway).toBe(false);
    vi.spyOn(desk.api.queue, 'inspect').mockRejectedValueOnce(new Error('Command timed out'));
    const { status, body } = await desk.admin('GET', 'render-queue');
    expect(status).toBe(200);
    expect(body).toMatchObject({ isAway: true, waiting: 0, publishes });
    expect(body.items).toHaveLength(items.length);
  });
});
