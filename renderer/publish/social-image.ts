import { createHash } from 'node:crypto';
import type { Node, Renderer } from '@takumi-rs/core';
import type { CardArt } from './card-art.ts';
import { type FontPart, hasLetters } from './font-library.ts';
import type { DerivedFile } from './page-types.ts';

/** Facebook's and WhatsApp's format of a large preview. */
const WIDTH = 1200;
const HEIGHT = 630;
const QUALITY = 86;
/** WhatsApp shows no preview above this. */
const MAX_BYTES = 300_000;

/**
 * Draws preview cards. Its engine is built with the first card that is not stored yet, and learns
 * each family with the first card that needs it.
 */
export class SocialImages {
  readonly #fonts: ReadonlyMap<string, readonly FontPart[]>;
  readonly #registered = new Map<string, Promise<void>>();
  #engine: Promise<Renderer> | undefined;

  constructor(fonts: ReadonlyMap<string, readonly FontPart[]>) {
    this.#fonts = fonts;
  }

  /** The card as a file named by everything it is made from. */
  file(card: Node, art: readonly CardArt[]): DerivedFile {
    const json = JSON.stringify(card);
    const families = this.#familiesFor(json);
    const inputs = [
      WIDTH,
      HEIGHT,
      QUALITY,
      ...families.flatMap((family) => this.#fonts.get(family)?.map(({ hash }) => hash)),
      ...art.map(({ hash }) => hash),
    ];
    const hash = createHash('sha256').update(inputs.join()).update(json).digest('hex');
    return {
      name: `social-${hash.slice(0, 20)}.jpg`,
      contentType: 'image/jpeg',
      make: () => this.#draw(card, families, art),
    };
  }

  /** Those the card names; after them all others, when it has letters that these lack. */
  #familiesFor(json: string): string[] {
    const all = [...this.#fonts.keys()];
    const named = all.filter((family) => json.includes(family));
    if (hasLetters(this.#fonts, named, json)) return named;
    return [...named, ...all.filter((family) => !named.includes(family))];
  }

  async #draw(card: Node, fontFamilies: string[], art: readonly CardArt[]): Promise<Uint8Array> {
    this.#engine ??= import('@takumi-rs/core').then(({ Renderer }) => new Renderer());
    const engine = await this.#engine;
    await Promise.all(fontFamilies.map((family) => this.#register(engine, family)));
    const images = art.map(({ src, data }) => ({ src, data }));
    const size = { width: WIDTH, height: HEIGHT };
    for (let quality = QUALITY; ; quality -= 12) {
      const image = await engine.render(card, {
        ...size,
        format: 'jpeg',
        quality,
        images,
        fontFamilies,
      });
      if (image.length <= MAX_BYTES || quality < 40) return image;
    }
  }

  #register(engine: Renderer, family: string): Promise<void> {
    const known = this.#registered.get(family);
    if (known) return known;
    const registering = Promise.all(
      (this.#fonts.get(family) ?? []).map(({ data, weight, ranges }) =>
        engine.registerFont({
          name: family,
          data,
          weight,
          unicodeRange: ranges.map(([first, last]): [number, number] => [first, last]),
        }),
      ),
    ).then(() => {});
    this.#registered.set(family, registering);
    return registering;
  }
}
