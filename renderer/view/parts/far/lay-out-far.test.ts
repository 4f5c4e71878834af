// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutFar } from './lay-out-far.ts';

const farParts = () => [...document.querySelectorAll('.far')].map(({ id }) => id);
let readyState: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'interactive';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.body.innerHTML = ['one', 'two', 'three']
    .map((id) => `<div id="${id}" class="entry far"></div>`)
    .join('');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('parts left out of the first view', () => {
  it('are laid out one after another, once the page is loaded', () => {
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

  it('are laid out at once for who arrives at one of them', () => {
    location.hash = '#two';
    layOutFar(document);
    expect(farParts()).toEqual([]);
    location.hash = '';
  });

  it('are laid out at once for who loads the page again', () => {
    const again = [{ type: 'reload' }] as unknown as PerformanceEntryList;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(again);
    layOutFar(document);
    expect(farParts()).toEqual([]);
  });

  it('may be missing', () => {
    document.body.innerHTML = '';
    readyState = 'complete';
    layOutFar(document);
    expect(() => vi.runAllTimers()).not.toThrow();
  });
});
