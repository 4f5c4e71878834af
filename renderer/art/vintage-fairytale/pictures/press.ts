import { type Tint, tinted } from '../../engraved-flower.ts';
import { type Burin, createBurin } from '../../engraving.ts';
import { flood } from '../../landscape.ts';
import { pigment } from '../../pigment.ts';
import { createRandom } from '../../random.ts';
import { createSheet, type Paper } from '../../sheet.ts';

/** The template's parchment. */
export const PARCHMENT: Paper = [246, 236, 214];
const INK = pigment('#654a3b');

/** Colours laid on the prints by hand, thin enough for every line to show. */
export const TINTS = {
  burgundy: tinted(pigment('#a5454e'), 0.3),
  wine: tinted(pigment('#8a2f3d'), 0.55),
  green: tinted(pigment('#8d9a6c'), 0.36),
  moss: tinted(pigment('#6f7f58'), 0.42),
  gold: tinted(pigment('#e0b862'), 0.55),
  stone: tinted(pigment('#d8c6a2'), 0.42),
  sky: tinted(pigment('#c3cbbd'), 0.34),
  linen: tinted(pigment('#efe2c6'), 0.25),
} satisfies Record<string, Tint>;

/** Returns a damp sheet of old paper under the press: foxed, browner towards its edges. */
export function press(name: string, width: number, height: number): Burin {
  const sheet = createSheet(width, height, `vintage-fairytale/${name}`);
  flood(sheet, {
    pigment: pigment('#e2cb9c'),
    tone: (x, y) => {
      const off = Math.hypot(x / width - 0.5, y / height - 0.5);
      return 0.06 + 0.5 * off * off + 0.1 * sheet.water(x / 3, y / 3);
    },
    bloom: 0.2,
    grain: 0.02,
  });
  return createBurin(sheet, createRandom(sheet.seed), INK);
}
