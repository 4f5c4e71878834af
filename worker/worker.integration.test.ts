import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#infra/database/database.ts';
import { createLog } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createLemonSqueezy } from '#infra/provider/lemon-squeezy.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { createTestDatabase } from '#tests/support/databases.ts';
import { createGate } from '#tests/support/gate.ts';
import { createPublishing, type Publishing } from '#tests/support/publishing.ts';
import { startWorker } from './worker.ts';

const log = createLog({ logLevel: 'silent' });
let publishing: Publishing;

beforeEach(async () => {
  publishing = await createPublishing('sqlite');
});
afterEach(() => publishing.close());

test('a stop ends the publishes while the janitor still waits for the store', async () => {
  const { database, renderer } = publishing;
  const { store } = await publishing.begin();
  const gate = createGate();
  const { list } = store;
  store.list = async function* (prefix) {
    if (prefix === 'pages/') await gate.pass();
    yield* list(prefix);
  };
  const consumer = { close: vi.fn(async () => undefined) };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const worker = startWorker({
    database,
    store,
    renderer,
    queue: createInProcessQueue({ concurrency: 1, log }),
    consume: () => consumer,
    atOnce: 1,
    log,
    metrics: createMetrics(),
  });
  // Until the janitor's first round.
  vi.advanceTimersByTime(10 * 60_000);
  vi.useRealTimers();
  await gate.isReached;
  const closed = worker.close();
  await vi.waitFor(() => expect(consumer.close).toHaveBeenCalledTimes(1));
  gate.open();
  await closed;
});

/** Returns timers set by loops of the worker (`repeat.ts`) that neither ran nor were cleared. */
function watchLoops(): ReadonlySet<unknown> {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const waiting = new Set<unknown>();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    act: (...args: unknown[]) => void,
    ms?: number,
    ...args: unknown[]
  ) => {
    const isLoop = new Error().stack?.includes('/worker/repeat.ts') ?? false;
    const timer = set(() => {
      waiting.delete(timer);
      act(...args);
    }, ms);
    if (isLoop) waiting.add(timer);
    return timer;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    waiting.delete(timer);
    clear(timer);
  });
  return waiting;
}

test('a worker that was closed has nothing more to do', async () => {
  const { database, renderer } = publishing;
  const { store } = await publishing.begin();
  const loops = watchLoops();
  const worker = startWorker({
    database,
    // The folder store's first put would start its own sweep for abandoned files.
    store: { ...store, put: async () => 'stored' },
    renderer,
    provider: createLemonSqueezy({ apiUrl: 'https://shop.example', storeId: 1, productId: 1 }),
    queue: createInProcessQueue({ concurrency: 1, log }),
    consume: () => ({ close: async () => undefined }),
    atOnce: 1,
    log,
    metrics: createMetrics(),
  });
  await worker.ready;
  await vi.waitFor(() => expect(loops.size, 'loops of reconcile, janitor and settling').toBe(3));
  await worker.close();
  expect(loops.size, 'loops that the worker does not close').toBe(0);
});

test('a store that lost everything is told, a new one of a new installation is not', async () => {
  const { invitations, renderer } = publishing;
  const warnings = async (database: Database, store: ObjectStore) => {
    const lines: string[] = [];
    const worker = startWorker({
      database,
      store,
      renderer,
      queue: createInProcessQueue({ concurrency: 1, log }),
      consume: () => ({ close: async () => undefined }),
      atOnce: 1,
      log: createLog({ logLevel: 'warn' }, { write: (line) => lines.push(line) }),
      metrics: createMetrics(),
    });
    await worker.ready;
    await worker.close();
    return lines;
  };
  const { store } = await publishing.begin();
  const pages = (await invitations.ids({ limit: 100 })).length;
  const [line = '', ...more] = await warnings(publishing.database, store);
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({
    pages,
    msg: 'object store empty: pages are remade, pictures are not',
  });
  expect(await warnings(publishing.database, store)).toEqual([]);
  const another = await createTestDatabase('sqlite');
  onTestFinished(() => another.drop());
  const { store: empty } = await publishing.begin();
  expect(await warnings(another.database, empty)).toEqual([]);
});
