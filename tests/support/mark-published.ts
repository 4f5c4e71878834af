import type { InvitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import type { Published } from '#infra/database/invitations/publish-record.ts';

/** Records one publish like that of a save; returns whether the published revision moved. */
export async function markPublished(
  invitations: Pick<InvitationRepository, 'markPublishedMany'>,
  id: string,
  published: Published,
): Promise<boolean> {
  return (await invitations.markPublishedMany([{ id, ...published }])).size === 1;
}
