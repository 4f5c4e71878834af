import type {
  LoadInvitationResponse,
  PublicInvitationResponse,
  SaveInvitationResponse,
} from '#domain/api/invitations.ts';
import type { InvitationRecord } from '#infra/database/invitations/invitation-repository.ts';
import { toIsoTimeOrNull } from '../http/iso-time.ts';
import type { GuestContent, SavedInvitation } from './service.ts';

export function presentInvitation(record: InvitationRecord): LoadInvitationResponse {
  return {
    weddingData: record.content,
    cleanUrl: record.slug,
    revision: record.revision,
    publishedRevision: record.publishedRevision,
    publishedAt: toIsoTimeOrNull(record.publishedAt),
  };
}

export function presentSaved({ revision, slug, issues }: SavedInvitation): SaveInvitationResponse {
  return { revision, cleanUrl: slug, publishable: issues.length === 0, issues: [...issues] };
}

export function presentPublicInvitation({ slug, content }: GuestContent): PublicInvitationResponse {
  return { weddingData: content, cleanUrl: slug };
}
