import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Booted, boot } from '#tests/support/boot.ts';
import { type RedisServer, startRedis } from '#tests/support/servers/redis.ts';
import { weddingOf } from '#tests/support/wedding.ts';

let redis: RedisServer;
let product: Booted;

beforeEach(async () => {
  redis = await startRedis();
  product = await boot('servers', { REDIS_URL: redis.connection });
});
afterEach(async () => {
  await product?.close();
  await redis?.stop();
});

const create = (slug: string) => product.invitations.create({ slug, content: weddingOf() });
const untilLive = (slug: string) =>
  vi.waitFor(
    async () => expect(await product.store.head(`pages/${slug}/index.html`)).toBeDefined(),
    {
      timeout: 18_000,
      interval: 50,
    },
  );

test('saves made while Redis is away are live once it is back, without anybody asking again', async () => {
  product.startWorker({ reconcileMs: 200 });
  const before = await create('before');
  expect(await product.queue.request(before.id)).toBe(true);
  await untilLive('before');

  await redis.kill();
  const during = await create('during');
  const startedAt = performance.now();
  expect(await product.queue.request(during.id)).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(600);

  redis = await startRedis({ port: redis.port });
  await untilLive('during');
  const after = await create('after');
  await vi.waitFor(async () => expect(await product.queue.request(after.id)).toBe(true));
  await untilLive('after');
});

test('a Redis that takes connections and answers nothing holds a save up for half a second', async () => {
  product.startWorker({ reconcileMs: 200 });
  const { id } = await create('frozen');
  await vi.waitFor(() => product.queue.ping());
  redis.freeze();
  const startedAt = performance.now();
  expect(await product.queue.request(id)).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(700);
  redis.thaw();
  await untilLive('frozen');
});
