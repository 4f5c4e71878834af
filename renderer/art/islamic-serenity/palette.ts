/** The template's colours: its definition's, and tones between them. */
export const EMERALD = '#0f4a3a';
export const EMERALD_LINE = '#24604f';
export const EMERALD_DEEP = '#0a372b';
export const IVORY = '#fbf7ec';
export const IVORY_LINE = '#eae0c6';
export const GOLD = '#c2a14d';
export const GOLD_LIGHT = '#ecd9a0';
export const GOLD_DEEP = '#8d6c22';
