import { coupleNames } from '#domain/invitation/couple.ts';
import { shortDate } from '#domain/invitation/dates.ts';
import { headerDate } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** The document's title: "Ophelia & Tobias · June 19, 2027". */
export function coupleTitle(content: WeddingData): string {
  const parts = [coupleNames(content), shortDate(headerDate(content))].filter(Boolean);
  return parts.join(' · ') || 'Wedding Invitation';
}
