import type { ContainerNode, ImageNode, TextNode } from '@takumi-rs/core';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { PublisherFontFamily } from '../publisher-fonts.ts';

/** Texts of a preview card. Empty ones are left out. */
export interface SocialFacts {
  readonly bride: string;
  readonly groom: string;
  readonly date: string;
  readonly place: string;
}

/** A file that the first view waits for, where the media query (if any) matches. */
export interface Preload {
  readonly as: 'image' | 'font';
  /** Path in the template's folder: `art/wreath.webp`. */
  readonly file: string;
  readonly media?: string;
}

/** A publisher font family, or two, the second for letters that the first lacks. */
type CardFamilies = PublisherFontFamily | `${PublisherFontFamily}, ${PublisherFontFamily}`;

export type CardStyle = NonNullable<TextNode['style']> & { readonly fontFamily?: CardFamilies };

/** A node of a card, which can only be set in the publisher's font families. */
export type CardNode = ((ContainerNode & { children: CardNode[] }) | ImageNode | TextNode) & {
  readonly style?: CardStyle;
};

/** What the publisher needs of a template besides its React tree. */
export interface Stationery {
  /** The browser's theme colour around the page (CSS). */
  readonly paper: string;
  /** The face that sets the names, if it is worth cutting down to their letters. */
  readonly namesFace: PublisherFontFamily | null;
  /** Ornaments and faces of the first view that the styles would request too late. */
  readonly preloads?: (content: WeddingData) => readonly Preload[];
  /** Files in the template's `art` folder that the card shows; each name is an image's `src`. */
  readonly art?: readonly string[];
  /** Draws the preview card at `CARD_SIZE`. A text with letters that no font has is ''. */
  readonly socialCard: (facts: SocialFacts) => CardNode;
}
