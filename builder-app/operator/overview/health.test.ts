import { expect, test } from 'vitest';
import type { RenderQueueItem } from '#domain/api/render-queue.ts';
import { canRetry, pagesToPublish, publishesLine, queueHealth, sharedReason } from './health.ts';
import { IDLE_QUEUE } from './testing.ts';

const item: RenderQueueItem = {
  invitationId: '01J',
  cleanUrl: 'anna-ben',
  revision: 2,
  publishedRevision: 1,
  state: 'failed',
  blocked: false,
  attempts: 5,
  lastError: 'the disk is full',
  updatedAt: '2027-01-01T00:00:00.000Z',
};

test('failures come before delays, and delays before mere business', () => {
  expect(queueHealth(IDLE_QUEUE).mood).toBe('good');
  expect(queueHealth({ ...IDLE_QUEUE, waiting: 40 })).toMatchObject({
    mood: 'busy',
    title: '40 pages being republished',
  });
  expect(queueHealth({ ...IDLE_QUEUE, waiting: 40, behind: 1 }).title).toBe('1 page on the way');
  expect(queueHealth({ ...IDLE_QUEUE, waiting: 40, behind: 3, failed: 2 })).toMatchObject({
    mood: 'bad',
    title: '2 pages could not be published',
  });
});

test('an unreachable queue comes first, with what is live anyway', () => {
  const away = { ...IDLE_QUEUE, isAway: true };
  expect(queueHealth(away)).toMatchObject({ mood: 'bad', title: 'The queue is not responding' });
  expect(queueHealth(away).text).toMatch(/^Everything published is live\./);
  expect(queueHealth({ ...away, behind: 2 }).text).toMatch(/^2 pages not live yet\./);
});

test('a paused queue comes before what failed, and says who can change that', () => {
  const paused = { ...IDLE_QUEUE, isPaused: true, waiting: 3, behind: 2, failed: 1 };
  expect(queueHealth(paused)).toEqual({
    mood: 'bad',
    title: 'The queue is paused',
    text: '2 pages not live yet. Nothing is lost: what is saved goes live once somebody resumes the queue in Bull Board.',
  });
  expect(queueHealth({ ...paused, isAway: true }).title).toBe('The queue is not responding');
});

test('the last hour is shown with its times, and so is an hour without publishes', () => {
  expect(publishesLine(IDLE_QUEUE.publishes)).toBe('No page was published in the last hour.');
  expect(publishesLine({ lastHour: 1_200, p50Ms: 8.4, p99Ms: 1_260 })).toBe(
    '1,200 pages published in the last hour, half of them within 8 ms, 99 % within 1.3 s.',
  );
});

test('the list is capped, and the figures count all pages', () => {
  const items = [item, { ...item, invitationId: '02J' }];
  expect(pagesToPublish({ ...IDLE_QUEUE, failed: 2, behind: 2, items })).toBe(2);
  expect(pagesToPublish({ ...IDLE_QUEUE, failed: 2, behind: 500, items })).toBe(500);
  expect(pagesToPublish({ ...IDLE_QUEUE, waiting: 390, active: 4, delayed: 6, items })).toBe(400);
});

test('a reason is shared only if at least two failed, all for that reason', () => {
  const waiting = { ...item, lastError: null };
  expect(sharedReason([item, waiting, item])).toBe('the disk is full');
  expect(sharedReason([item, waiting])).toBeUndefined();
  expect(sharedReason([item, item, { ...item, lastError: 'no such bucket' }])).toBeUndefined();
});

test('a page can be retried unless it is being made or waits for its couple', () => {
  expect(canRetry(item)).toBe(true);
  expect(canRetry({ ...item, state: 'behind' })).toBe(true);
  expect(canRetry({ ...item, state: 'active' })).toBe(false);
  expect(canRetry({ ...item, state: 'behind', blocked: true })).toBe(false);
});
