import type { Node, Renderer } from '@takumi-rs/core';
import type { CardArt } from './card-art.ts';
import { type FontPart, letterCheck } from './font-library.ts';
import type { DerivedFile } from './page-types.ts';
import { shortHash } from './short-hash.ts';
import { CARD_SIZE } from './stationery/card-nodes.ts';
import type { SocialFacts, Stationery } from './stationery/stationery.ts';

const QUALITY = 86;
/** WhatsApp shows no preview for a larger image. */
const MAX_BYTES = 300_000;

type Fonts = ReadonlyMap<string, readonly FontPart[]>;

/** What a template's cards are drawn with. */
interface Kit {
  readonly stationery: Stationery;
  readonly art: CardArt;
  /** Font families that its cards name. */
  readonly families: readonly string[];
  readonly hasLetters: (text: string) => boolean;
  /** Hashes of everything that determines how its cards look, except their texts. */
  readonly recipe: string;
}

/**
 * Draws preview cards. The engine is created for the first card that is not stored yet, and each
 * font family is registered for the first card that needs it.
 */
export class SocialImages {
  readonly #fonts: Fonts;
  readonly #allFamilies: readonly string[];
  /** True when the fonts together have all letters of a text. */
  readonly #hasLetters: (text: string) => boolean;
  readonly #kits: ReadonlyMap<string, Kit>;
  readonly #registered = new Map<string, Promise<void>>();
  #engine: Promise<Renderer> | undefined;

  constructor(
    stationery: Readonly<Record<string, Stationery>>,
    fonts: Fonts,
    art: ReadonlyMap<string, CardArt>,
  ) {
    this.#fonts = fonts;
    this.#allFamilies = [...fonts.keys()];
    this.#hasLetters = letterCheck(fonts, this.#allFamilies);
    const kits = Object.entries(stationery).map(([id, its]): [string, Kit] => {
      const sample = JSON.stringify(
        its.socialCard({ bride: 'A', groom: 'B', date: 'C', place: 'D' }),
      );
      const families = this.#allFamilies.filter((family) => sample.includes(family));
      const itsArt = art.get(id) ?? { pictures: [], version: '' };
      const hasLetters = letterCheck(fonts, families);
      const recipe = this.#recipe(families, itsArt);
      return [id, { stationery: its, art: itsArt, families, recipe, hasLetters }];
    });
    this.#kits = new Map(kits);
  }

  /** Returns an invitation's card as a file named by the hash of its inputs. */
  file(templateId: string, facts: SocialFacts): DerivedFile {
    const kit = this.#kits.get(templateId);
    if (!kit) throw new Error(`No stationery for ${templateId}`);
    const legible = this.#legible(facts);
    const families = this.#familiesFor(kit, legible);
    const recipe = families === kit.families ? kit.recipe : this.#recipe(families, kit.art);
    const { bride, groom, date, place } = legible;
    // Hashes the inputs instead of the card itself: most cards are stored already, and laying one
    // out costs a tenth of rendering its whole page.
    const inputs = JSON.stringify([recipe, bride, groom, date, place]);
    return {
      name: `social-${shortHash(inputs)}.jpg`,
      contentType: 'image/jpeg',
      make: () => this.#draw(kit.stationery.socialCard(legible), families, kit.art),
    };
  }

  #recipe(families: readonly string[], art: CardArt): string {
    const fonts = families.flatMap((family) => this.#fonts.get(family) ?? []);
    return [art.version, ...fonts.map((font) => font.hash)].join();
  }

  /** Leaves out names and places with letters that no font has, which would be drawn as boxes. */
  #legible(facts: SocialFacts): SocialFacts {
    const named = this.#hasLetters(facts.bride) && this.#hasLetters(facts.groom);
    return {
      bride: named ? facts.bride : '',
      groom: named ? facts.groom : '',
      date: facts.date,
      place: this.#hasLetters(facts.place) ? facts.place : '',
    };
  }

  /** Returns the kit's families, followed by all others if the kit's lack some letter. */
  #familiesFor(kit: Kit, { bride, groom, place }: SocialFacts): readonly string[] {
    const { families } = kit;
    if (kit.hasLetters(`${bride}${groom}${place}`)) return families;
    return [...families, ...this.#allFamilies.filter((family) => !families.includes(family))];
  }

  async #draw(card: Node, families: readonly string[], art: CardArt): Promise<Uint8Array> {
    this.#engine ??= import('@takumi-rs/core').then(({ Renderer }) => new Renderer());
    const engine = await this.#engine;
    await Promise.all(families.map((family) => this.#register(engine, family)));
    const options = {
      ...CARD_SIZE,
      format: 'jpeg' as const,
      images: [...art.pictures],
      fontFamilies: [...families],
    };
    for (let quality = QUALITY; ; quality -= 12) {
      const image = await engine.render(card, { ...options, quality });
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
