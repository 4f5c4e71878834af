import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutFar } from './lay-out-far.ts';

const farParts = () => [...document.querySelectorAll('.far')].map(({ id }) => id);
const link = () => document.querySelector('a');
/** Has an element lie further down once the parts above it are laid out. */
const moveDown = (element: Element | null) => {
  if (element)
    element.getBoundingClientRect = () => new DOMRect(0, farParts().length > 0 ? 400 : 1_000);
};
/**
 * Returns a list that grows by each computation of styles and each layout, on a device where each
 * takes this many milliseconds.
 */
function watchWork(milliseconds = 0): string[] {
  let clock = 0;
  const done: string[] = [];
  const take = (step: string) => {
    done.push(step);
    clock += milliseconds;
  };
  const { getComputedStyle: compute } = window;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    take(`styles of ${element.textContent}`);
    return compute(element);
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    take(`layout of ${this.textContent}`);
    return new DOMRect();
  });
  return done;
}
/** Returns the tasks in which two parts are laid out: what each of them does. */
async function tasksOf(milliseconds: number): Promise<string[][]> {
  const done = watchWork(milliseconds);
  document.body.innerHTML = '<section class="far"><p>one</p></section><p class="far">two</p>';
  readyState = 'complete';
  layOutFar(document);
  const tasks: string[][] = [];
  while (vi.getTimerCount() > 0) {
    await vi.advanceTimersToNextTimerAsync();
    if (done.length > 0) tasks.push(done.splice(0));
  }
  return tasks;
}
let readyState: DocumentReadyState;
let arrival: NavigationTimingType;

beforeEach(() => {
  vi.useFakeTimers();
  readyState = 'interactive';
  arrival = 'navigate';
  // jsdom has no navigation entries.
  Object.assign(performance, { getEntriesByType: () => [{ type: arrival }] });
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  const entries = ['one', 'two', 'three'].map((id) => `<div id="${id}" class="entry far"></div>`);
  document.body.innerHTML = `<section id="story">${entries.join('')}<a href="#">a link</a></section>`;
});
afterEach(() => vi.useRealTimers());

describe('parts left out of the first view', () => {
  it('are laid out once the page is loaded', async () => {
    layOutFar(document);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(farParts()).toEqual(['one', 'two', 'three']);
    window.dispatchEvent(new Event('load'));
    await vi.runAllTimersAsync();
    expect(farParts()).toEqual([]);
    expect(document.getElementById('one')?.className).toBe('entry');
  });

  it('take one task for the styles within each, then one for its layout, from the top down', async () => {
    const inOrder = ['styles of one', 'styles of two', 'layout of one', 'layout of two'];
    expect(await tasksOf(3)).toEqual(inOrder.map((step) => [step]));
  });

  it('share tasks on a device that is fast', async () => {
    expect(await tasksOf(1)).toEqual([
      ['styles of one', 'styles of two'],
      ['layout of one', 'layout of two'],
    ]);
  });

  it('are filled before the styles within are computed', async () => {
    const { getComputedStyle: compute } = window;
    const animations: (string | undefined)[] = [];
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      animations.push(element.closest<HTMLElement>('.far')?.style.animation);
      return compute(element);
    });
    readyState = 'complete';
    layOutFar(document);
    await vi.runAllTimersAsync();
    expect(animations).toEqual(['none', 'none', 'none']);
  });

  it('wait for the faces that their styles requested, but not for long', async () => {
    vi.spyOn(document, 'fonts', 'get').mockReturnValue({
      ready: new Promise(() => {}),
    } as FontFaceSet);
    readyState = 'complete';
    layOutFar(document);
    await vi.advanceTimersByTimeAsync(900);
    expect(farParts()).toEqual(['one', 'two', 'three']);
    await vi.advanceTimersByTimeAsync(200);
    expect(farParts()).toEqual([]);
  });

  it('are laid out on a page that is loaded already', async () => {
    readyState = 'complete';
    layOutFar(document);
    await vi.runAllTimersAsync();
    expect(farParts()).toEqual([]);
  });

  it.each(['click', 'keydown'])('are laid out at once for a %s, which may lead to any', (type) => {
    layOutFar(document);
    link()?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(farParts()).toEqual([]);
  });

  it('move nothing that a guest taps, however much they grow above it', () => {
    const scrolledBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    moveDown(link());
    layOutFar(document);
    link()?.click();
    expect(scrolledBy).toHaveBeenLastCalledWith({ top: 600, behavior: 'instant' });
  });

  it('move nothing that a guest sees who taps what never moves, such as the music button', () => {
    const scrolledBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    const seenAt = vi.spyOn(document, 'elementFromPoint').mockImplementation(link);
    moveDown(link());
    layOutFar(document);
    document.body.click();
    expect(seenAt).toHaveBeenCalledWith(innerWidth / 2, innerHeight / 2);
    expect(scrolledBy).toHaveBeenLastCalledWith({ top: 600, behavior: 'instant' });
  });

  it('are laid out at once for who arrives at one of them, and before they are led there', () => {
    const farOnArrival: string[][] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
      farOnArrival.push(farParts());
    });
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
      const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
      location.hash = '#two';
      layOutFar(document);
      expect(farParts()).toEqual([]);
      // The browser restores their position.
      expect(scrolledTo).not.toHaveBeenCalled();
      location.hash = '';
    },
  );

  it('that are laid out at once meanwhile are not laid out again', async () => {
    readyState = 'complete';
    layOutFar(document);
    await vi.advanceTimersToNextTimerAsync();
    link()?.click();
    const done = watchWork();
    await vi.runAllTimersAsync();
    expect(done).toEqual([]);
  });

  it('may be missing', async () => {
    document.body.innerHTML = '';
    readyState = 'complete';
    layOutFar(document);
    await expect(vi.runAllTimersAsync()).resolves.toBeDefined();
  });
});
