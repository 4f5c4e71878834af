import type { Database } from '../database/database.ts';
import {
  type InvitationRepository,
  invitationRepository,
} from '../database/invitations/invitation-repository.ts';
import type { Backlog } from '../metrics.ts';
import { PUBLISH_JOB } from './jobs.ts';
import type { PublishQueue, QueueState } from './publish-queue.ts';

/** Reads what is waiting to be published, from the queue and from the database. */
export function backlogReader(queue: PublishQueue, database: Database): Backlog {
  const invitations = invitationRepository(database.knex);
  return {
    async depth() {
      const state = await queue.inspect(1);
      return { ...state, failed: await countFailed(invitations, state) };
    },
    behind: () => invitations.countBehind(),
  };
}

/**
 * Counts broken invitations: those that the queue has given up, and those that failed and are not
 * in the queue, as after a restart or a loss of Redis's data. Reconcile waits up to ten minutes
 * before it requests the latter again.
 *
 * @param state undefined if the queue does not respond; then nothing counts as in the queue
 */
export async function countFailed(
  invitations: Pick<InvitationRepository, 'failing' | 'countFailing'>,
  state: QueueState | undefined,
): Promise<number> {
  if (!state) return invitations.countFailing();
  const failing = await invitations.failing(PUBLISH_JOB.keepFailed + 1);
  // The queue forgets failures beyond that; runs being retried hardly change such a number.
  if (failing.length > PUBLISH_JOB.keepFailed) return invitations.countFailing();
  return state.failed + (await state.unknownAmong(failing)).length;
}
