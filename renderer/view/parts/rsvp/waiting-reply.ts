import { slugInPath } from '#domain/invitation/slug.ts';

/** Where a browser keeps the reply to one invitation until it is accepted; see `ReplyStore`. */
export const draftKey = (slug: string) => `rsvp-draft:${slug}`;

/** Whether a reply to this page's invitation was sent and still waits for an answer. */
export function isReplyWaiting(): boolean {
  const key = draftKey(slugInPath(location.pathname));
  try {
    return localStorage.getItem(key)?.includes('"pendingKey"') ?? false;
  } catch {
    // In-app browsers may forbid it.
    return false;
  }
}
