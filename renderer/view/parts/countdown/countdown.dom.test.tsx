import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putAllInView } from '#renderer/testing/all-in-view.ts';
import { translatePage } from '#renderer/testing/translate-page.ts';
import { Countdown } from './countdown.tsx';
import { enhanceCountdown } from './enhance-countdown.ts';

const target = { date: '2027-06-19', time: '15:30' };

beforeEach(() => {
  putAllInView();
  document.body.innerHTML = renderToStaticMarkup(<Countdown target={target} />);
});
afterEach(() => {
  vi.useRealTimers();
});

function start(now: Date): { readonly stop: () => void; readonly element: HTMLElement } {
  vi.useFakeTimers({ now });
  const element = document.querySelector<HTMLElement>('.countdown');
  if (!element) throw new Error('no countdown');
  return { element, stop: enhanceCountdown(element, { target }) };
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => node.textContent);
const numbers = () => texts('.countdown-number');

describe('the countdown', () => {
  it('shows dashes until it is brought to life, the same on every server', () => {
    expect(numbers()).toEqual(['–', '–', '–', '–']);
  });

  it("counts to the guest's own clock", () => {
    const { stop } = start(new Date(2027, 5, 17, 14, 29, 30));
    expect(numbers()).toEqual(['02', '01', '00', '30']);
    vi.advanceTimersByTime(1_000);
    expect(numbers()).toEqual(['02', '01', '00', '29']);
    stop();
  });

  it('shows zeros once the moment has passed', () => {
    const { element, stop } = start(new Date(2027, 5, 20));
    expect(numbers()).toEqual(['00', '00', '00', '00']);
    expect(element.hasAttribute('data-passed')).toBe(true);
    stop();
  });

  it('goes on where a browser translates the page', () => {
    const { stop } = start(new Date(2027, 5, 17, 14, 29, 30));
    translatePage();
    vi.advanceTimersByTime(1_000);
    expect(numbers()).toEqual(['02', '01', '00', '29']);
    expect(texts('.countdown-label')).toEqual(['¡days!', '¡hours!', '¡minutes!', '¡seconds!']);
    stop();
  });

  it('stands still after it is put to sleep', () => {
    const { stop } = start(new Date(2027, 5, 17, 14, 29, 30));
    stop();
    vi.advanceTimersByTime(5_000);
    expect(numbers()).toEqual(['02', '01', '00', '30']);
  });
});
