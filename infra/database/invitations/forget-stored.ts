import type { InvitationRepository } from './invitation-repository.ts';

const BATCH = 500;

/**
 * Marks every page and its derived files as no longer stored, as after the loss of the object
 * store; reconcile then has them published again. Works in batches so that saves can run in
 * between. Resolves with the number of invitations.
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
