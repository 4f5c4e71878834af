import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import { createInProcessQueue } from '#infra/queue/in-process.ts';
import { createGate } from '#tests/support/gate.ts';
import { createPublishing, type Publishing } from '#tests/support/publishing.ts';
import { startWorker } from './worker.ts';

const log = createLog({ level: 'silent' });
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
