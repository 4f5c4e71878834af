import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceSlideshow } from './enhance-slideshow.ts';
import { Slideshow } from './slideshow.tsx';

let calm = false;
let onScreen = true;
let cleanup = () => {};

/** Reports at once whether the element is in view. */
class Observer {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ isIntersecting: onScreen }]);
  }
  disconnect(): void {}
}

const slides = () => [...document.querySelectorAll<HTMLElement>('.slide')];
const shown = () => slides().findIndex((slide) => slide.hasAttribute('data-shown'));
const toggle = () => document.querySelector<HTMLButtonElement>('.slideshow-toggle');

/** Marks the pictures at these indices as loaded; the others are still loading. */
function arrive(...places: number[]): void {
  for (const place of places) {
    const image = slides()[place]?.querySelector('img');
    if (!image) continue;
    Object.defineProperty(image, 'complete', { value: true });
    Object.defineProperty(image, 'naturalWidth', { value: 1200 });
  }
}
function wake(urls: string[]): void {
  document.body.innerHTML = renderToStaticMarkup(
    <Slideshow urls={urls} sizes="100vw" width={1920} height={1280} />,
  );
  const island = document.querySelector<HTMLElement>('.slideshow');
  if (island) cleanup = enhanceSlideshow(island);
}

beforeEach(() => {
  calm = false;
  onScreen = true;
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({
    matches: calm,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the slideshow', () => {
  test('asks for the first picture at once, for the next one only before its turn', () => {
    wake(['/1.webp', '/2.webp', '/3.webp']);
    expect(slides().map((slide) => slide.hidden)).toEqual([false, true, true]);
    vi.advanceTimersByTime(1000);
    expect(slides().map((slide) => slide.hidden)).toEqual([false, false, true]);
    expect(slides()[0]?.querySelector('[loading="lazy"]')).toBeNull();
    expect(slides()[1]?.querySelector('[loading="lazy"]')).not.toBeNull();
  });

  test('changes every 3 s and begins again after the last', () => {
    wake(['/1.webp', '/2.webp']);
    arrive(0, 1);
    expect(shown()).toBe(0);
    vi.advanceTimersByTime(2999);
    expect(shown()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(1);
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(0);
  });

  test('waits for a picture that is not there yet', () => {
    wake(['/1.webp', '/2.webp']);
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(0);
    arrive(1);
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(1);
  });

  test('leaves out a picture that cannot be loaded', () => {
    wake(['/1.webp', '/2.webp', '/3.webp']);
    arrive(0, 2);
    slides()[1]?.querySelector('.picture')?.classList.add('picture--failed');
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(2);
  });

  test('stays on the first picture for guests who prefer less motion', () => {
    calm = true;
    wake(['/1.webp', '/2.webp']);
    arrive(0, 1);
    vi.advanceTimersByTime(9000);
    expect(shown()).toBe(0);
    expect(slides()[1]?.hidden).toBe(true);
    expect(toggle()?.hidden).toBe(true);
  });

  test('rests while it is out of sight', () => {
    onScreen = false;
    wake(['/1.webp', '/2.webp']);
    arrive(0, 1);
    vi.advanceTimersByTime(9000);
    expect(shown()).toBe(0);
  });

  test('is paused and played by its button', () => {
    wake(['/1.webp', '/2.webp']);
    arrive(0, 1);
    toggle()?.click();
    expect(toggle()?.getAttribute('aria-label')).toBe('Play slideshow');
    vi.advanceTimersByTime(9000);
    expect(shown()).toBe(0);
    toggle()?.click();
    expect(toggle()?.getAttribute('aria-label')).toBe('Pause slideshow');
    vi.advanceTimersByTime(3000);
    expect(shown()).toBe(1);
  });

  test('has no button for a single picture', () => {
    wake(['/1.webp']);
    expect(toggle()).toBeNull();
  });
});
