import type { DashboardResponse, RsvpRecord } from '#domain/api/dashboard.ts';
import type { ReplyRecord } from '#infra/database/replies/reply-record.ts';
import { toIsoTime } from '../http/iso-time.ts';
import type { Dashboard } from './service.ts';

export function presentDashboard({ invitation, replies }: Dashboard): DashboardResponse {
  return {
    invitation: { weddingData: invitation.content, cleanUrl: invitation.slug },
    rsvpResponses: replies.filter(({ isRemoved }) => !isRemoved).map(presentReply),
    removedResponses: replies.filter(({ isRemoved }) => isRemoved).map(presentReply),
  };
}

function presentReply(reply: ReplyRecord): RsvpRecord {
  return {
    id: reply.id,
    guestName: reply.name,
    email: reply.email,
    phone: reply.phone,
    attendance: reply.attendance,
    guestsCount: reply.guests,
    dietaryRequirements: reply.dietary,
    message: reply.message,
    submittedAt: toIsoTime(reply.submittedAt),
  };
}
