import { Blob, Face, Font } from 'harfbuzzjs';

/** Metrics that determine how much room text takes, in em. */
export interface FontMetrics {
  readonly ascent: number;
  /** Positive. */
  readonly descent: number;
  readonly lineGap: number;
  /** Mean advance of English text. */
  readonly averageWidth: number;
}

/** Occurrences per 1,000 characters of English prose, spaces included. */
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

/** First names, for the mix of capitals and small letters in couples' names. */
const NAMES = [
  'OpheliaTobiasEmmaLiamOliviaNoahSophiaJamesCharlotteLucas',
  'AmeliaHenryMiaTheodoreIsabellaWilliamEllaDanielGraceSamuel',
].join('');
/** Mean advance of names relative to that of prose, in serif faces (1.14 to 1.18). */
const NAMES_TO_PROSE = 1.156;

/**
 * Returns the mean advance of names, divided by `NAMES_TO_PROSE`. It fits a script face, whose
 * capitals are wider than usual, to the `averageWidth` of its fallbacks.
 */
export function namesWidth(advanceOf: (letter: string) => number): number {
  const sum = [...NAMES].reduce((total, letter) => total + advanceOf(letter), 0);
  return sum / NAMES.length / NAMES_TO_PROSE;
}

/** Returns the mean advance of English text, in the unit of `advanceOf`. */
export function averageWidth(advanceOf: (letter: string) => number): number {
  let sum = 0;
  let letters = 0;
  for (const [letter, count] of Object.entries(ENGLISH)) {
    sum += advanceOf(letter) * count;
    letters += count;
  }
  return sum / letters;
}

/** Reads the metrics of a font in SFNT form (TrueType, OpenType). */
export function readFontMetrics(
  sfnt: Uint8Array,
  widthOf: (advanceOf: (letter: string) => number) => number = averageWidth,
): FontMetrics {
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  const glyphOf = (letter: string) => font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0;
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    averageWidth: widthOf((letter) => font.glyphHAdvance(glyphOf(letter)) / face.upem),
  };
}
