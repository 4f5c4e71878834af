import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutFar } from './lay-out-far.ts';

/** Makes laying out a part take this long. */
function layOutTakes(milliseconds: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    vi.advanceTimersByTime(milliseconds);
    return new DOMRect();
  });
}

const farParts = () => [...document.querySelectorAll('.far')].map(({ id }) => id);
let readyState: DocumentReadyState;
let arrival: NavigationTimingType;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'interactive';
  arrival = 'navigate';
  // jsdom has no navigation entries.
  Object.assign(performance, { getEntriesByType: () => [{ type: arrival }] });
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.body.innerHTML = ['one', 'two', 'three']
    .map((id) => `<div id="${id}" class="entry far"></div>`)
    .join('');
});
afterEach(() => vi.useRealTimers());

describe('parts left out of the first view', () => {
  it('are laid out from the top down, once the page is loaded', () => {
    layOutTakes(20);
    layOutFar(document);
    vi.advanceTimersByTime(10_000);
    expect(farParts()).toEqual(['one', 'two', 'three']);
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersToNextTimer();
    expect(farParts()).toEqual(['two', 'three']);
    vi.runAllTimers();
    expect(farParts()).toEqual([]);
    expect(document.getElementById('one')?.className).toBe('entry');
  });

  it('share a turn while they take few milliseconds', () => {
    readyState = 'complete';
    layOutTakes(5);
    layOutFar(document);
    vi.advanceTimersToNextTimer();
    expect(farParts()).toEqual(['three']);
    vi.advanceTimersToNextTimer();
    expect(farParts()).toEqual([]);
  });

  it('wait only shortly for an idle moment of a page that has none', () => {
    readyState = 'complete';
    layOutTakes(20);
    const whenIdle = vi.fn((act: IdleRequestCallback, { timeout = Infinity } = {}) => {
      setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }), timeout);
    });
    vi.stubGlobal('requestIdleCallback', whenIdle);
    layOutFar(document);
    vi.advanceTimersByTime(250);
    expect(farParts()).toEqual([]);
  });

  it('are laid out on a page that is loaded already', () => {
    readyState = 'complete';
    layOutFar(document);
    vi.runAllTimers();
    expect(farParts()).toEqual([]);
  });

  it.each(['click', 'keydown'])('are laid out at once for a %s, which may lead to any', (type) => {
    layOutFar(document);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(farParts()).toEqual([]);
  });

  it('are laid out at once for who arrives at one of them, and before they are led there', () => {
    const farOnArrival: string[][] = [];
    Element.prototype.scrollIntoView = () => farOnArrival.push(farParts());
    location.hash = '#two';
    layOutFar(document);
    expect(farParts()).toEqual([]);
    expect(farOnArrival).toEqual([[]]);
    location.hash = '';
  });

  it.each(['reload', 'back_forward'] as const)(
    'are laid out at once for who comes back (%s)',
    (type) => {
      arrival = type;
      Element.prototype.scrollIntoView = vi.fn();
      location.hash = '#two';
      layOutFar(document);
      expect(farParts()).toEqual([]);
      // The browser restores their position.
      expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
      location.hash = '';
    },
  );

  it('may be missing', () => {
    document.body.innerHTML = '';
    readyState = 'complete';
    layOutFar(document);
    expect(() => vi.runAllTimers()).not.toThrow();
  });
});
