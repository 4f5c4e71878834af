import type { InvitationRepository } from './invitation-repository.ts';

const BATCH = 500;

/**
 * Has every page made again, with the files beside it, as after a loss of the object store: reconcile
 * asks for them. In parts, so that saves get between. Answers how many.
 */
export async function forgetAllStored(invitations: InvitationRepository): Promise<number> {
  let count = 0;
  for (let after = ''; ; ) {
    const ids = await invitations.ids({ after, limit: BATCH });
    const last = ids.at(-1);
    if (last === undefined) return count;
    count += await invitations.forgetStored(ids);
    after = last;
  }
}
