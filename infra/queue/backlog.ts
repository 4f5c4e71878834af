import type { Database } from '../database/database.ts';
import { invitationRepository } from '../database/invitation-repository.ts';
import type { Backlog } from '../metrics.ts';
import type { PublishQueue } from './publish-queue.ts';

/** Reads what waits to be published, from the queue and from the truth. */
export function backlogReader(queue: PublishQueue, database: Database): () => Promise<Backlog> {
  const invitations = invitationRepository(database.knex);
  return async () => {
    const [{ waiting, active, delayed, failed }, behind] = await Promise.all([
      queue.inspect(1),
      invitations.countBehind(),
    ]);
    return { waiting, active, delayed, failed, behind };
  };
}
