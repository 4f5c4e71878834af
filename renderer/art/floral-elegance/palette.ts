import type { FlowerPaint } from '../petal.ts';
import { pigment } from '../pigment.ts';

/** Warm ivory, blush, sage, a touch of rose gold. */
export const IVORY = [255, 250, 242] as const;

export const BLUSH: FlowerPaint = {
  pale: pigment('#efc8bd'),
  deep: pigment('#dc958d'),
  heart: pigment('#b0606a'),
  density: 1,
};
export const CREAM: FlowerPaint = {
  pale: pigment('#f3dcc6'),
  deep: pigment('#e6b499'),
  heart: pigment('#b9806a'),
  density: 0.85,
};
export const ROSE: FlowerPaint = {
  pale: pigment('#e3a9a4'),
  deep: pigment('#c87880'),
  heart: pigment('#94475a'),
  density: 1,
};

export const SAGE_GREEN = pigment('#93a488');
export const DEEP_SAGE = pigment('#6c8168');
export const OLIVE_GREEN = pigment('#a3a172');
export const EUCALYPTUS = pigment('#8da79d');
export const MIST_GREEN = pigment('#b4c2b4');
export const TWIG = pigment('#9a8468');
export const GOLD_LIGHT = pigment('#d3a283');
export const GOLD_DARK = pigment('#9f6b52');
export const POLLEN = pigment('#b98a5e');
/** Shadows: warm grey. */
export const SHADOW = pigment('#908384');
/** Undyed cloth and handmade paper. */
export const LINEN = pigment('#ecdfd0');
export const DUSK = pigment('#b4a2a2');
export const PEACH = pigment('#f2c6a4');
export const HAZE = pigment('#cfd6cf');
export const SUIT = pigment('#7d7f83');
export const WOOD = pigment('#b59a80');
