import type { InvitationRecord } from '#infra/database/invitations/invitation-repository.ts';
import type { ReplyRecord } from '#infra/database/replies/reply-record.ts';
import { rsvpRepository } from '#infra/database/replies/rsvp-repository.ts';
import type { ApiDeps } from '../deps.ts';
import type { InvitationService } from '../invitations/service.ts';

export interface Dashboard {
  readonly invitation: InvitationRecord;
  /** Newest first, including removed ones. */
  readonly replies: readonly ReplyRecord[];
}

export interface FoundDashboard {
  /** Changes with every save, publish and reply, and with every removal of one. */
  readonly version: string;
  read(): Promise<Dashboard>;
}

/** Reads a couple's own invitation with its replies, and removes replies from it. */
export function createDashboardService(
  { database }: Pick<ApiDeps, 'database'>,
  invitations: InvitationService,
) {
  const replies = rsvpRepository(database.knex);
  return {
    /** @throws AppError `not_found` */
    async find(invitationId: string): Promise<FoundDashboard> {
      const version = await invitations.version(invitationId);
      return {
        version: `${version}-${await replies.version(invitationId)}`,
        read: async () => ({
          invitation: await invitations.byId(invitationId),
          replies: await replies.listByInvitation(invitationId),
        }),
      };
    },

    setRemoved: replies.setRemoved,
  };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
