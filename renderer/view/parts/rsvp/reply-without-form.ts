import { isReplyWaiting } from './waiting-reply.ts';

/** Tells the guest of a reply that waits if the page has no form any more, which would send it. */
export function watchOverReply(page: ParentNode): void {
  const invitation = page.querySelector('.invitation');
  if (!invitation || page.querySelector('[data-island="rsvp"]') || !isReplyWaiting()) return;
  import('./undelivered.ts').then(
    ({ tellUndelivered }) => tellUndelivered(invitation),
    (error: unknown) => console.error(error),
  );
}
