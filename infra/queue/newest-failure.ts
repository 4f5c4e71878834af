import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/**
 * Keeps at most one failed run per invitation, and none once a later run has succeeded: the
 * operator sees as failed only what is still broken. BullMQ keeps every failed job until it
 * is too old, and reconcile requests another run for as long as an invitation is broken.
 */
export interface NewestFailure {
  failed(invitationId: string, jobId: string): Promise<void>;
  succeeded(invitationId: string): Promise<void>;
}

/** The hash that names each broken invitation's failed job. */
export const newestFailureKey = (queue: Pick<Queue, 'toKey'>) => queue.toKey('newest-failure');

/**
 * Runs of one invitation end one after another, so reading before writing is safe here: a run that
 * overlaps another has lost its job's lock, and BullMQ does not let it finish the job.
 */
export function createNewestFailure(redis: Redis, queue: Queue): NewestFailure {
  const index = newestFailureKey(queue);

  return {
    async failed(invitationId, jobId) {
      const older = await redis.hget(index, invitationId);
      await redis.hset(index, invitationId, jobId);
      if (older && older !== jobId) await queue.remove(older);
    },

    async succeeded(invitationId) {
      const older = await redis.hget(index, invitationId);
      if (!older) return;
      await redis.hdel(index, invitationId);
      await queue.remove(older);
    },
  };
}
