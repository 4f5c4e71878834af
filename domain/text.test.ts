import { describe, expect, test } from 'vitest';
import { cleanLine, cleanLink, cleanText } from './text.ts';

describe.each([
  ['a line break of Word and PowerPoint', '\v'],
  ['a page break', '\f'],
  ['a next line', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
])('%s', (_, pasted) => {
  test('is a line end in a text, and a space in a line', () => {
    expect(cleanText(`Ophelia${pasted}Tobias`)).toBe('Ophelia\nTobias');
    expect(cleanLine(`Ophelia${pasted}Tobias`)).toBe('Ophelia Tobias');
  });
});

test('line ends are the same from every system, and stay in an address', () => {
  expect(cleanText('one\r\ntwo\rthree\n\nfour')).toBe('one\ntwo\nthree\n\nfour');
  expect(cleanLine('12 Orchard Lane\r\nAshford')).toBe('12 Orchard Lane\nAshford');
});

test('tabs stay, other control characters go', () => {
  expect(cleanText('\tone\u0000 \u0007two\u009f')).toBe('\tone two');
});

test('unseen marks alone are no text, and stay within one', () => {
  expect(cleanLine('\u200B')).toBe('');
  expect(cleanText(' \u200F\u0000\n\u2060')).toBe('');
  expect(cleanLine('می\u200Cخواهم \u200F')).toBe('می\u200Cخواهم \u200F');
  expect(cleanLine(' ')).toBe(' ');
});

test('an accent that stands apart is joined to its letter, as fonts have it', () => {
  expect(cleanText('Rene\u0301e\nNguye\u0302\u0303n')).toBe('Renée\nNguyễn');
  expect(cleanLine('Cha\u0302teau Zoe\u0308')).toBe('Château Zoë');
});

test('accents without end take no time to speak of', () => {
  const heap = `a${'\u0301\u0323'.repeat(100_000)}`;
  const started = performance.now();
  cleanText(heap);
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('a letter that its writer chose among equals stays', () => {
  expect(cleanText('\ufa19\ufa1b \u212b \u0301')).toBe('\ufa19\ufa1b \u212b \u0301');
});

test.each([
  '\u200E',
  '\u202A',
  '\u202C',
  '\u2066',
  '\u200B',
  '\u200D',
  '\uFEFF',
  '\u00AD',
  '\u00A0',
  ' ',
])('the unseen %j around a link is dropped', (mark) => {
  const link = 'https://shop.example/Zo\u200Dë list';
  expect(cleanLink(`${mark} ${link}${mark}${mark}`)).toBe(link);
  expect(cleanLink(mark)).toBe('');
});

test('blanks without end within a link take no time to speak of', () => {
  const link = `a${' '.repeat(200_000)}b`;
  const started = performance.now();
  expect(cleanLink(link)).toBe(link);
  expect(performance.now() - started).toBeLessThan(1_000);
});
