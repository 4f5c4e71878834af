import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '#infra/metrics.ts';
import { freePort } from '#tests/support/servers/server-process.ts';
import { type HealthServer, startHealthServer } from './health-server.ts';

let server: HealthServer;
let url: string;
let isStoreThere = true;
beforeEach(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const store = async () => {
    if (!isStoreThere) throw new Error('The store is away');
  };
  server = await startHealthServer({
    host: '127.0.0.1',
    port,
    metrics: createMetrics(),
    parts: [
      { name: 'database', ping: async () => undefined },
      { name: 'store', ping: store },
    ],
  });
});
afterEach(() => server.close());

test('a worker is ready while every part answers, and names the one that does not', async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  isStoreThere = false;
  const answer = await fetch(`${url}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ parts: ['store'], error: 'No answer from: store' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
