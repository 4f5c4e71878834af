import { describe, expect, it } from 'vitest';
import { breadth, longestWord, nameScript, namesOf, namesSize } from './name-shape.ts';

describe('a name', () => {
  it.each(['Ophelia', 'Zoë Łucja', 'Nguyễn Văn Đức', "O'Brien-Smith", 'Мария'])(
    'is set in the script face: %s',
    (name) => expect(nameScript(name)).toBe('script'),
  );

  it.each(['فاطمة', '王小明', 'अनुष्का', 'Ana 王'])('is set in the text face: %s', (name) =>
    expect(nameScript(name)).toBe('plain'),
  );

  it('that is missing leaves the other alone', () => {
    expect(namesOf({ bride: '  ', groom: ' Bo ' })).toEqual(['Bo']);
  });
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
    ['王小明', 3],
    ['M\u0327m\u0327', 4],
    ['Mo\u2009Mo', 6.7],
  ])('%s counts as %d', (name, count) => expect(breadth(name)).toBe(count));

  it('decides which word is the longest', () => {
    expect(longestWord(['Mohammed', 'Elliott Lee'])).toBe(10.7);
    expect(longestWord([])).toBe(1);
  });
});
