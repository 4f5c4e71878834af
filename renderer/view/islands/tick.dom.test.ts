import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everySecond } from './tick.ts';

const clock = document.createElement('p');
/** Reports the observed element as in the window or not: jsdom has no layout. */
let report: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_250 });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe(element: Element) {
        expect(element).toBe(clock);
      }
      disconnect() {
        report = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
});

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the shared second', () => {
  it('comes at once and, in the window, on full seconds', () => {
    const seen: number[] = [];
    const stop = everySecond(clock, (now) => seen.push(now));
    expect(seen).toEqual([1_000_250]);
    report(true);
    vi.advanceTimersByTime(2_000);
    stop();
    vi.advanceTimersByTime(2_000);
    expect(seen).toEqual([1_000_250, 1_000_250, 1_001_000, 1_002_000]);
  });

  it('rests while its element is out of the window, and catches up when it is back', () => {
    const seen: number[] = [];
    const stop = everySecond(clock, (now) => seen.push(now));
    report(true);
    report(false);
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual([1_000_250, 1_000_250]);
    expect(vi.getTimerCount()).toBe(0);
    report(true);
    expect(seen.at(-1)).toBe(1_010_250);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays asleep once it was stopped out of the window', () => {
    const stop = everySecond(clock, () => {});
    report(false);
    stop();
    report(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is one timer for all listeners', () => {
    const stops = [0, 1, 2].map(() => {
      const stop = everySecond(clock, () => {});
      report(true);
      return stop;
    });
    expect(vi.getTimerCount()).toBe(1);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rests while the page is hidden and catches up when it is back', () => {
    const listener = vi.fn();
    const stop = everySecond(clock, listener);
    report(true);
    listener.mockClear();
    hide(true);
    vi.advanceTimersByTime(10_000);
    expect(listener).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    hide(false);
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });
});
