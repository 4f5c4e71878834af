import { expect, test } from 'vitest';
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

test('the backlog is read when the metrics are read', async () => {
  const metrics = createMetrics();
  let behind = 7;
  metrics.observeBacklog(async () => ({ waiting: 3, active: 1, delayed: 0, failed: 2, behind }));
  behind = 9;
  const text = await metrics.text();
  expect(text).toContain('publish_queue_depth{state="waiting"} 3');
  expect(text).toContain('publish_queue_depth{state="failed"} 2');
  expect(text).toContain('invitations_behind 9');
});

test('a backlog that cannot be read leaves the other metrics readable', async () => {
  const metrics = createMetrics();
  metrics.rsvpAccepted();
  metrics.observeBacklog(() => Promise.reject(new Error('database is down')));
  expect(await metrics.text()).toContain('rsvps_accepted_total 1');
});

test('two registries do not share counts', async () => {
  const one = createMetrics();
  const other = createMetrics();
  one.rsvpAccepted();
  expect(await other.text()).toContain('rsvps_accepted_total 0');
});
