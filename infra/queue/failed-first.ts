import type { QueueItem } from './publish-queue.ts';

/**
 * What `PublishQueue.inspect` lists. One item per invitation: a run that is to come says more than one
 * that failed, and stands where that one stood.
 */
export function failedFirst(items: readonly QueueItem[], limit: number): QueueItem[] {
  const idsOf = (found: readonly QueueItem[]) =>
    new Set(found.map(({ invitationId }) => invitationId));
  const open = idsOf(items.filter(({ state }) => state !== 'failed'));
  const failed = idsOf(items.filter(({ state }) => state === 'failed'));
  const rank = ({ invitationId, state, lastError }: QueueItem) => {
    if (failed.has(invitationId)) return 0;
    return state === 'delayed' || lastError !== null ? 1 : 2;
  };
  return items
    .filter(({ state, invitationId }) => state !== 'failed' || !open.has(invitationId))
    .sort((a, b) => rank(a) - rank(b) || b.updatedAt - a.updatedAt)
    .slice(0, limit);
}
