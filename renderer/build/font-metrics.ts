/** What decides how much room text takes, in units of one em. */
export interface FontMetrics {
  readonly ascent: number;
  /** Positive. */
  readonly descent: number;
  readonly lineGap: number;
  /** Mean advance of English text. */
  readonly averageWidth: number;
}

/** Letters per 1,000 characters of English prose, with its spaces. */
const ENGLISH: Readonly<Record<string, number>> = {
  ' ': 182,
  a: 66,
  b: 12,
  c: 22,
  d: 34,
  e: 103,
  f: 18,
  g: 16,
  h: 49,
  i: 56,
  j: 1,
  k: 6,
  l: 33,
  m: 20,
  n: 56,
  o: 61,
  p: 15,
  q: 1,
  r: 49,
  s: 51,
  t: 74,
  u: 22,
  v: 8,
  w: 19,
  x: 1,
  y: 16,
  z: 1,
};

/** Capitals and small letters as in couples' names. */
const NAMES = [
  'OpheliaTobiasEmmaLiamOliviaNoahSophiaJamesCharlotteLucas',
  'AmeliaHenryMiaTheodoreIsabellaWilliamEllaDanielGraceSamuel',
].join('');
/** How much wider letters of names are than those of prose, in serif faces (1.14 to 1.18). */
const NAMES_TO_PROSE = 1.156;

/**
 * Mean advance of names, as wide as prose would be in a face whose capitals are no wider than usual:
 * fits a script face, whose capitals are, to the stand-ins' means.
 */
export function namesWidth(advanceOf: (letter: string) => number): number {
  const sum = [...NAMES].reduce((total, letter) => total + advanceOf(letter), 0);
  return sum / NAMES.length / NAMES_TO_PROSE;
}

/** Mean advance of English text from the advances of single letters, in the letters' own unit. */
export function averageWidth(advanceOf: (letter: string) => number): number {
  let sum = 0;
  let letters = 0;
  for (const [letter, count] of Object.entries(ENGLISH)) {
    sum += advanceOf(letter) * count;
    letters += count;
  }
  return sum / letters;
}

/** Reads the metrics of a font in SFNT form (TrueType, OpenType with a format 4 `cmap`). */
export function readFontMetrics(
  sfnt: Uint8Array,
  widthOf: (advanceOf: (letter: string) => number) => number = averageWidth,
): FontMetrics {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...sfnt.subarray(at, at + 4));
    tables.set(tag, view.getUint32(at + 8));
  }
  const table = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table`);
    return offset;
  };
  const em = view.getUint16(table('head') + 18);
  const hhea = table('hhea');
  const longMetrics = view.getUint16(hhea + 34);
  const advance = (glyph: number) =>
    view.getUint16(table('hmtx') + Math.min(glyph, longMetrics - 1) * 4);
  const glyphOf = readCmap(view, table('cmap'));
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    averageWidth: widthOf((letter) => advance(glyphOf(letter.codePointAt(0) ?? 0)) / em),
  };
}

/** Glyph of a code point by the font's format 4 map (Basic Multilingual Plane). */
function readCmap(view: DataView, cmap: number): (codePoint: number) => number {
  for (let index = 0; index < view.getUint16(cmap + 2); index += 1) {
    const map = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(map) === 4) return (codePoint) => lookUp(view, map, codePoint);
  }
  throw new Error('The font has no format 4 character map');
}

function lookUp(view: DataView, map: number, codePoint: number): number {
  const segments = view.getUint16(map + 6) / 2;
  const ends = map + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  for (let segment = 0; segment < segments; segment += 1) {
    if (codePoint > view.getUint16(ends + segment * 2)) continue;
    const start = view.getUint16(starts + segment * 2);
    if (codePoint < start) return 0;
    const delta = view.getUint16(deltas + segment * 2);
    const offset = view.getUint16(offsets + segment * 2);
    if (offset === 0) return (codePoint + delta) & 0xffff;
    const glyph = view.getUint16(offsets + segment * 2 + offset + (codePoint - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
