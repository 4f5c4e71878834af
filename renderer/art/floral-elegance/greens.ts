import { type LeafForm, OLIVE, ROSE, ROUND, SAGE } from '../leaf.ts';
import type { Spray } from '../stem.ts';
import * as colour from './palette.ts';

export type Green = Pick<Spray, 'form' | 'pigment' | 'second' | 'stem' | 'spread' | 'pairs'>;

const green = (
  form: LeafForm,
  pigment: Spray['pigment'],
  second: Spray['second'],
  spread: number,
): Green => ({ form, pigment, second, spread, stem: colour.TWIG });

/** The plants from which every bouquet and ornament of this template is made. */
export const SAGE_SPRAY = green(SAGE, colour.SAGE_GREEN, colour.OLIVE_GREEN, 0.72);
export const OLIVE_SPRAY = green(OLIVE, colour.DEEP_SAGE, colour.SAGE_GREEN, 0.62);
export const ROSE_LEAVES = green(ROSE, colour.DEEP_SAGE, colour.OLIVE_GREEN, 0.8);
export const EUCALYPTUS_SPRAY = {
  ...green(ROUND, colour.EUCALYPTUS, colour.MIST_GREEN, 1),
  pairs: true,
};

/** Paint of branches far behind, in between, and in front. */
export const GHOST = { density: 0.3, finish: 0.1 };
export const MIDDLE = { density: 0.6, finish: 0.7 };
export const FRONT = { density: 0.78, finish: 1 };

/** Plants by the names that tables of sprays use. */
export const GREENS = {
  sage: SAGE_SPRAY,
  olive: OLIVE_SPRAY,
  rose: ROSE_LEAVES,
  eucalyptus: EUCALYPTUS_SPRAY,
};
export const DEPTHS = { ghost: GHOST, middle: MIDDLE, front: FRONT };
