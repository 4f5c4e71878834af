import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everySecond } from './tick.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_250 });
});
afterEach(() => {
  vi.useRealTimers();
});

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the shared second', () => {
  it('comes at once and then on full seconds', () => {
    const seen: number[] = [];
    const stop = everySecond((now) => seen.push(now));
    vi.advanceTimersByTime(2_000);
    stop();
    expect(seen).toEqual([1_000_250, 1_001_000, 1_002_000]);
  });

  it('is one timer for all listeners', () => {
    const stops = [everySecond(() => {}), everySecond(() => {}), everySecond(() => {})];
    expect(vi.getTimerCount()).toBe(1);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rests while the page is hidden and catches up when it is back', () => {
    const listener = vi.fn();
    const stop = everySecond(listener);
    hide(true);
    vi.advanceTimersByTime(10_000);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
    hide(false);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });
});
