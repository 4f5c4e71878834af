import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLISHER_FONTS, type PublisherFont } from './publisher-fonts.ts';
import { shortHash } from './short-hash.ts';

/** One file of a font family, and the characters that it covers. */
export interface FontPart {
  readonly family: string;
  readonly weight: number;
  readonly data: Uint8Array;
  readonly hash: string;
  /** Inclusive ranges of code points, as in CSS `unicode-range`. */
  readonly ranges: readonly (readonly [number, number])[];
  covers(codePoint: number): boolean;
}

/** Reads the publisher's fonts from a client build, by family. */
export async function readFontLibrary(
  clientDir: string,
): Promise<ReadonlyMap<string, readonly FontPart[]>> {
  const families = await Promise.all(
    PUBLISHER_FONTS.map(async (font) => [font.family, await readFamily(clientDir, font)] as const),
  );
  return new Map(families);
}

async function readFamily(clientDir: string, font: PublisherFont): Promise<FontPart[]> {
  const folder = join(clientDir, 'fonts', font.package);
  const unicode = await readFile(join(folder, 'unicode.json'), 'utf8').catch((cause: unknown) => {
    const problem = `The client build in ${clientDir} is older than this code: it lacks ${font.package}.`;
    throw new Error(`${problem} Run "npm run build".`, { cause });
  });
  const covered: Record<string, string> = JSON.parse(unicode);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.woff2')).sort();
  return Promise.all(
    names.map(async (name) => {
      const data = await readFile(join(folder, name));
      const ranges = parseRanges(covered[subsetOf(name, font)] ?? '');
      return {
        family: font.family,
        weight: font.weight,
        data,
        hash: shortHash(data),
        ranges,
        covers: coverage(ranges),
      };
    }),
  );
}

/** Size of the look-up table, in code points: Latin with all its accents, nearly every look-up. */
const TABLED = 0x250;

function coverage(ranges: FontPart['ranges']): FontPart['covers'] {
  const isWithin = (codePoint: number) =>
    ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
  const table = Array.from({ length: TABLED }, (_, codePoint) => isWithin(codePoint));
  return (codePoint) => table[codePoint] ?? isWithin(codePoint);
}

/**
 * Returns the key of a file in `unicode.json`: `great-vibes-latin-ext-400-normal.woff2` is
 * `latin-ext`, and `noto-serif-sc-21-wght-normal.woff2` is `[21]`.
 */
function subsetOf(fileName: string, font: PublisherFont): string {
  const base = font.package.slice(font.package.lastIndexOf('/') + 1);
  const subset = fileName
    .slice(base.length + 1)
    .replace(/-(?:\d+|wght)-(?:normal|italic)\.woff2$/, '');
  return /^\d+$/.test(subset) ? `[${subset}]` : subset;
}

/** Parses the value of a CSS `unicode-range` into inclusive ranges; ignores what is not a range. */
export function parseRanges(value: string): [number, number][] {
  return value.split(',').flatMap((range) => {
    const match = /^U\+([0-9a-f]+)(?:-([0-9a-f]+))?$/i.exec(range.trim());
    if (!match?.[1]) return [];
    const first = Number.parseInt(match[1], 16);
    return [[first, match[2] ? Number.parseInt(match[2], 16) : first]];
  });
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const BEYOND_ASCII = /[^\x20-\x7e]/gu;

/** Returns a function that tells whether the families together have every letter of a text. */
export function letterCheck(
  fonts: ReadonlyMap<string, readonly FontPart[]>,
  families: readonly string[],
): (text: string) => boolean {
  const parts = families.flatMap((family) => fonts.get(family) ?? []);
  const hasAscii = coversAscii(parts);
  return (text) => {
    // Most texts are almost entirely ASCII, which needs no check once the fonts cover all of it.
    const doubtful = hasAscii ? (text.match(BEYOND_ASCII) ?? []) : [...text];
    return doubtful.every(
      (character) =>
        !LETTER.test(character) || parts.some((part) => part.covers(character.codePointAt(0) ?? 0)),
    );
  };
}

function coversAscii(parts: readonly FontPart[]): boolean {
  return parts.some(({ ranges }) => ranges.some(([first, last]) => first <= 0x30 && last >= 0x7a));
}
