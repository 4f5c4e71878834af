import { type ConnectionOptions, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEPLOYMENTS } from '#tests/support/place.ts';
import { untilPasses } from '#tests/support/until-passes.ts';
import { type RunningProduct, startDeployment } from './deployments.ts';

describe.each(DEPLOYMENTS)('Bull Board, %s', (deployment) => {
  let product: RunningProduct;
  let cookie: string;
  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${product.url}/admin/queues${path}`, { method, headers, redirect: 'manual' });

  beforeAll(async () => {
    product = await startDeployment(deployment, { LOG_LEVEL: 'info' });
    const login = await fetch(`${product.url}/api/admin/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(product.operator),
    });
    cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  });
  afterAll(() => product?.stop());

  if (deployment === 'embedded') {
    test('is nowhere, because there is no queue of BullMQ', async () => {
      expect((await open('', { Cookie: cookie })).status).toBe(404);
    });
    return;
  }

  test('shows the queue to the operator, with nothing from elsewhere', async () => {
    const page = await open('', { Cookie: cookie });
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/script-src 'self'(?:;|$)/);
    const html = await page.text();
    expect(html).toContain('"url":"/admin"');
    const [, script = ''] = /<script defer src="([^"]+)"/.exec(html) ?? [];
    expect((await open(`/${script}`, { Cookie: cookie })).status).toBe(200);
    const answer = await open('/api/queues', { Cookie: cookie });
    const { queues } = await answer.json();
    expect(queues).toHaveLength(1);
    expect(queues[0]).toMatchObject({ type: 'bullmq', isPaused: false });
  });

  test('does not keep the operator logged in while it stands open by itself', async () => {
    const opened = await open('', { Cookie: cookie });
    const polled = await open('/api/queues?activeQueue=&page=1', { Cookie: cookie });
    expect(polled.status).toBe(200);
    // An opened job is asked for every few seconds as well.
    const job = await open('/api/queues/publish/some-job', { Cookie: cookie });
    const renewed = [opened, polled, job].map(({ headers }) => headers.has('Set-Cookie'));
    expect(renewed).toEqual([true, false, false]);
  });

  test('leads a stranger to the login and tells a program that it needs one', async () => {
    const page = await open('', { Accept: 'text/html' });
    expect([page.status, page.headers.get('Location')]).toEqual([303, '/admin']);
    const answer = await open('/api/queues', { Accept: 'application/json' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'Authentication required' });
  });

  test('has its unknown and failing calls answered as all others are', async () => {
    const told = async (path: string, method = 'GET', body?: string) => {
      const headers = {
        Cookie: cookie,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
      };
      const answer = await fetch(`${product.url}/admin/queues${path}`, {
        method,
        headers,
        ...(body !== undefined && { body }),
      });
      return [answer.status, await answer.json()];
    };
    const sentence = { error: expect.stringMatching(/^[A-Z].{8,}/) };
    expect(await told('/nowhere')).toEqual([404, sentence]);
    expect(await told('/api/nowhere')).toEqual([404, sentence]);
    expect(await told('', 'DELETE')).toEqual([405, sentence]);
    expect(await told('/api/queues/pause', 'PUT', '{"a": ')).toEqual([400, sentence]);
  });

  test('takes orders from its own pages only', async () => {
    const order = (site: string) =>
      open('/api/queues/pause', { Cookie: cookie, 'Sec-Fetch-Site': site }, 'PUT');
    expect((await order('cross-site')).status).toBe(403);
    expect((await order('same-origin')).status).not.toBe(403);
    await open('/api/queues/resume', { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }, 'PUT');
  });

  test('leaves a line in the log about who pauses the queue', async () => {
    await open('/api/queues/publish/pause', { Cookie: cookie }, 'PUT');
    await open('/api/queues/publish/resume', { Cookie: cookie }, 'PUT');
    const by = { operator: 'operator', msg: 'queue changed in Bull Board', method: 'PUT' };
    await untilPasses(() => {
      const printed = product.processes[0]?.process.output().split('\n') ?? [];
      const lines = printed.filter((line) => line.includes('"/api/queues/publish/'));
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { ...by, path: '/api/queues/publish/pause' },
        { ...by, path: '/api/queues/publish/resume' },
      ]);
    });
  });

  test('refuses to promote a job that has run meanwhile', async () => {
    const redis = new Redis(product.env.REDIS_URL ?? '');
    const queue = new Queue('publish', { connection: redis as ConnectionOptions });
    const job = await queue.add('publish', { invitationId: 'none' }, { delay: 60_000 });
    const promote = () =>
      open(
        `/api/queues/publish/${job.id}/promote`,
        { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
        'PUT',
      );
    expect((await promote()).status).toBe(204);
    const again = await promote();
    expect(again.status).toBe(409);
    expect(await again.json()).toEqual({ error: expect.stringContaining('has changed') });
    await queue.close();
    redis.disconnect();
  });
});
