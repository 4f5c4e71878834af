import { coupleNames } from '#domain/invitation/couple.ts';
import { shortDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { SocialFacts } from './stationery/stationery.ts';

const EMOJI =
  /(?![©®™])\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*|\p{Regional_Indicator}/gu;
/** Mark which look of a letter or sign is meant. */
const LOOKS = /\p{Variation_Selector}|\u20e3/gu;

/**
 * Returns the texts of the preview card, each without line breaks, and without what no face of a
 * card has: emoji, and marks that choose a look.
 */
export function socialFacts(content: WeddingData): SocialFacts {
  return {
    bride: drawable(content.couple.bride),
    groom: drawable(content.couple.groom),
    date: shortDate(headerDate(content)),
    place: drawable(headerVenue(content).name),
  };
}

function drawable(text: string): string {
  return oneLine(text.replace(EMOJI, '').replace(LOOKS, ''));
}

/** Returns the text that the names' face is cut down to. */
export function namesText(content: WeddingData): string {
  return oneLine(coupleNames(content));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
