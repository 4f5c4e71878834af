import { joinedText } from '../joined-text.ts';
import { templateOf } from '../templates/catalogue.ts';
import { coupleNames } from './couple.ts';
import { shortDate } from './dates.ts';
import { headerDate, headerVenue } from './events.ts';
import type { WeddingData } from './wedding-data.ts';

/** (spec) Stands in for an empty title of the honeymoon fund. */
const HONEYMOON_TITLE = 'Honeymoon Fund';
/** Stands in for an empty description of the honeymoon fund. */
const HONEYMOON_DESCRIPTION =
  'Your presence is the greatest gift. If you wish to give something more, a contribution to our honeymoon would mean the world to us.';

export interface Quote {
  readonly text: string;
  /** Who said it; '' for the couple's own quote and where the author is unknown. */
  readonly source: string;
}

/** Returns the couple's quote, or their template's if they gave none. */
export function quoteOf({ customizations }: WeddingData): Quote {
  const own = customizations.quote.trim();
  const { quote, quoteSource } = templateOf(customizations.selectedTemplate).customizations;
  return own === '' || own === quote
    ? { text: quote, source: quoteSource }
    : { text: own, source: '' };
}

export interface HoneymoonWording {
  readonly title: string;
  readonly description: string;
}

export function honeymoonWording({ honeymoonFund }: WeddingData): HoneymoonWording {
  return {
    title: honeymoonFund.title.trim() || HONEYMOON_TITLE,
    description: honeymoonFund.description.trim() || HONEYMOON_DESCRIPTION,
  };
}

/** "Ophelia & Tobias · June 19, 2027". */
export function pageTitle(data: WeddingData): string {
  return (
    joinedText([coupleNames(data), shortDate(headerDate(data))], ' · ') || 'Wedding Invitation'
  );
}

/** Characters of a description that search results and chat previews show. */
const MAX_DESCRIPTION_LENGTH = 200;

/** Returns venue and own quote on one line, cut between words to at most 200 characters. */
export function pageDescription(data: WeddingData): string {
  const venue = headerVenue(data);
  const place = joinedText([venue.name.trim(), venue.address.trim()], ', ');
  const own = data.customizations.quote.trim();
  // "12 Main St." brings the full stop itself.
  const stop = place.endsWith('.') ? ' ' : '. ';
  const description =
    joinedText([place, own], stop).replace(/\s+/g, ' ') || 'You are warmly invited to our wedding.';
  const characters = [...description];
  if (characters.length <= MAX_DESCRIPTION_LENGTH) return description;
  const cut = characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('');
  return `${cut.replace(/\s+\S{0,30}$/, '')}…`;
}
