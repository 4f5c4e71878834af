import { coupleNames } from '#domain/invitation/couple.ts';
import { shortDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { SocialFacts } from './stationery/stationery.ts';

/** What the preview card says; each on one line. */
export function socialFacts(content: WeddingData): SocialFacts {
  return {
    bride: oneLine(content.couple.bride),
    groom: oneLine(content.couple.groom),
    date: shortDate(headerDate(content)),
    place: oneLine(headerVenue(content).name),
  };
}

/** All characters that the names' face sets. */
export function namesText(content: WeddingData): string {
  return oneLine(coupleNames(content));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
