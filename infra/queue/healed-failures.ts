import type { Queue } from 'bullmq';

/** Completions are gathered this long, so that a crowd of them costs one look at the failures. */
const GATHER_MS = 200;
const MOST_FAILURES = 1_000;

/**
 * Removes an invitation's failed runs once a later run succeeded: what an operator sees as failed is
 * what is still broken. BullMQ itself keeps each failed job until it is too old.
 */
export function createHealedFailures(
  queue: Queue<{ invitationId: string }>,
  onError: (error: unknown) => void,
) {
  const healed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const sweep = async () => {
    const ids = new Set(healed);
    healed.clear();
    timer = undefined;
    if ((await queue.getFailedCount()) === 0) return;
    const failures = await queue.getFailed(0, MOST_FAILURES - 1);
    const gone = failures.filter((job) => job && ids.has(job.data.invitationId));
    await Promise.all(gone.map((job) => job.remove()));
  };

  return {
    succeeded(invitationId: string): void {
      healed.add(invitationId);
      timer ??= setTimeout(() => void sweep().catch(onError), GATHER_MS);
    },
    close(): void {
      clearTimeout(timer);
    },
  };
}
