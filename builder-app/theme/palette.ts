import type { MantineColorsTuple } from '@mantine/core';

/** Rosewood on blush: actions and selections. Shade 7 carries white text (7:1). */
export const rose: MantineColorsTuple = [
  '#fcf3f1',
  '#f7e6e2',
  '#eed2cd',
  '#e0b3ae',
  '#cd8f8d',
  '#b86e72',
  '#a25360',
  '#8c4050',
  '#723341',
  '#572833',
];

/**
 * Warm neutrals from ivory to ink; replace the theme's cold greys. Shade 6 is still legible on
 * ivory (4.6:1), and shade 5 an edge that can be seen (3.2:1).
 */
export const stone: MantineColorsTuple = [
  '#fbf8f3',
  '#f5efe6',
  '#ece3d7',
  '#ddd2c3',
  '#c5b8a6',
  '#988a78',
  '#766a5c',
  '#5d5348',
  '#433b34',
  '#2b2622',
];

/** Sage: success. */
export const sage: MantineColorsTuple = [
  '#f3f6f1',
  '#e5ece1',
  '#cddac7',
  '#b0c3a8',
  '#92a98a',
  '#758e6f',
  '#5d7659',
  '#4a6047',
  '#3b4c39',
  '#2d3a2c',
];

/** Brick: errors and missing details. */
export const brick: MantineColorsTuple = [
  '#fdf2ee',
  '#fbe3da',
  '#f5c7b7',
  '#eaa48d',
  '#dc7d60',
  '#c95f41',
  '#b0492d',
  '#963b23',
  '#78301e',
  '#5c2718',
];

/** Antique gold: warnings and hairlines. */
export const gold: MantineColorsTuple = [
  '#fcf7eb',
  '#f7edd3',
  '#eedcab',
  '#e0c580',
  '#cfab5b',
  '#b8913f',
  '#94722e',
  '#775b25',
  '#5d471f',
  '#463619',
];
