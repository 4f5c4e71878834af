import { describe, expect, it, vi } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { slugBase, slugCandidates, slugInPath } from './slug.ts';

const first = (bride: string, groom: string, count: number, random = () => 'abcd2345') => {
  const candidates = slugCandidates(bride, groom, random);
  return Array.from({ length: count }, () => candidates.next().value);
};

describe('slugBase', () => {
  it.each([
    ['Ophelia', 'Tobias', 'ophelia-tobias'],
    ['Mary Jane', "O'Brien", 'mary-jane-o-brien'],
    ['  Zoë ', 'René!', 'zoe-rene'],
    ['A--B', '--C', 'a-b-c'],
    ['İpek', 'Ĵürgen', 'ipek-jurgen'],
    ['ﬁona', 'Ｍａｘ', 'fiona-max'],
    ['Anna', 'علي', 'anna'],
    ['小明', 'Li 2', 'li-2'],
    ['小明', 'علي', ''],
    ['', '', ''],
    ['!!!', '—', ''],
  ])('%s and %s give "%s"', (bride, groom, slug) => {
    expect(slugBase(bride, groom)).toBe(slug);
  });

  it('is always made of lower-case letters, digits and single inner hyphens', () => {
    const letters = [
      'a',
      'Z',
      '9',
      '-',
      ' ',
      'é',
      'ß',
      '中',
      'ع',
      '\u0301',
      '\uD83D',
      '/',
      '.',
      '%',
    ];
    const random = seededRandom(7);
    const name = () =>
      Array.from({ length: random(120) }, () => letters[random(letters.length)]).join('');
    for (let round = 0; round < 500; round += 1) {
      expect(slugBase(name(), name())).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }
  });

  it('stays short enough for a file name', () => {
    expect(slugBase('x'.repeat(200), 'y'.repeat(200)).length).toBe(121);
    expect(slugBase(`${'x'.repeat(59)} tail`, 'y')).toBe(`${'x'.repeat(59)}-y`);
  });
});

describe('slugCandidates', () => {
  it('are the names, then the names with a number', () => {
    expect(first('Ophelia', 'Tobias', 3)).toEqual([
      'ophelia-tobias',
      'ophelia-tobias-2',
      'ophelia-tobias-3',
    ]);
  });

  it('leave out what the product serves itself', () => {
    expect(first('Admin', '中', 2)).toEqual(['admin-2', 'admin-3']);
    expect(first('How it', 'Works', 1)).toEqual(['how-it-works-2']);
  });

  it('are random for names without Latin letters or digits', () => {
    let number = 0;
    const random = () => `aaaaaaa${number++}`;
    expect(first('小明', 'علي', 2, random)).toEqual(['invitation-aaaaaaa0', 'invitation-aaaaaaa1']);
  });
});

describe('the invitation that a path means', () => {
  it.each([
    ['/ophelia-tobias', 'ophelia-tobias'],
    ['/ophelia-tobias/', 'ophelia-tobias'],
    ['/a/b//', 'b'],
    ['/zo%C3%AB', 'zoë'],
    ['/%zz', '%zz'],
    ['/', ''],
  ])('is the last non-empty segment of %s', (path, slug) => {
    // Missing before Firefox 104.
    vi.spyOn(Array.prototype, 'findLast').mockImplementation(() => expect.unreachable());
    expect(slugInPath(path)).toBe(slug);
  });
});
