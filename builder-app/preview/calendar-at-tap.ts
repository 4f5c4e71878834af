import { calendarPath, invitationUrl } from '#domain/api/links.ts';
import { invitationCalendar } from '#domain/invitation/calendar.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { downloadText } from '../site/download-text.ts';

/**
 * Makes the calendar link download a file made from the previewed content, because only a published
 * page has one to link to. Returns a function that stops this.
 */
export function calendarAtTap(content: WeddingData, slug: string): () => void {
  const path = calendarPath(slug);
  const listener = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.getAttribute('href') !== path) return;
    event.preventDefault();
    const url = invitationUrl(location.origin, slug);
    const context = { url, slug, revision: 0, savedAt: Date.now() };
    downloadText('invitation.ics', 'text/calendar', invitationCalendar(content, context) ?? '');
  };
  document.addEventListener('click', listener);
  return () => document.removeEventListener('click', listener);
}
