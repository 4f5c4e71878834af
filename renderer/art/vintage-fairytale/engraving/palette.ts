/** The template's colours: its definition's, and tones between them. */
export const PARCHMENT = '#f6ecd6';
export const BURGUNDY_LINE = '#7c2d3a';
export const GREEN = '#22382d';
export const GREEN_LINE = '#2d4a3b';
/** Antique gold, on parchment and on cloth. */
export const GOLD = '#a07a33';
export const GOLD_LIGHT = '#d3b46f';
