import type { QueueItem } from './publish-queue.ts';

/** One item per invitation, newest first: a run that is to come says more than one that failed. */
export function newestFirst(items: readonly QueueItem[], limit: number): QueueItem[] {
  const open = new Set(
    items.filter(({ state }) => state !== 'failed').map(({ invitationId }) => invitationId),
  );
  return items
    .filter(({ state, invitationId }) => state !== 'failed' || !open.has(invitationId))
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .slice(0, limit);
}
