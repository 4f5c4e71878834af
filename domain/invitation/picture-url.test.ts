import { describe, expect, it } from 'vitest';
import {
  parsePictureUrl,
  pictureFilename,
  pictureSources,
  pictureUrl,
  pictureUrlOfFilename,
  pictureVariants,
  pictureWithPlaceholder,
  safePictureUrl,
} from './picture-url.ts';

const HASH = '0123456789abcdef0123456789abcdef';

describe("an upload's address", () => {
  it('names its widest WebP', () => {
    expect(pictureUrl(HASH, 4032, 3024)).toBe(`/media/${HASH}/4032x3024/1920.webp`);
    expect(pictureUrl(HASH, 1200, 800)).toBe(`/media/${HASH}/1200x800/1200.webp`);
  });

  it('is read again, also that of a strip as long as an upload may be', () => {
    for (const width of [1, 100_000, 50_000_000]) {
      const url = pictureUrl(HASH, width, 1);
      expect(parsePictureUrl(url)).toMatchObject({ width, height: 1 });
      expect(pictureUrlOfFilename(pictureFilename(HASH, width, 1))).toBe(url);
    }
  });

  it.each([
    [4032, [480, 960, 1920]],
    [1920, [480, 960, 1920]],
    [1200, [480, 960, 1200]],
    [960, [480, 960]],
    [961, [480, 960, 961]],
    [100, [100]],
    [1, [1]],
  ])('an original %i wide is stored in the widths %o, as WebP and AVIF', (width, widths) => {
    const variants = pictureVariants(HASH, width, 100);
    for (const format of ['webp', 'avif']) {
      const found = variants.filter((variant) => variant.format === format);
      expect(found.map((variant) => variant.width)).toEqual(widths);
    }
  });

  it('copies have a height even where the original is one pixel high', () => {
    const heights = pictureVariants(HASH, 50_000, 1).map(({ height }) => height);
    expect(new Set(heights)).toEqual(new Set([1]));
  });

  it('keys are the path without its slash, heights keep the proportion', () => {
    expect(pictureVariants(HASH, 4000, 3000)[0]).toEqual({
      format: 'webp',
      width: 480,
      height: 360,
      key: `media/${HASH}/4000x3000/480.webp`,
      url: `/media/${HASH}/4000x3000/480.webp`,
    });
  });

  it('tells the sources of a page, on any origin', () => {
    const url = `https://cdn.example${pictureUrl(HASH, 1200, 800)}`;
    expect(pictureSources(url)).toEqual({
      width: 1200,
      height: 800,
      webp: [480, 960, 1200]
        .map((width) => `https://cdn.example/media/${HASH}/1200x800/${width}.webp ${width}w`)
        .join(', '),
      avif: [480, 960, 1200]
        .map((width) => `https://cdn.example/media/${HASH}/1200x800/${width}.avif ${width}w`)
        .join(', '),
      largest: url,
      placeholder: '',
    });
  });

  it.each([
    [480, '480'],
    [960, '480 960'],
    [1920, '480 960 1920'],
  ])('tells each width of an original %i wide once', (width, widths) => {
    const { webp = '', avif = '' } = pictureSources(pictureUrl(HASH, width, 100)) ?? {};
    for (const set of [webp, avif]) {
      expect(set.replace(/\S+ (\d+)w(?:,|$)/g, '$1')).toBe(widths);
    }
  });

  it('is read from any of its widths, and with blanks around it', () => {
    for (const width of [480, 960, 1200]) {
      const url = ` /media/${HASH}/1200x800/${width}.avif `;
      expect(parsePictureUrl(url)).toMatchObject({ hash: HASH, width: 1200, height: 800 });
    }
  });

  it('may bring the placeholder of the picture along, and nothing else', () => {
    const url = pictureUrl(HASH, 1200, 800);
    const kept = pictureWithPlaceholder(url, 'UklGRi4-_wAXRUJQ');
    expect(kept).toBe(`${url}#UklGRi4-_wAXRUJQ`);
    expect(pictureSources(kept)).toEqual({
      ...pictureSources(url),
      placeholder: 'data:image/webp;base64,UklGRi4+/wAXRUJQ',
    });
    expect(pictureWithPlaceholder(url, '')).toBe(url);
    expect(pictureSources(`${url}#UklGRi4");color:red`)).toBeNull();
  });

  it.each([
    `/media/${HASH}/1200x800/1920.webp`,
    `/media/${HASH}/1200x800/500.webp`,
    `/media/${HASH}/1200x800/480.jpg`,
    `/media/${HASH.toUpperCase()}/1200x800/1200.webp`,
    `/media/${HASH}/0x800/480.webp`,
    `/media/../${HASH}/1200x800/1200.webp`,
    `/x/media/${HASH}/1200x800/1200.webp`,
    `javascript:/media/${HASH}/1200x800/1200.webp`,
    'https://example.com/a.jpg',
    'loading',
    '',
  ])('%s is no upload', (url) => {
    expect(parsePictureUrl(url)).toBeNull();
    expect(pictureSources(url)).toBeNull();
  });

  it('is found again by its file name', () => {
    const name = pictureFilename(HASH, 4032, 3024);
    expect(name).toBe(`${HASH}-4032x3024.webp`);
    expect(pictureUrlOfFilename(name)).toBe(pictureUrl(HASH, 4032, 3024));
    for (const other of ['a.webp', `../${name}`, `${name}.php`, `${HASH}.webp`, '']) {
      expect(pictureUrlOfFilename(other)).toBeNull();
    }
  });
});

describe("a picture's address on a page", () => {
  it.each(['/assets/a.webp', 'https://example.com/a.jpg', 'http://example.com/a.jpg'])(
    '%s is fit',
    (url) => {
      expect(safePictureUrl(url)).toBe(url);
    },
  );

  it('is what a browser reads of it', () => {
    expect(safePictureUrl(' /assets/a\n.webp ')).toBe('/assets/a.webp');
  });

  it.each([
    '',
    'loading',
    'javascript:alert(1)',
    'java\tscript:x',
    'https://',
    '//evil.example',
    '/\t/evil.example',
    '/\\evil.example',
    'data:image/svg+xml,x',
  ])('%j is not', (url) => {
    expect(safePictureUrl(url)).toBeNull();
  });
});
