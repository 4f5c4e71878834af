import { expect, test } from 'vitest';
import { renderQueueResponse } from './render-queue.ts';

test('an answer of the version before, which does not know of a paused queue, is understood', () => {
  const before = {
    engine: 'bullmq',
    isAway: false,
    ...{ waiting: 0, active: 0, delayed: 0, failed: 0, behind: 0 },
    publishes: { lastHour: 0, p50Ms: null, p99Ms: null },
    items: [],
  };
  expect(renderQueueResponse.parse(before)).toEqual({ ...before, isPaused: false });
});
