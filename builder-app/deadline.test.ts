import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Browsers before 2024 lack some of its static methods.
  vi.stubGlobal('AbortSignal', undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns a caller's signal and a count of its listeners. */
function caller() {
  const controller = new AbortController();
  const add = vi.spyOn(controller.signal, 'addEventListener');
  const remove = vi.spyOn(controller.signal, 'removeEventListener');
  const listeners = () => add.mock.calls.length - remove.mock.calls.length;
  return { controller, signal: controller.signal, listeners };
}

describe('a deadline', () => {
  test('aborts when its time is up, and not before', () => {
    const { signal } = startDeadline(1000);
    vi.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  test('can be given more time, until it has aborted', () => {
    const { signal, restart } = startDeadline(1000);
    vi.advanceTimersByTime(999);
    restart(2000);
    vi.advanceTimersByTime(1999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
    restart(1000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('aborts with its caller, for the same reason', () => {
    const { controller, signal: called } = caller();
    const { signal } = startDeadline(1000, called);
    controller.abort('left');
    expect(signal.reason).toBe('left');
  });

  test('aborts at once if its caller has already aborted', () => {
    const { controller, signal: called } = caller();
    controller.abort('left');
    expect(startDeadline(1000, called).signal.reason).toBe('left');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves neither timer nor listener, however it ends', () => {
    const ends = [
      ({ end }: { end(): void }) => end(),
      () => vi.advanceTimersByTime(1000),
      (_: unknown, controller: AbortController) => controller.abort(),
    ];
    for (const end of ends) {
      const { controller, signal, listeners } = caller();
      const deadline = startDeadline(1000, signal);
      expect([vi.getTimerCount(), listeners()]).toEqual([1, 1]);
      end(deadline, controller);
      expect([vi.getTimerCount(), listeners()]).toEqual([0, 0]);
    }
  });

  test('that has ended aborts nothing', () => {
    const { controller, signal: called } = caller();
    const { signal, end } = startDeadline(1000, called);
    end();
    vi.advanceTimersByTime(5000);
    controller.abort();
    expect(signal.aborted).toBe(false);
  });
});
