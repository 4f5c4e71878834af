import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TEMPLATES } from '#domain/templates/catalogue.ts';
import { TEMPLATE_IDS } from '#domain/templates/template.ts';
import { button, click, field, mount, pageText } from '../testing/mount.tsx';
import { MobileTestPage } from './mobile-test-page.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/test-mobile');
  return () => vi.useRealTimers();
});

const status = () => document.querySelector('[role=status]')?.textContent;
const advice = () => [...document.querySelectorAll('li h3')].map((title) => title.textContent);
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const select = (label: string, value: string) =>
  act(async () => {
    const control = field(label) as HTMLElement as HTMLSelectElement;
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
const orientation = (value: string) =>
  document.querySelector<HTMLInputElement>(`input[type=radio][value=${value}]`);
const turn = (value: string) => click(orientation(value) as HTMLElement);

test('every template and seven devices can be chosen, each by its name', async () => {
  await mount(<MobileTestPage />);
  expect(document.querySelector('h1')?.textContent).toBe('Mobile Responsiveness Test');
  const options = (label: string) =>
    [...field(label).querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(options('Template')).toEqual(TEMPLATE_IDS.map((id) => TEMPLATES[id].metadata.name));
  expect(options('Device')).toHaveLength(7);
  expect(options('Device')).toContain('Samsung Galaxy S20 (360 × 800)');
});

test('advice comes after an analysis of a second and a half', async () => {
  await mount(<MobileTestPage />);
  await pass(1_499);
  expect(status()).toBe('Analyzing...');
  expect(advice()).toEqual([]);
  await pass(1);
  expect(status()).toBe('4 points for 390 × 844, 2 of them warnings');
  expect(advice()).toHaveLength(4);
});

test('a choice during the analysis restarts it, and the last one wins', async () => {
  await mount(<MobileTestPage />);
  await pass(1_000);
  await select('Device', 'desktop');
  await pass(1_000);
  await select('Device', 'ipad-pro');
  await pass(1_499);
  expect(status()).toBe('Analyzing...');
  await pass(1);
  expect(status()).toBe('1 point for 1024 × 1366');
});

test('advice for another screen disappears at once', async () => {
  await mount(<MobileTestPage />);
  await pass(1_500);
  await turn('landscape');
  expect(advice()).toEqual([]);
  expect(status()).toBe('Analyzing...');
  await pass(1_500);
  expect(status()).toBe('2 points for 844 × 390, 1 of them a warning');
});

test('the analysis can be run again', async () => {
  await mount(<MobileTestPage />);
  await pass(1_500);
  await click(button('Analyze again'));
  expect(status()).toBe('Analyzing...');
  await pass(1_500);
  expect(advice()).toHaveLength(4);
});

test('leaving the page stops its analysis', async () => {
  const { redraw } = await mount(<MobileTestPage />);
  await redraw(null);
  // React may have split the removal, and its next part waits as a timer too.
  await pass(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('the address keeps the choice, and a reload returns to it', async () => {
  const { redraw } = await mount(<MobileTestPage />);
  await select('Template', 'serene-lens');
  await select('Device', 'ipad-mini');
  await turn('landscape');
  expect(location.search).toBe('?template=serene-lens&device=ipad-mini&orientation=landscape');
  await redraw(null);
  await redraw(<MobileTestPage />);
  expect(field('Template').value).toBe('serene-lens');
  expect(field('Device').value).toBe('ipad-mini');
  expect(orientation('landscape')?.checked).toBe(true);
  expect(pageText()).toContain('1024 × 768');
});

test('a link with unknown words opens the defaults', async () => {
  history.replaceState(null, '', '?template=nope&device=__proto__&orientation=sideways');
  await mount(<MobileTestPage />);
  expect(field('Template').value).toBe('floral-elegance');
  expect(field('Device').value).toBe('iphone-12');
  expect(orientation('portrait')?.checked).toBe(true);
});

test('a desktop screen is not turned', async () => {
  history.replaceState(null, '', '?device=desktop&orientation=portrait');
  await mount(<MobileTestPage />);
  expect(pageText()).toContain('1920 × 1080');
  expect(orientation('landscape')?.checked).toBe(true);
  expect(orientation('portrait')?.disabled).toBe(true);
});
