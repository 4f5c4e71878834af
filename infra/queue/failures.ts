import { PUBLISH_JOB } from './jobs.ts';
import type { QueueItem } from './publish-queue.ts';

/** The newest failed run of each invitation, in memory: bounded, and forgotten after a week. */
export interface Failures {
  remember(failure: Omit<QueueItem, 'state'>): void;
  forget(invitationId: string): void;
  has(invitationId: string): boolean;
  all(): QueueItem[];
}

export function createFailures(): Failures {
  /** Oldest first. */
  const failures = new Map<string, QueueItem>();

  return {
    remember(failure) {
      failures.delete(failure.invitationId);
      failures.set(failure.invitationId, { ...failure, state: 'failed' });
      const oldest = Date.now() - PUBLISH_JOB.keepFailedMs;
      for (const [id, { updatedAt }] of failures) {
        if (failures.size <= PUBLISH_JOB.keepFailed && updatedAt >= oldest) break;
        failures.delete(id);
      }
    },
    forget(invitationId) {
      failures.delete(invitationId);
    },
    has: (invitationId) => failures.has(invitationId),
    all: () => [...failures.values()],
  };
}
