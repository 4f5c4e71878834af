import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackToTop } from '../back-to-top/back-to-top.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { enhanceBottomNav } from './enhance-bottom-nav.ts';
import { nearestToMiddle } from './nearest-to-middle.ts';

const IDS = ['home', 'events', 'rsvp'];
/** Pixels scrolled. Each section is 600 px high, the window 800 px. */
let scrolled = 0;
let cleanup = () => {};

const current = () =>
  [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent);
function scrollTo(top: number): void {
  scrolled = top;
  document.dispatchEvent(new Event('scroll'));
}
function link(selector: string): HTMLAnchorElement {
  const found = document.querySelector<HTMLAnchorElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    draw(0);
    return undefined;
  });
  vi.spyOn(Element.prototype, 'scrollIntoView');
  const entries = IDS.map((id) => ({ id, label: id.toUpperCase() }));
  const sections = IDS.map((id) => `<section id="${id}"></section>`).join('');
  const up = renderToStaticMarkup(<BackToTop to="home">Back to Top</BackToTop>);
  document.body.innerHTML = renderToStaticMarkup(<BottomNav entries={entries} />) + sections + up;
  IDS.forEach((id, index) => {
    const section = document.getElementById(id);
    if (!section) return;
    section.getBoundingClientRect = () => new DOMRect(0, index * 600 - scrolled, 400, 600);
  });
  const island = document.querySelector<HTMLElement>('.bottom-nav');
  if (island) cleanup = enhanceBottomNav(island, { ids: IDS });
});
afterEach(() => cleanup());

describe('the bottom navigation', () => {
  test('marks the section at the middle of the window', () => {
    expect(current()).toEqual(['HOME']);
    scrollTo(250);
    expect(current()).toEqual(['EVENTS']);
    scrollTo(900);
    expect(current()).toEqual(['RSVP']);
    scrollTo(0);
    expect(current()).toEqual(['HOME']);
  });

  test.each([
    ['the section that is tapped', '[href="#rsvp"]', 'rsvp'],
    ['the first one from the end of the page', '.back-to-top', 'home'],
  ])('scrolls to %s, without a step in the history', (_which, selector, id) => {
    const steps = window.history.length;
    link(selector).click();
    const section = document.getElementById(id);
    expect(section?.scrollIntoView).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(section);
    expect(window.history.length).toBe(steps);
    expect(window.location.hash).toBe('');
  });

  test('leaves a tap with a modifier to the browser', () => {
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    link('[href="#rsvp"]').dispatchEvent(tap);
    expect(tap.defaultPrevented).toBe(false);
  });

  test('no longer follows once it is put to sleep', () => {
    cleanup();
    scrollTo(900);
    expect(current()).toEqual(['HOME']);
  });
});

describe('nearestToMiddle', () => {
  test('takes the box that holds the middle', () => {
    const boxes = [
      { top: -500, bottom: 100 },
      { top: 100, bottom: 900 },
    ];
    expect(nearestToMiddle(boxes, 400)).toBe(1);
  });

  test('takes the nearest edge where the middle lies in a gap', () => {
    const boxes = [
      { top: -500, bottom: 100 },
      { top: 450, bottom: 900 },
    ];
    expect(nearestToMiddle(boxes, 400)).toBe(1);
    expect(nearestToMiddle(boxes, 200)).toBe(0);
  });

  test('finds none among none', () => {
    expect(nearestToMiddle([], 400)).toBe(-1);
  });
});
