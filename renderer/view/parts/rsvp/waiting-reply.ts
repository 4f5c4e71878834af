import { slugInPath } from '#domain/invitation/slug.ts';

/** Returns the storage key of replies to one invitation that are not accepted yet: `ReplyStore`. */
export const draftKey = (slug: string) => `rsvp-draft:${slug}`;

/** Returns true if a sent reply to this page's invitation still waits; see `PendingReply`. */
export function isReplyWaiting(): boolean {
  const key = draftKey(slugInPath(location.pathname));
  try {
    return localStorage.getItem(key)?.includes('"pressedAt"') ?? false;
  } catch {
    // In-app browsers may forbid storage.
    return false;
  }
}
