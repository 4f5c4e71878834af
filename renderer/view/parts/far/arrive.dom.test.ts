import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrive } from './arrive.ts';

const scrolledTo = vi.fn();
let readyState: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'interactive';
  document.documentElement.className = '';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
    options,
  ) {
    scrolledTo(this.id, options);
  });
  scrolledTo.mockClear();
  document.body.innerHTML = '<p id="one"></p><p id="two"></p>';
  location.hash = '#two';
});
afterEach(() => {
  window.dispatchEvent(new Event('keydown'));
  vi.useRealTimers();
  location.hash = '';
});

const glides = () => document.documentElement.classList.contains('at-rest');
const happens = (type: string) => window.dispatchEvent(new Event(type));

describe('a guest whose address names a place', () => {
  it('is there at once, without gliding', () => {
    arrive(document);
    expect(scrolledTo.mock.calls).toEqual([['two', { behavior: 'instant' }]]);
    expect(glides()).toBe(false);
  });

  it('stays there when the browser scrolls, until the page has come to rest', () => {
    arrive(document);
    happens('scroll');
    expect(scrolledTo).toHaveBeenCalledTimes(2);
    happens('load');
    vi.advanceTimersByTime(999);
    happens('scroll');
    expect(scrolledTo).toHaveBeenCalledTimes(3);
    expect(glides()).toBe(false);
    vi.advanceTimersByTime(1);
    happens('scroll');
    expect(scrolledTo).toHaveBeenCalledTimes(3);
    expect(glides()).toBe(true);
  });

  it('comes to rest on a page that is loaded already', () => {
    readyState = 'complete';
    arrive(document);
    vi.runAllTimers();
    happens('scroll');
    expect(scrolledTo).toHaveBeenCalledTimes(1);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('goes on by %s', (type) => {
    arrive(document);
    happens(type);
    happens('scroll');
    happens('load');
    expect(scrolledTo).toHaveBeenCalledTimes(1);
    expect(glides()).toBe(true);
  });

  it('stays at the top where there is no such place', () => {
    location.hash = '#three';
    arrive(document);
    happens('scroll');
    expect(scrolledTo).not.toHaveBeenCalled();
  });

  it.each(['reload', 'back_forward'])('is led by the browser where they come back (%s)', (type) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    arrive(document);
    happens('scroll');
    expect(scrolledTo).not.toHaveBeenCalled();
    expect(glides()).toBe(false);
    happens('load');
    vi.advanceTimersByTime(1000);
    expect(glides()).toBe(true);
  });
});
