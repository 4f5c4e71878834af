import { slugInPath } from '#domain/invitation/slug.ts';

/** Where a browser keeps replies to one invitation until they are accepted; see `ReplyStore`. */
export const draftKey = (slug: string) => `rsvp-draft:${slug}`;

/** Whether a reply to this page's invitation was sent and still waits for an answer: see `PendingReply`. */
export function isReplyWaiting(): boolean {
  const key = draftKey(slugInPath(location.pathname));
  try {
    return localStorage.getItem(key)?.includes('"pressedAt"') ?? false;
  } catch {
    // In-app browsers may forbid it.
    return false;
  }
}
