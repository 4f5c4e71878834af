import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from './metrics.ts';

test('requests are counted by method, route and status', async () => {
  const metrics = createMetrics();
  const request = { method: 'GET', route: '/api/invitations/:id', status: 403, seconds: 0.002 };
  metrics.requestServed(request);
  metrics.requestServed(request);
  expect(await metrics.text()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/invitations/:id",status="403"} 2',
  );
});

const depth = async () => ({ waiting: 3, active: 1, delayed: 0, failed: 2 });

test('the backlog is read when the metrics are read', async () => {
  let behind = 7;
  const metrics = createMetrics({ depth, behind: async () => behind });
  behind = 9;
  const text = await metrics.text();
  expect(text).toContain('publish_queue_depth{state="waiting"} 3');
  expect(text).toContain('publish_queue_depth{state="failed"} 2');
  expect(text).toContain('invitations_behind 9');
});

test('what is behind is told while the queue is away', async () => {
  let queue = depth;
  let behind = 0;
  const metrics = createMetrics({ depth: () => queue(), behind: async () => behind });
  await metrics.text();
  queue = () => Promise.reject(new Error('Redis is down'));
  behind = 5;
  const text = await metrics.text();
  expect(text).toContain('invitations_behind 5');
  expect(text).not.toContain('publish_queue_depth{');
});

test('a database that does not answer leaves out what it would tell, and keeps nobody waiting', async () => {
  let behind = async () => 0;
  const metrics = createMetrics({ depth, behind: () => behind() });
  metrics.rsvpAccepted();
  expect(await metrics.text()).toContain('invitations_behind 0');
  behind = () => new Promise(() => undefined);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const waiting = metrics.text();
  await vi.advanceTimersByTimeAsync(2_000);
  const text = await waiting;
  expect(text).toContain('rsvps_accepted_total 1');
  expect(text).not.toMatch(/^invitations_behind /m);
});

test('a page that by its clock went live before its save took no time', async () => {
  const metrics = createMetrics();
  metrics.wentLive(0.2);
  metrics.wentLive(-0.3);
  const text = await metrics.text();
  expect(text).toContain('save_to_live_seconds_sum 0.2\n');
  expect(text).toContain('save_to_live_seconds_count 2');
});

test('two registries do not share counts', async () => {
  const one = createMetrics();
  const other = createMetrics();
  one.rsvpAccepted();
  expect(await other.text()).toContain('rsvps_accepted_total 0');
});

test('every alert asks for what is measured', async () => {
  const metrics = createMetrics({ depth, behind: async () => 0 });
  metrics.requestServed({ method: 'GET', route: '/:slug', status: 200, seconds: 0.1 });
  metrics.wentLive(0.1);
  const measured = new Set((await metrics.text()).match(/^\w+/gm));
  const rules = await readFile(new URL('./monitoring/alerts.yml', import.meta.url), 'utf8');
  const asked = rules.match(/\b(?:http|publish|invitations|save|nodejs|rsvps)_\w+/g) ?? [];
  expect(new Set(asked).size).toBeGreaterThan(4);
  expect(asked.filter((name) => !measured.has(name))).toEqual([]);
});
