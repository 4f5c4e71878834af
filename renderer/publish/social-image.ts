import { createHash } from 'node:crypto';
import { type Node, Renderer } from '@takumi-rs/core';
import type { FontPart } from './font-library.ts';
import type { DerivedFile } from './page-types.ts';

/** Facebook's and WhatsApp's format of a large preview. */
const WIDTH = 1200;
const HEIGHT = 630;
const QUALITY = 86;
/** WhatsApp shows no preview above this. */
const MAX_BYTES = 300_000;

/** Draws preview cards. Its engine is built with the first card that is not stored yet. */
export class SocialImages {
  readonly #fonts: readonly FontPart[];
  readonly #fontsHash: string;
  #engine: Promise<Renderer> | undefined;

  constructor(library: ReadonlyMap<string, readonly FontPart[]>) {
    this.#fonts = [...library.values()].flat();
    this.#fontsHash = this.#fonts.map((font) => font.hash).join();
  }

  /** The card as a file named by everything it is made from. */
  file(card: Node): DerivedFile {
    const hash = createHash('sha256')
      .update(JSON.stringify([WIDTH, HEIGHT, QUALITY, this.#fontsHash, card]))
      .digest('hex');
    return {
      name: `social-${hash.slice(0, 20)}.jpg`,
      contentType: 'image/jpeg',
      make: () => this.#draw(card),
    };
  }

  async #draw(card: Node): Promise<Uint8Array> {
    this.#engine ??= this.#start();
    const engine = await this.#engine;
    for (let quality = QUALITY; ; quality -= 12) {
      const options = { width: WIDTH, height: HEIGHT, format: 'jpeg', quality } as const;
      const image = await engine.render(card, options);
      if (image.length <= MAX_BYTES || quality < 40) return image;
    }
  }

  async #start(): Promise<Renderer> {
    const engine = new Renderer();
    for (const font of this.#fonts) {
      const unicodeRange = font.ranges.map(([first, last]): [number, number] => [first, last]);
      await engine.registerFont({
        name: font.family,
        data: font.data,
        weight: font.weight,
        unicodeRange,
      });
    }
    return engine;
  }
}
