import type { QueueItem } from './publish-queue.ts';

/**
 * Returns what `PublishQueue.inspect` lists. One item per invitation: a waiting or active run
 * replaces a failed one and takes its place in the order.
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
