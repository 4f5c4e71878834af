import type { RenderQueueResponse } from '#domain/api/render-queue.ts';

/** A queue in which nothing waits and nothing has been published in the last hour. */
export const IDLE_QUEUE: RenderQueueResponse = {
  engine: 'in-process',
  isAway: false,
  isPaused: false,
  waiting: 0,
  active: 0,
  delayed: 0,
  failed: 0,
  behind: 0,
  publishes: { lastHour: 0, p50Ms: null, p99Ms: null },
  items: [],
};
