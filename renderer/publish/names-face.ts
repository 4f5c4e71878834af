import type { FontPart } from './font-library.ts';
import { fontPreload } from './head.ts';
import type { DerivedFile } from './page-types.ts';
import { shortHash } from './short-hash.ts';

/** Options of `subset-font`: the OpenType features that calligraphy needs are kept. */
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
/** Goes into the hash in file names, so that a change of the options changes the names. */
const RECIPE = JSON.stringify(CUT);

export interface NamesFace {
  /** `@font-face` rules for the page. */
  readonly css: string;
  /** Preload links for the page's head, because guests see the names first. */
  readonly preloads: string;
  readonly files: readonly DerivedFile[];
}

/**
 * Returns the script face cut down to the letters of the couple's names: a few kB instead of forty.
 * There is one file per part of the family that has letters of the names, usually one.
 *
 * @param folder path of the page's own files, with a trailing slash
 */
export function namesFace(
  family: string,
  parts: readonly FontPart[],
  names: string,
  folder: string,
): NamesFace {
  const letters = [...new Set(names)].sort();
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
  const name = `names-${shortHash(`${RECIPE}\0${part.hash}\0${text}`)}.woff2`;
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
