import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createGate } from '#tests/support/gate.ts';
import { createLog } from '../log.ts';
import { createInProcessQueue } from './in-process.ts';
import { PUBLISH_JOB } from './jobs.ts';

const PAUSE = 1_000;
const log = createLog({ logLevel: 'silent' });
const open = () => createInProcessQueue({ concurrency: 1, log, backoff: () => PAUSE });

/** Sets the monotonic clock forward. */
const letTimePass = (ms: number) => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a save of what fails in bulk', () => {
  test.each([
    ['during the run', 0],
    ['in the pause after it', PAUSE / 2],
  ])('that comes %s is served by the next attempt, before other bulk work', async (_case, wait) => {
    const queue = open();
    const [first, second] = [createGate(), createGate()];
    const ran: string[] = [];
    queue.consume(async (id) => {
      ran.push(id);
      if (ran.length === 1) {
        await first.pass();
        throw new Error('The store is away');
      }
      if (ran.length === 2) await second.pass();
    });
    await queue.requestMany(['a', 'b', 'c'], { priority: 'low' });
    await first.isReached;
    if (wait === 0) await queue.request('a');
    first.open();
    await second.isReached;
    await vi.advanceTimersByTimeAsync(wait);
    if (wait > 0) await queue.request('a');
    await vi.advanceTimersByTimeAsync(PAUSE);
    second.open();
    await vi.waitFor(async () => expect((await queue.inspect()).items).toEqual([]));
    expect(ran).toEqual(['a', 'b', 'a', 'c']);
  });
});

test('takes 20,000 invitations, and says that it refuses more', async () => {
  const queue = open();
  const ids = Array.from({ length: 20_001 }, (_, number) => `invitation-${number}`);
  expect(await queue.requestMany(ids)).toBe(20_000);
  expect(await queue.request('another')).toBe(false);
  expect(await queue.request('invitation-0')).toBe(true);
});

test('says for a minute that the run of a save may follow one lost with an earlier process', async () => {
  const queue = open();
  const ran: unknown[] = [];
  queue.consume(async (...run) => void ran.push(run));
  await queue.request('a');
  await queue.requestMany(['b'], { priority: 'low' });
  await vi.waitFor(() => expect(ran).toHaveLength(2));
  letTimePass(60_000);
  await queue.request('a');
  await vi.waitFor(() => expect(ran).toHaveLength(3));
  expect(ran).toEqual([
    ['a', { mayFollowLostRun: true }],
    ['b', { mayFollowLostRun: false }],
    ['a', { mayFollowLostRun: false }],
  ]);
});

test('forgets after a week what has failed, although nothing else fails', async () => {
  const queue = open();
  queue.consume(async () => {
    throw new Error('The store is away');
  });
  await queue.request('a');
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(await queue.inspect()).toMatchObject({ failed: 1, items: [{ invitationId: 'a' }] });
  });
  letTimePass(PUBLISH_JOB.keepFailedMs + 1);
  vi.advanceTimersByTime(PAUSE);
  const state = await queue.inspect();
  expect(state).toMatchObject({ failed: 0, items: [] });
  expect(await state.unknownAmong(['a'])).toEqual(['a']);
});

test('says since when a run is what it is', async () => {
  const queue = open();
  const gate = createGate();
  await queue.request('a');
  vi.setSystemTime(2_000_000);
  queue.consume(() => gate.pass());
  await gate.isReached;
  expect((await queue.inspect()).items).toMatchObject([{ state: 'active', updatedAt: 2_000_000 }]);
  gate.open();
});

test('has one consumer at a time', async () => {
  const queue = open();
  const consumer = queue.consume(async () => undefined);
  expect(() => queue.consume(async () => undefined)).toThrow('one consumer');
  await consumer.close();
  const ran: string[] = [];
  queue.consume(async (id) => void ran.push(id));
  await queue.request('a');
  await vi.waitFor(() => expect(ran).toEqual(['a']));
});

describe('once it is closed', () => {
  test('it takes nothing, and does not answer', async () => {
    const queue = open();
    await queue.close();
    expect(await queue.request('a')).toBe(false);
    expect(await queue.requestMany(['a', 'b'])).toBe(0);
    await expect(queue.ping()).rejects.toThrow('closed');
  });

  test('a run under way has ended, and is not tried again', async () => {
    const queue = open();
    const gate = createGate();
    const happened: string[] = [];
    queue.consume(async () => {
      await gate.pass();
      happened.push('run ended');
      throw new Error('The store is away');
    });
    await queue.request('a');
    await gate.isReached;
    const closed = queue.close().then(() => happened.push('closed'));
    await vi.advanceTimersByTimeAsync(PAUSE);
    gate.open();
    await closed;
    expect(happened).toEqual(['run ended', 'closed']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('no pause between attempts keeps the process up', async () => {
    const queue = open();
    queue.consume(async () => {
      throw new Error('The store is away');
    });
    await queue.request('a');
    await vi.waitFor(async () => expect((await queue.inspect()).delayed).toBe(1));
    await queue.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
