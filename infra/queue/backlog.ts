import type { Database } from '../database/database.ts';
import {
  type InvitationRepository,
  invitationRepository,
} from '../database/invitation-repository.ts';
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
 * Invitations that are broken: what the queue has given up, and what failed and is in no queue, as after
 * a restart or a Redis that lost its data. Reconcile asks for these again only after up to ten minutes.
 *
 * @param state undefined where the queue does not answer: everything counts as in none
 */
export async function countFailed(
  invitations: Pick<InvitationRepository, 'failing' | 'countFailing'>,
  state: QueueState | undefined,
): Promise<number> {
  if (!state) return invitations.countFailing();
  const failing = await invitations.failing(PUBLISH_JOB.keepFailed + 1);
  // The queue has forgotten some of so many, and those that it tries again make no difference.
  if (failing.length > PUBLISH_JOB.keepFailed) return invitations.countFailing();
  return state.failed + (await state.unknownAmong(failing)).length;
}
