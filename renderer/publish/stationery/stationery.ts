import type { ContainerNode, ImageNode, TextNode } from '@takumi-rs/core';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { PublisherFontFamily } from '../publisher-fonts.ts';

/** What a social image says. Empty texts are left out. */
export interface SocialFacts {
  readonly bride: string;
  readonly groom: string;
  readonly date: string;
  readonly place: string;
}

/** A file of the template's folder that the first view waits for, by media query. */
export interface Preload {
  readonly as: 'image' | 'font';
  /** Inside of the template's folder: `art/wreath.webp`. */
  readonly file: string;
  readonly media?: string;
}

/** One family of the publisher's, or two, of which the second has letters that the first lacks. */
type CardFamilies = PublisherFontFamily | `${PublisherFontFamily}, ${PublisherFontFamily}`;

export type CardStyle = NonNullable<TextNode['style']> & { readonly fontFamily?: CardFamilies };

/** What a card is drawn from, in no face but those that the publisher has. */
export type CardNode = ((ContainerNode & { children: CardNode[] }) | ImageNode | TextNode) & {
  readonly style?: CardStyle;
};

/** What the publisher must know of a template beside its tree. */
export interface Stationery {
  /** CSS colours. */
  readonly paper: string;
  readonly accent: string;
  /** The face that sets the names, where it is worth cutting to their letters. */
  readonly namesFace: PublisherFontFamily | null;
  /** Ornaments and faces of the first view, which styles ask for too late to be there at once. */
  readonly preloads?: (content: WeddingData) => readonly Preload[];
  /** Files of the template's `art` folder that the card shows, as images of the same `src`. */
  readonly art?: readonly string[];
  /** Draws the preview card in `CARD_SIZE`. Texts that no font has the letters of come as ''. */
  readonly socialCard: (facts: SocialFacts) => CardNode;
}
