import { describe, expect, it } from 'vitest';
import { facesFor, letterFacesFile, takeLetterFaces } from './letter-faces.ts';

const face = (file: string, range: string) =>
  `@font-face{font-family:Lora;src:url(/assets/${file}.woff2)format("woff2");unicode-range:${range}}`;
const latinExt = face('latin-ext', 'U+100-2BA,U+1E00-1E9F');
const cyrillic = face('cyrillic', 'U+301,U+400-45F');
const western = face('western', 'U+24-25,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A1-D6,U+D8-FF');
const english = face('english', 'U+20-23,U+26-29,U+2B-3B,U+3F-5A,U+61-7A,U+D7,U+2018-2019');
const fallback = '@font-face{font-family:"Lora Fallback 1";src:local(Georgia);size-adjust:98%}';
const sheet = `${fallback}${latinExt}${cyrillic}${western}${english}p{margin:0}`;

const { css, faces } = takeLetterFaces(sheet);
const files = (rules: string) =>
  [...rules.matchAll(/assets\/([\w-]+)\.woff2/g)].map(([, name]) => name);
const filesFor = (body: string) => files(facesFor(faces, body));

describe('the faces of a style sheet that set some characters only', () => {
  it('are taken out of it, and no other rule', () => {
    expect(css).toBe(`${fallback}p{margin:0}`);
    expect(faces.map(({ rule }) => rule)).toEqual([latinExt, cyrillic, western, english]);
  });

  it('are all in one file, in their order, which is named by what it holds', async () => {
    const file = letterFacesFile('floral-elegance', faces);
    expect(Buffer.from(await file.read()).toString()).toBe(latinExt + cyrillic + western + english);
    expect(file.key).toMatch(/^assets\/floral-elegance-faces-[0-9a-f]+\.css$/);
    expect(letterFacesFile('floral-elegance', faces.slice(1)).key).not.toBe(file.key);
    expect(file.contentType).toBe('text/css; charset=utf-8');
  });
});

describe('the faces of a page', () => {
  it('always have those of English text, whose letters scripts show', () => {
    expect(filesFor('<p></p>')).toEqual(['english']);
    expect(filesFor('<p>Guests’ 3 × 4 kisses</p>')).toEqual(['english']);
  });

  it.each([
    ['a letter of its text', '<p>Łukasz</p>', 'latin-ext'],
    ['a letter that scripts show as a caption', '<a data-caption="Łódź"></a>', 'latin-ext'],
    ['a capital that a style makes of its text', '<p>ÿ</p>', 'latin-ext'],
    ['the first letter of a set', '<p>Ѐ</p>', 'cyrillic'],
    ['the last letter of a set', '<p>џ</p>', 'cyrillic'],
    ['a letter that is written with its accent apart', '<p>s\u0327</p>', 'latin-ext'],
    ['a sign that texts seldom have', '<p>5 % off</p>', 'western'],
    ['a sign that markup escapes', '<p>t &lt; 0</p>', 'western'],
    ['the other sign that markup escapes', '<p>t &gt; 0</p>', 'western'],
  ])('have that of %s', (_, body, file) => {
    expect(filesFor(body)).toContain(file);
  });

  it.each(['$', '%', '*', '=', '[', '\\', ']', '^', '_', '`', '{', '|', '}', '~'])(
    'have that of the rare sign %s',
    (sign) => {
      expect(filesFor(`<p>a ${sign} b</p>`)).toEqual(['western', 'english']);
    },
  );

  it('have none for the signs of its markup', () => {
    const body = '<p class="a_b" style="width:50%" data-props="{[$*~^`|]}">1 &amp; 2</p>';
    expect(filesFor(body)).toEqual(['english']);
  });

  it('keep their order, in which the small file comes last', () => {
    expect(filesFor('<p>Łukasz und Юлия, Müller</p>')).toEqual([
      'latin-ext',
      'cyrillic',
      'western',
      'english',
    ]);
  });
});
