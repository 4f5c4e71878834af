import type { CardNode, CardStyle } from './stationery.ts';

/** Pixels: the size of a large preview on Facebook and WhatsApp. */
export const CARD_SIZE = { width: 1200, height: 630 };

export const WHOLE_CARD: CardStyle = { position: 'absolute', left: 0, top: 0, ...CARD_SIZE };

export const TWO_LINES: CardStyle = { lineClamp: 2, textOverflow: 'ellipsis' };

/** Returns a column whose children are centred in both directions. */
export function box(style: CardStyle, children: CardNode[]): CardNode {
  const centred = { display: 'flex', flexDirection: 'column', alignItems: 'center' } as const;
  return { type: 'container', style: { ...centred, justifyContent: 'center', ...style }, children };
}

/** Returns the picture behind the card's words, which must be positioned too to lie above it. */
export function ground(src: string): CardNode {
  return { type: 'image', src, ...CARD_SIZE, style: WHOLE_CARD };
}

/** Returns the texts that are not empty. */
export function said(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text !== '');
}

/** Draws each name, with `and` between them. */
export function joined(
  names: readonly string[],
  and: CardNode,
  draw: (name: string) => CardNode,
): CardNode[] {
  return names.flatMap((name, index) => (index > 0 ? [and, draw(name)] : [draw(name)]));
}

/** Signs wider than a usual letter of a script face, and by how many of these. */
const BROAD = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 1.5],
  [/[MW]/g, 0.5],
] as const;

/** Returns how many usual letters of a script face are as wide as a text. */
function lettersIn(text: string): number {
  return BROAD.reduce(
    (letters, [signs, wider]) => letters + wider * (text.match(signs)?.length ?? 0),
    [...text].length,
  );
}

/** Returns the number of letters in the longest name (see `lettersIn`), at least 1. */
export function longestOf(names: readonly string[]): number {
  return Math.max(1, ...names.map(lettersIn));
}

interface Sizes {
  /** Divided by the number of letters, it gives the font size. */
  readonly room: number;
  readonly least: number;
  readonly most: number;
}

/** Returns the font size, in pixels, of a line of that many letters. */
export function sizeOf(letters: number, { room, least, most }: Sizes): number {
  return Math.round(Math.min(most, Math.max(least, room / letters)));
}

/** How much less fits where a face for reading sets letters that a script face lacks. */
const BROADER = 0.72;

/**
 * Returns by how much names in a script may rise above their line: Arabic letters with a sign on top
 * do, and capitals with a mark.
 */
export function rise(names: readonly string[], size: number): number {
  const rises = names.some((name) => /\p{Script=Arabic}|\p{Lu}\p{M}/u.test(name.normalize('NFD')));
  return rises ? size * 0.2 : 0;
}

interface RowSizes extends Sizes {
  /** Names with more letters in total are set one below the other. */
  readonly holds: number;
}

/**
 * Returns the direction (names side by side or stacked) and the largest font size that fits.
 * `broader` matches names with letters that the script face lacks.
 */
export function setNames(
  names: readonly string[],
  row: RowSizes,
  column: Sizes,
  broader?: RegExp,
): { flexDirection: 'row' | 'column'; size: number } {
  const isColumn = lettersIn(names.join('')) > row.holds;
  const letters = isColumn ? longestOf(names) : lettersIn(names.join(' & '));
  const { room, ...limits } = isColumn ? column : row;
  const isBroader = names.some((name) => broader?.test(name));
  const size = sizeOf(letters, { ...limits, room: isBroader ? room * BROADER : room });
  return { flexDirection: isColumn ? 'column' : 'row', size };
}
