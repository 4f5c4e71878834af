import { expect, test } from 'vitest';
import { shotsOf, type View, viewsOf } from './screenshots.ts';
import { contactSheet, percent } from './sheet.tsx';

const page = {
  templateId: 'serene-lens',
  state: 'long-names',
  slug: 'serene-lens-long-names',
} as const;

test('a page below a cover is two views, each photographed at every width', () => {
  const names = viewsOf({ ...page, hasCover: true })
    .flatMap(shotsOf)
    .map(({ name }) => name);
  expect(names).toEqual([
    'serene-lens/long-names-closed-390',
    'serene-lens/long-names-closed-768',
    'serene-lens/long-names-closed-1440',
    'serene-lens/long-names-open-390',
    'serene-lens/long-names-open-768',
    'serene-lens/long-names-open-1440',
  ]);
});

const views: View[] = viewsOf({ ...page, hasCover: false });
const taken = (changed: number | null) =>
  views
    .flatMap(shotsOf)
    .map((shot) => ({ ...shot, changed: shot.window.width === 390 ? changed : 0 }));

test('the sheet leads to the live page and to its pictures', () => {
  const html = contactSheet({ views, shots: taken(0), note: '' });
  expect(html).toContain('<a href="/serene-lens-long-names">long names</a>');
  expect(html).toContain('src="now/serene-lens/long-names-1440.small.jpg"');
  expect(html).toContain('1 view, 3 pictures, 0 changed since the run before.');
  expect(html).not.toContain('<details>');
});

test('what changed is marked with its share and shown beside what was', () => {
  const html = contactSheet({ views, shots: taken(0.034), note: '' });
  expect(html).toContain('<mark>3.4 %</mark>');
  expect(html).toContain('src="before/serene-lens/long-names-390.jpg"');
  expect(html).toContain('src="changed/serene-lens/long-names-390.jpg"');
  expect(html).not.toContain('src="before/serene-lens/long-names-768.jpg"');
});

test('a sheet without pictures says why', () => {
  const html = contactSheet({ views, shots: [], note: 'Pictures are left out: no Chromium' });
  expect(html).toContain('Pictures are left out: no Chromium');
  expect(html).toContain('href="/serene-lens-long-names"');
});

test.each([
  [0.000_01, '< 0.1 %'],
  [0.001, '0.1 %'],
  [0.0342, '3.4 %'],
  [0.5, '50 %'],
])('a share of %d is told as %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
