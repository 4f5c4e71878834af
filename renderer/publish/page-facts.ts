import { shortDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import type { SocialFacts } from './stationery/stationery.ts';

/** Longer descriptions are cut by every program that shows them. */
const DESCRIPTION_LENGTH = 200;

export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly social: SocialFacts;
  /** All text that the names' face sets. */
  readonly names: string;
}

/** What a page says of itself to other programs. */
export function pageFacts(content: WeddingData): PageFacts {
  const bride = oneLine(content.couple.bride);
  const groom = oneLine(content.couple.groom);
  const day = headerDate(content);
  const date = day ? shortDate(day) : '';
  const venue = headerVenue(content);
  const place = oneLine(venue?.name ?? '');
  const quote = oneLine(content.customizations.quote);
  const couple = [bride, groom].filter((name) => name !== '').join(' & ') || 'Wedding invitation';
  return {
    title: [couple, date].filter((part) => part !== '').join(' · '),
    description:
      truncate([place, quote].filter((part) => part !== '').join(' · '), DESCRIPTION_LENGTH) ||
      `${couple} invite you to their wedding.`,
    social: { bride, groom, date, place },
    names: `${bride}&${groom}`,
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Cuts at a word where there is one, never inside a character. */
function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = [...text.slice(0, length)].slice(0, -1).join('').toWellFormed();
  const word = cut.lastIndexOf(' ');
  return `${(word > length / 2 ? cut.slice(0, word) : cut).trimEnd()}…`;
}
