import type { Database } from '../database/database.ts';
import { invitationRepository } from '../database/invitation-repository.ts';
import type { Backlog } from '../metrics.ts';
import type { PublishQueue } from './publish-queue.ts';

/** Reads what is waiting to be published, from the queue and from the database. */
export function backlogReader(queue: PublishQueue, database: Database): Backlog {
  const invitations = invitationRepository(database.knex);
  return {
    depth: () => queue.inspect(1),
    behind: () => invitations.countBehind(),
  };
}
