import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMetrics } from '#infra/metrics.ts';
import { freePort } from '#tests/support/servers/server-process.ts';
import { type HealthServer, startHealthServer } from './health-server.ts';

const there = { ping: async () => undefined };
const away = new Error('The store is away');
let ping = vi.fn(there.ping);
let log = { info: vi.fn(), warn: vi.fn() };
let server: HealthServer;
let url: string;
beforeEach(async () => {
  ping = vi.fn(there.ping);
  log = { info: vi.fn(), warn: vi.fn() };
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const parts = { database: there, queue: there, store: { ping } };
  server = await startHealthServer({
    host: '127.0.0.1',
    port,
    metrics: createMetrics(),
    log,
    parts,
  });
});
afterEach(() => server.close());

test('a worker is ready while every part answers', async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('a worker names the part that does not answer, and is alive without it', async () => {
  ping.mockRejectedValue(away);
  const answer = await fetch(`${url}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ parts: ['store'], error: 'No answer from: store' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('a worker asks its parts once for all who ask it, and tells the log of one that is away', async () => {
  ping.mockRejectedValue(away);
  const answers = await Promise.all([1, 2, 3].map(() => fetch(`${url}/readyz`)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(ping).toHaveBeenCalledTimes(1);
  expect(log.warn.mock.calls).toEqual([[{ err: away }, 'store does not answer']]);
});

test('a worker answers GET and HEAD of its three addresses, whatever the query', async () => {
  const look = async (path: string, method = 'GET') => {
    const answer = await fetch(`${url}${path}`, { method });
    return [answer.status, answer.headers.get('allow')];
  };
  expect(await look('/healthz?from=probe')).toEqual([200, null]);
  expect(await look('/metrics?from=probe')).toEqual([200, null]);
  expect(await look('/healthz', 'HEAD')).toEqual([200, null]);
  expect(await look('/metrics', 'POST')).toEqual([405, 'GET, HEAD']);
  expect(await look('/admin')).toEqual([404, null]);
});
