import { beforeAll, describe, expect, it } from 'vitest';
import { type FontPart, letterCheck, parseRanges, readFontLibrary } from './font-library.ts';

let fonts: ReadonlyMap<string, readonly FontPart[]>;
beforeAll(async () => {
  fonts = await readFontLibrary('dist/renderer');
});

describe('the font library', () => {
  it('knows which file serves which letter', () => {
    const parts = fonts.get('Great Vibes') ?? [];
    const serving = (letter: string) =>
      parts.filter((part) => part.covers(letter.codePointAt(0) ?? 0)).length;
    expect([serving('a'), serving('Ł'), serving('王')]).toEqual([1, 1, 0]);
  });

  it.each([
    ['Ophelia & Tobias', true],
    ['Zoë Łucja', true],
    ['王小明', false],
    ['Ophelia 💍 – “Tobias”', true],
    ['Villa १२', false],
  ])('tells whether a family has the letters of %s', (text, has) =>
    expect(letterCheck(fonts, ['Great Vibes'])(text)).toBe(has),
  );

  it('knows that a family of Arabic letters has no others', () => {
    const hasLetters = letterCheck(fonts, ['Amiri']);
    expect(['فاطمة', 'Ophelia'].map(hasLetters)).toEqual([true, false]);
  });

  it('is refused from a client build without one of its families', async () => {
    await expect(readFontLibrary('/nowhere')).rejects.toThrow(
      /^The client build in \/nowhere is older than this code: it lacks @fontsource\/[\w-]+\. Run "npm run build"\.$/,
    );
  });

  it.each(['فاطمة अनुष्का', '欧阳静怡 歐陽靜軒', 'さくら サクラ 結婚'])(
    'has %s for preview cards',
    (text) => {
      expect(letterCheck(fonts, [...fonts.keys()])(text)).toBe(true);
    },
  );
});

describe('a unicode range', () => {
  it('is read as CSS writes it', () => {
    expect(parseRanges('U+0000-00FF, U+0131,u+2bb-2bc')).toEqual([
      [0, 0xff],
      [0x131, 0x131],
      [0x2bb, 0x2bc],
    ]);
  });
});
