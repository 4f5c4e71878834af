import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { forgetAllStored } from '#infra/database/invitations/forget-stored.ts';
import { type Booted, boot } from '#tests/support/boot.ts';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { weddingOf } from '#tests/support/wedding.ts';

function quoting(quote: string): WeddingData {
  const content = weddingOf();
  return { ...content, customizations: { ...content.customizations, quote } };
}

describe.each(DEPLOYMENTS)('publishing under faults, %s', (deployment) => {
  let product: Booted;
  let id: string;

  const isLive = async (revision: number, slug = 'anna-ben') => {
    const page = await product.store.get(`pages/${slug}/index.html`);
    expect(page?.body.toString()).toContain(`data-revision="${revision}"`);
    const [state] = await product.invitations.publishStates([id]);
    expect(state?.publishedRevision).toBe(revision);
  };
  const untilLive = (revision: number) =>
    vi.waitFor(() => isLive(revision), { timeout: 15_000, interval: 20 });

  const untilIdle = () =>
    vi.waitFor(
      async () => {
        const idle = { waiting: 0, active: 0, delayed: 0 };
        expect(await product.queue.inspect()).toMatchObject(idle);
      },
      { timeout: 15_000, interval: 20 },
    );

  /** Waits until another invitation, which only reconcile can find, is live. */
  const untilReconciled = async (slug: string) => {
    const at = Date.now() - 60_000;
    const other = await product.invitations.create({ slug, content: weddingOf(), at });
    await vi.waitFor(
      async () => {
        const [state] = await product.invitations.publishStates([other.id]);
        expect(state?.publishedRevision).toBe(1);
      },
      { timeout: 15_000, interval: 20 },
    );
  };

  beforeEach(async () => {
    product = await boot(deployment);
    ({ id } = await product.invitations.create({ slug: 'anna-ben', content: weddingOf() }));
  });
  afterEach(() => product?.close());

  test('a request is live', async () => {
    product.startWorker();
    expect(await product.queue.request(id)).toBe(true);
    await untilLive(1);
  });

  test('a save without a wake-up is live after reconcile has looked', async () => {
    product.startWorker();
    await untilLive(1);
  });

  test('a save during a running publish is live without another wake-up', async () => {
    product.startWorker();
    let saves = 0;
    product.store.beforePut = async (key) => {
      if (!key.endsWith('index.html') || saves === 3) return;
      saves += 1;
      await product.invitations.save(id, quoting(`Number ${saves}`));
    };
    await product.queue.request(id);
    await untilLive(4);
  });

  test('a hundred saves in a row end with the last one live', async () => {
    product.startWorker();
    for (let save = 1; save <= 100; save += 1) {
      await product.invitations.save(id, quoting(`Number ${save}`));
      void product.queue.request(id);
    }
    await untilLive(101);
    const page = await product.store.get('pages/anna-ben/index.html');
    expect(page?.body.toString()).toContain('Number 100');
  });

  test('a store that fails three times delays a page and nothing else', async () => {
    let failures = 3;
    product.store.beforePut = (key) => {
      if (!key.endsWith('index.html') || failures === 0) return;
      failures -= 1;
      throw new Error('The store is away');
    };
    product.startWorker();
    await product.queue.request(id);
    await untilLive(1);
    expect(failures).toBe(0);
    expect((await product.queue.inspect()).failed).toBe(0);
  });

  test('a store that fails for good is told to the operator, and a retry heals it', async () => {
    product.store.beforePut = () => {
      throw new Error('The store is full');
    };
    product.startWorker();
    await product.queue.request(id);
    await vi.waitFor(
      async () => {
        const { failed, items } = await product.queue.inspect();
        expect(failed).toBe(1);
        expect(items[0]).toMatchObject({ invitationId: id, lastError: 'The store is full' });
      },
      { timeout: 10_000 },
    );
    const [state] = await product.invitations.publishStates([id]);
    expect(state).toMatchObject({ publishedRevision: 0, lastError: 'The store is full' });
    product.store.beforePut = () => undefined;
    expect(await product.queue.request(id)).toBe(true);
    await untilLive(1);
  });

  test('content that may not be published keeps the last good page and is not tried again', async () => {
    product.startWorker({ reconcileMs: 50 });
    await untilLive(1);
    const content = weddingOf();
    await product.invitations.save(id, { ...content, couple: { ...content.couple, groom: '' } });
    await product.queue.request(id);
    await vi.waitFor(async () => {
      const [state] = await product.invitations.publishStates([id]);
      expect(state).toMatchObject({ isBlocked: true, lastError: "Groom's name is required" });
    });
    await untilIdle();
    // As if the backoff after the failure had passed.
    await product.database.knex('invitations').where({ id }).update({ publish_retry_at: 0 });
    const before = await product.invitations.publishStates([id]);
    for (const slug of ['one-look', 'another-look']) await untilReconciled(slug);
    await untilIdle();
    expect(await product.invitations.publishStates([id])).toEqual(before);
    await isLive(1);
    await product.invitations.save(id, quoting('Complete again'));
    await product.queue.request(id);
    await untilLive(3);
  });

  test('pages of another build are remade, and those of couples who wait go first', async () => {
    for (let number = 0; number < 20; number += 1) {
      await product.invitations.create({ slug: `old-${number}`, content: weddingOf() });
    }
    const ids = await product.invitations.ids({ limit: 100 });
    await product.invitations.markPublishedMany(
      ids.map((one) => ({ id: one, revision: 1, build: 'older', artifacts: [], at: Date.now() })),
    );
    await product.invitations.save(id, quoting('Waits'));
    product.startWorker();
    await vi.waitFor(
      async () => {
        const builds = await product.database.knex('invitations').pluck('renderer_build');
        expect(new Set(builds)).toEqual(new Set([product.renderer.build]));
      },
      { timeout: 15_000, interval: 50 },
    );
    await isLive(2);
    const pages = product.store.puts.filter((key) => key.endsWith('index.html'));
    expect(pages.indexOf('pages/anna-ben/index.html')).toBeLessThan(8);
  });

  test('what was asked for again is made after a restart', async () => {
    const worker = product.startWorker();
    await untilLive(1);
    await worker.close();
    const lost = product.store.puts.filter((key) => key.startsWith('pages/'));
    for (const key of lost) await product.store.delete(key);
    expect(await forgetAllStored(product.invitations)).toBe(1);
    product.startWorker();
    await vi.waitFor(
      async () => {
        for (const key of lost) expect(await product.store.head(key), key).toBeDefined();
      },
      { timeout: 15_000, interval: 20 },
    );
  });

  test.each([
    ['by the next start', async () => undefined],
    ['though a page waits in the queue', () => product.queue.request(id)],
  ])('a store that was lost is filled again %s', async (_case, before) => {
    const worker = product.startWorker();
    await untilLive(1);
    await worker.close();
    const lost = new Set(product.store.puts);
    for (const key of lost) await product.store.delete(key);
    await before();
    product.startWorker();
    await untilLive(1);
    await vi.waitFor(
      async () => {
        for (const key of lost) expect(await product.store.head(key), key).toBeDefined();
      },
      { timeout: 15_000, interval: 20 },
    );
  });
});
