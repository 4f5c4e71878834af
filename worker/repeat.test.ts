import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Repeating, repeat } from './repeat.ts';

let repeating: Repeating<unknown> | undefined;
let errors: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  errors = [];
});
afterEach(async () => {
  await repeating?.close();
  vi.useRealTimers();
});

const onError = (error: unknown) => {
  errors.push(error);
};

/** Work that runs until `end` is called; the mock counts how often it began. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: () => ends.shift()?.() };
}

test('work runs first after its wait, and then as long after each end', async () => {
  const { work, end } = slowWork();
  repeating = repeat(work, { firstAfter: 500, everyMs: 1_000, onError });
  await vi.advanceTimersByTimeAsync(499);
  expect(work).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  end();
});

test.each([
  ['has happened', () => Promise.resolve()],
  ['has failed', () => Promise.reject(new Error('away'))],
])('what the first run waits for starts it once it %s', async (_title, firstAfter) => {
  const work = vi.fn(async () => undefined);
  repeating = repeat(work, { firstAfter: firstAfter(), everyMs: 1_000, onError });
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a run that left something to do is followed sooner', async () => {
  const left = [2, 1, 0];
  const work = vi.fn(async () => left.shift() ?? 0);
  const soonerMs = (rest: number) => (rest > 0 ? 10 : undefined);
  repeating = repeat(work, { firstAfter: 0, everyMs: 1_000, soonerMs, onError });
  await vi.advanceTimersByTimeAsync(20);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(4);
});

test('a failed run is told and followed by the next', async () => {
  const work = vi.fn(() => Promise.reject(new Error('The database is away')));
  repeating = repeat(work, { firstAfter: 0, everyMs: 1_000, soonerMs: () => 1, onError });
  await vi.advanceTimersByTimeAsync(999);
  expect(errors).toEqual([new Error('The database is away')]);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a run that is asked for joins the one under way, and its failure is the same', async () => {
  const ends: ((error: Error) => void)[] = [];
  const work = vi.fn(() => new Promise<void>((_, reject) => ends.push(reject)));
  const asked = repeat(work, { firstAfter: 0, everyMs: 1_000, onError });
  repeating = asked;
  await vi.advanceTimersByTimeAsync(0);
  const both = Promise.allSettled([asked.now(), asked.now()]);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.(new Error('away'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(errors).toEqual([new Error('away')]);
});

test('the timer joins a run that was asked for', async () => {
  const { work, end } = slowWork();
  const asked = repeat(work, { firstAfter: 100, everyMs: 1_000, onError });
  repeating = asked;
  const first = asked.now();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await first;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  end();
});

test('closing tells the run under way, waits for it, and begins no other', async () => {
  let end: (() => void) | undefined;
  let isTold = false;
  const work = vi.fn(
    (closing: AbortSignal) =>
      new Promise<void>((resolve) => {
        closing.addEventListener('abort', () => {
          isTold = true;
        });
        end = resolve;
      }),
  );
  repeating = repeat(work, { firstAfter: 0, everyMs: 1_000, onError });
  await vi.advanceTimersByTimeAsync(0);
  let isClosed = false;
  const closed = repeating.close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect([isTold, isClosed]).toEqual([true, false]);
  end?.();
  await closed;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what is closed before its first run never runs', async () => {
  const work = vi.fn(async () => undefined);
  const timed = repeat(work, { firstAfter: 10, everyMs: 10, onError });
  const waiting = repeat(work, { firstAfter: Promise.resolve(), everyMs: 10, onError });
  await Promise.all([timed.close(), waiting.close()]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(0);
});
