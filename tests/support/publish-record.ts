import type { InvitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import type { PublishRecord } from '#infra/database/invitations/publish-record.ts';

/** Returns the record that a publish of one invitation starts from. */
export async function publishRecordOf(
  invitations: Pick<InvitationRepository, 'findForPublishMany'>,
  id: string,
): Promise<PublishRecord> {
  const [record] = await invitations.findForPublishMany([id]);
  if (!record) throw new Error(`There is no invitation ${id}`);
  return record;
}
