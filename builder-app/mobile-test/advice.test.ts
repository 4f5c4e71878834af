import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import { DEVICE_IDS, DEVICE_PRESETS, ORIENTATIONS, screenOf } from './presets.ts';

const titles = (width: number, height: number) =>
  adviceFor({ width, height }).map(({ title }) => title);

const NARROW = ['Long names take more lines', 'Two columns become narrow'];
const HANDHELD = ['Guests tap with their thumbs', 'Sections are stacked'];
const LOW = 'Little of the page is in sight';
const LARGE = 'Photographs are shown large';
const WIDE = 'Wide windows crop tall pictures';

test('below 400 px names and columns are named', () => {
  expect(titles(399, 800)).toEqual(expect.arrayContaining([...NARROW, ...HANDHELD]));
  for (const title of NARROW) expect(titles(400, 800)).not.toContain(title);
});

test('below 768 px touch targets and stacked sections are named', () => {
  expect(titles(767, 1024)).toEqual(HANDHELD);
  expect(titles(768, 1024)).toEqual([LARGE]);
  const touch = adviceFor({ width: 767, height: 1024 }).find(({ title }) => title === HANDHELD[0]);
  expect(touch?.text).toMatch(/44\s×\s44\spx/);
});

test('a phone held sideways is told of its little height', () => {
  expect(titles(844, 390)).toEqual([LOW, LARGE]);
  expect(titles(390, 844)).not.toContain(LOW);
});

test('a wide window is told how it crops', () => {
  expect(titles(1920, 1080)).toEqual([LARGE, WIDE]);
  expect(titles(1024, 1366)).not.toContain(WIDE);
});

test('advice speaks of the size at hand', () => {
  const texts = adviceFor({ width: 375, height: 667 }).map(({ text }) => text);
  expect(texts[0]).toContain('375 px');
  expect(texts.join(' ')).toContain('less than 187 px');
});

test('no device is left without advice, and warnings come first', () => {
  for (const id of DEVICE_IDS) {
    for (const orientation of ORIENTATIONS) {
      const advice = adviceFor(screenOf(DEVICE_PRESETS[id], orientation));
      expect(advice.length).toBeGreaterThan(0);
      const types = advice.map(({ type }) => type);
      expect(types).toEqual([...types].sort().reverse());
    }
  }
});
