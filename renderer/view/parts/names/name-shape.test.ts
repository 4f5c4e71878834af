import { describe, expect, it } from 'vitest';
import { breadth, nameScript, namesSize, widestLine } from './name-shape.ts';

describe('a name', () => {
  it.each(['Ophelia', 'Zoë Łucja', 'Nguyễn Văn Đức', "O'Brien-Smith", 'Мария'])(
    'is set in the script face: %s',
    (name) => expect(nameScript(name)).toBe('script'),
  );

  it.each(['王小明', 'अनुष्का', 'Ana 王'])('is set in the text face: %s', (name) =>
    expect(nameScript(name)).toBe('plain'),
  );

  it.each(['فاطمة', 'Anna فاطمة'])('is set in an Arabic face: %s', (name) =>
    expect(nameScript(name)).toBe('arabic'),
  );
});

describe('the size of the names', () => {
  it.each([
    [[], 's'],
    [['A', 'Z'], 's'],
    [['Ophelia', 'Tobias'], 's'],
    [['Ophelia', 'Christopher'], 'm'],
    [['Mia', 'Mohammed'], 'm'],
    [['Maria Magdalena Clara'], 'l'],
    [['Maximiliana Theodora von Hohenstaufen'], 'xl'],
    [['W'.repeat(200)], 'xxl'],
  ] as const)('follows the longest: %s', (names, size) => expect(namesSize(names)).toBe(size));
});

describe('the breadth of a name', () => {
  it.each([
    ['', 0],
    ['Ophelia', 7],
    ['Emma', 5.4],
    ['Mohammed', 10.7],
    ['Łucja Zoë', 9],
    ['王小明', 6],
    ['김민수', 6.4],
    ['عبد الله', 7.3],
    ['Владимир', 9.6],
    ['Ελένη', 5.5],
    ['ธนพล', 4.8],
    ['நந்தினி', 8.4],
    ['अनुष्का', 4.5],
    ['M\u0327m\u0327', 3.6],
    ['Mo\u2009Mo', 6.7],
  ])('%s counts as %d', (name, count) => expect(breadth(name)).toBe(count));
});

describe('the widest line', () => {
  it.each([
    ['a short name as it is', 'Mohammed', 10.7],
    ['nothing but a mark as one letter', '\u0301', 1],
    ['two words side by side while they fit', 'Elliott Lee', 11],
    ['a longer name on two even lines', 'Maria Magdalena Clara', 15.9],
    ['a word at its hyphen', 'Hohenstaufen-Waldburg', 13],
    ['many words on four lines', 'Adalberta '.repeat(19).trim(), 49.3],
  ])('has %s: %s', (_, name, most) => expect(widestLine([name])).toBe(most));

  it('is that of the longer name', () => {
    expect(widestLine(['Bo', 'Mohammed'])).toBe(10.7);
    expect(widestLine([])).toBe(1);
  });
});
