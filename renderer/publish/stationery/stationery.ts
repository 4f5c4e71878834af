import type { Node } from '@takumi-rs/core';
import type { PublisherFontFamily } from '../publisher-fonts.ts';

/** What a social image says. Empty texts are left out. */
export interface SocialFacts {
  readonly bride: string;
  readonly groom: string;
  readonly date: string;
  readonly place: string;
}

/** What the publisher must know of a template beside its tree. */
export interface Stationery {
  /** CSS colours. */
  readonly paper: string;
  readonly accent: string;
  /** The face that sets the names, where it is worth cutting to their letters. */
  readonly namesFace: PublisherFontFamily | null;
  /** Files of the template's `art` folder that the card shows, as images of the same `src`. */
  readonly art?: readonly string[];
  /** Draws the preview card, 1200×630. Texts that no font has the letters of come as ''. */
  readonly socialCard: (facts: SocialFacts) => Node;
}
