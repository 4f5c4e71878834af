import { AppError } from '#domain/api/errors.ts';
import { licenseKey } from '#domain/license/code.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import type { ApiDeps } from '../../deps.ts';

/** Takes an invitation offline for good, for the operator; it is identified by its license code. */
export function createInvitationRemoval({
  database,
  queue,
  clock = Date.now,
}: Pick<ApiDeps, 'database' | 'queue' | 'clock'>) {
  const licenses = licenseRepository(database.knex);
  const invitations = invitationRepository(database.knex);
  return {
    /**
     * Deletes what the couple and its guests have entered and ends the couple's access. Its slug
     * stays taken and its code used. Resolves with its id.
     *
     * @throws AppError `not_found`, also if it has already been removed
     */
    async remove(code: string): Promise<string> {
      const license = await licenses.findByKey(licenseKey(code));
      const id = license?.invitationId;
      if (!id || !(await invitations.remove(id, clock()))) {
        throw new AppError('not_found', 'There is no invitation for this license');
      }
      await queue.request(id);
      return id;
    },
  };
}
