import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceGalleryPairs } from './enhance-gallery-pairs.ts';

const WIDTH = 300;
/** Media queries that match in this test. */
let media: Set<string>;
let row: HTMLElement;
let island: HTMLElement;
let cleanup: () => void;

const PHONE = '(max-width: 47.99rem)';
const CALM = '(prefers-reduced-motion: reduce)';

function part<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function wake(): void {
  cleanup = enhanceGalleryPairs(island, { slides: 3 });
}

beforeEach(() => {
  vi.useFakeTimers();
  media = new Set([PHONE]);
  // jsdom has neither media queries nor layout.
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return media.has(query);
    },
  }));
  document.body.innerHTML =
    '<div id="island"><ul class="gallery"><li><a href="#a">a</a></li></ul><div class="gallery-pager" hidden>' +
    '<button type="button" data-step="-1"></button><p class="pager-place">1 / 3</p>' +
    '<button type="button" data-step="1"></button><button type="button" class="pager-pause">Pause</button></div></div>';
  island = part('#island');
  row = part('.gallery');
  Object.defineProperty(row, 'clientWidth', { value: WIDTH });
  Object.defineProperty(row, 'scrollWidth', { value: WIDTH * 3 });
  cleanup = () => {};
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the gallery on phones', () => {
  test('moves on by a pair every four seconds, round and round', () => {
    wake();
    vi.advanceTimersByTime(3999);
    expect(row.scrollLeft).toBe(0);
    vi.advanceTimersByTime(1);
    expect(row.scrollLeft).toBe(WIDTH);
    vi.advanceTimersByTime(4000);
    expect(row.scrollLeft).toBe(2 * WIDTH);
    vi.advanceTimersByTime(4000);
    expect(row.scrollLeft).toBe(0);
  });

  test('rests on wide screens', () => {
    media.clear();
    wake();
    vi.advanceTimersByTime(9000);
    expect(row.scrollLeft).toBe(0);
  });

  test('rests for guests who prefer reduced motion', () => {
    media.add(CALM);
    wake();
    vi.advanceTimersByTime(9000);
    expect(row.scrollLeft).toBe(0);
  });

  test('rests while it is touched and goes on four seconds later', () => {
    wake();
    vi.advanceTimersByTime(3000);
    row.dispatchEvent(new Event('touchstart'));
    vi.advanceTimersByTime(9000);
    expect(row.scrollLeft).toBe(0);
    row.dispatchEvent(new Event('touchend'));
    vi.advanceTimersByTime(3999);
    expect(row.scrollLeft).toBe(0);
    vi.advanceTimersByTime(1);
    expect(row.scrollLeft).toBe(WIDTH);
  });

  test('pauses and plays by its button', () => {
    wake();
    part('.pager-pause').click();
    expect(part('.pager-pause').textContent).toBe('Play');
    vi.advanceTimersByTime(9000);
    expect(row.scrollLeft).toBe(0);
    part('.pager-pause').click();
    vi.advanceTimersByTime(4000);
    expect(row.scrollLeft).toBe(WIDTH);
  });

  test('goes back from the first pair to the last, and tells the place', () => {
    wake();
    part('[data-step="-1"]').click();
    row.dispatchEvent(new Event('scroll'));
    expect(row.scrollLeft).toBe(2 * WIDTH);
    expect(part('.pager-place').textContent).toBe('3 / 3');
  });

  test('goes on by a pair for each press, however soon it follows the one before', () => {
    const heading = vi.fn();
    let at = 0;
    // Smooth scrolling: the row is not there yet when the next press comes.
    Object.defineProperty(row, 'scrollLeft', { get: () => at, set: heading });
    const next = part('[data-step="1"]');
    wake();
    next.click();
    next.click();
    expect(heading).toHaveBeenLastCalledWith(2 * WIDTH);
    at = 2 * WIDTH;
    row.dispatchEvent(new Event('scroll'));
    next.click();
    expect(heading).toHaveBeenLastCalledWith(0);
  });

  test('goes on from where a guest has swiped, not from where a press was leading', () => {
    const heading = vi.fn();
    let at = 0;
    Object.defineProperty(row, 'scrollLeft', { get: () => at, set: heading });
    wake();
    part('[data-step="1"]').click();
    row.dispatchEvent(new Event('touchstart'));
    at = 2 * WIDTH;
    part('[data-step="-1"]').click();
    expect(heading).toHaveBeenLastCalledWith(WIDTH);
  });

  test('stops when it is put to sleep', () => {
    wake();
    cleanup();
    vi.advanceTimersByTime(9000);
    expect(row.scrollLeft).toBe(0);
    expect(part('.gallery-pager').hidden).toBe(true);
  });
});
