import type { CardNode, CardStyle } from './stationery.ts';

/** Pixels: Facebook's and WhatsApp's format of a large preview. */
export const CARD_SIZE = { width: 1200, height: 630 };

export const WHOLE_CARD: CardStyle = { position: 'absolute', left: 0, top: 0, ...CARD_SIZE };

export const TWO_LINES: CardStyle = { lineClamp: 2, textOverflow: 'ellipsis' };

/** A column of parts that stand in its middle. */
export function box(style: CardStyle, children: CardNode[]): CardNode {
  const centred = { display: 'flex', flexDirection: 'column', alignItems: 'center' } as const;
  return { type: 'container', style: { ...centred, justifyContent: 'center', ...style }, children };
}

/** A picture behind the card's words, which lie above it when they are positioned as well. */
export function ground(src: string): CardNode {
  return { type: 'image', src, ...CARD_SIZE, style: WHOLE_CARD };
}

/** Texts without those that are left out. */
export function said(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text !== '');
}

/** What `draw` makes of each name, with `and` between them. */
export function joined(
  names: readonly string[],
  and: CardNode,
  draw: (name: string) => CardNode,
): CardNode[] {
  return names.flatMap((name, index) => (index > 0 ? [and, draw(name)] : [draw(name)]));
}

/** Letters of the longest name. */
export function longestOf(names: readonly string[]): number {
  return Math.max(1, ...names.map((name) => [...name].length));
}

interface Sizes {
  /** What one letter gets of it is the size. */
  readonly room: number;
  readonly least: number;
  readonly most: number;
}

/** Pixels of a line of so many letters. */
export function sizeOf(letters: number, { room, least, most }: Sizes): number {
  return Math.round(Math.min(most, Math.max(least, room / letters)));
}

interface RowSizes extends Sizes {
  /** Names of more letters stand one below the other. */
  readonly holds: number;
}

/** Names on one line, or one below the other, as large as they go. */
export function setNames(names: readonly string[], row: RowSizes, column: Sizes) {
  return names.join('').length > row.holds
    ? { flexDirection: 'column' as const, size: sizeOf(longestOf(names), column) }
    : { flexDirection: 'row' as const, size: sizeOf([...names.join(' & ')].length, row) };
}
