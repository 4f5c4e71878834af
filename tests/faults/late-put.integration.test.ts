import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Booted, boot } from '#tests/support/boot.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

const PAGE = 'pages/anna-ben/index.html';

describe.each(DEPLOYMENTS)('a put that the store carries out late (%s)', (deployment) => {
  let product: Booted;
  let id: string;
  /** Carries out the late attempt, for which nobody waits any more. */
  let arrive: () => Promise<unknown>;
  beforeEach(async () => {
    product = await boot(deployment);
    const { store } = product;
    const put = store.put;
    store.put = async (key, body, headers) => {
      const outcome = await put(key, body, headers);
      if (key !== PAGE || revisionIn(String(body)) !== '1') return outcome;
      arrive = () => put(key, body, headers);
      return 'contested';
    };
    id = (await product.invitations.create({ slug: 'anna-ben', content: weddingOf() })).id;
    product.startWorker({ reconcileMs: 50 });
    await product.queue.request(id);
    await untilLive(1);
  });
  afterEach(() => product?.close());

  const stored = async () => revisionIn(String((await product.store.get(PAGE))?.body));
  const untilLive = (revision: number) =>
    vi.waitFor(async () => expect(await stored()).toBe(String(revision)), 10_000);
  /** Waits for runs that would store the page again anyway. */
  const untilIdle = () =>
    vi.waitFor(async () => {
      const idle = { waiting: 0, active: 0, delayed: 0 };
      expect(await product.queue.inspect()).toMatchObject(idle);
      const [state] = await product.invitations.publishStates([id]);
      expect(state?.publishedRevision).toBe(2);
    }, 10_000);
  const letTimePass = async () => {
    await vi.waitFor(async () => {
      const past = { possible_until: Date.now() - 1 };
      expect(await product.database.knex('late_puts').update(past)).toBe(1);
    });
  };

  test.each([
    ['a later save', () => product.invitations.save(id, weddingOf('Anna', 'Theo'))],
    ['a removal', () => product.invitations.remove(id)],
  ])('takes the page of %s away for a minute at most', async (_what, act) => {
    await act();
    await product.queue.request(id);
    await untilLive(2);
    await untilIdle();
    await arrive();
    expect(await stored()).toBe('1');
    await letTimePass();
    await untilLive(2);
    expect(await product.database.knex('late_puts')).toEqual([]);
  });
});

function revisionIn(html: string): string | undefined {
  return /data-revision="(\d+)"/.exec(html)?.[1];
}
