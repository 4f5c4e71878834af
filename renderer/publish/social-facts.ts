import { coupleNames } from '#domain/invitation/couple.ts';
import { shortDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { SocialFacts } from './stationery/stationery.ts';

/** Returns the texts of the preview card, each without line breaks. */
export function socialFacts(content: WeddingData): SocialFacts {
  return {
    bride: oneLine(content.couple.bride),
    groom: oneLine(content.couple.groom),
    date: shortDate(headerDate(content)),
    place: oneLine(headerVenue(content).name),
  };
}

/** Returns the text that the names' face is cut down to. */
export function namesText(content: WeddingData): string {
  return oneLine(coupleNames(content));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
