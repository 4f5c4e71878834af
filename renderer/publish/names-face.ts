import { hash } from 'node:crypto';
import type { FontPart } from './font-library.ts';
import { fontPreload } from './head.ts';
import type { DerivedFile } from './page-types.ts';

/** What calligraphy needs of the font's features. */
const CUT = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: [
    'kern',
    'liga',
    'calt',
    'clig',
    'mark',
    'mkmk',
    'ccmp',
    'locl',
    'init',
    'medi',
    'fina',
    'isol',
    'rlig',
    'curs',
  ],
} as const;
/** Part of the names: changes when files cut from the same text would come out differently. */
const RECIPE = JSON.stringify(CUT);

export interface NamesFace {
  /** `@font-face` rules for the page. */
  readonly css: string;
  /** Links for the page's head: the names are what a guest sees first. */
  readonly preloads: string;
  readonly files: readonly DerivedFile[];
}

/**
 * The script face cut down to the letters of the couple's names, so that it costs a few kB instead
 * of forty. One file for each part of the family that the names touch, usually one.
 *
 * @param folder address of the page's own files, with its closing slash
 */
export function namesFace(
  family: string,
  parts: readonly FontPart[],
  names: string,
  folder: string,
): NamesFace {
  const letters = [...new Set(names.normalize('NFC'))].sort();
  const faces = parts.flatMap((part) => {
    const covered = letters.filter((letter) => part.covers(letter.codePointAt(0) ?? 0));
    if (!covered.some((letter) => /\p{L}/u.test(letter))) return [];
    return [faceOf(family, part, covered.join(''), folder)];
  });
  return {
    css: faces.map((face) => face.css).join(''),
    preloads: faces.map(({ file }) => fontPreload(folder + file.name)).join(''),
    files: faces.map((face) => face.file),
  };
}

function faceOf(family: string, part: FontPart, text: string, folder: string) {
  const name = `names-${hash('sha256', `${RECIPE}\0${part.hash}\0${text}`).slice(0, 20)}.woff2`;
  const range = [...text]
    .map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`)
    .join(',');
  return {
    css:
      `@font-face{font-family:"${family}";font-display:swap;` +
      `src:url("${folder}${name}") format("woff2");unicode-range:${range}}`,
    file: {
      name,
      contentType: 'font/woff2',
      make: async () => {
        const { default: subsetFont } = await import('subset-font');
        return subsetFont(Buffer.from(part.data), text, CUT);
      },
    },
  };
}
