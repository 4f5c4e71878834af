import { AppError, type Issue } from '#domain/api/errors.ts';
import { TEMPLATE_LOCKED } from '#domain/api/invitations.ts';
import { guestView } from '#domain/invitation/guest-view.ts';
import { publishIssues } from '#domain/invitation/publishable.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { templateIdOf } from '#domain/templates/template.ts';
import {
  type InvitationRecord,
  invitationRepository,
} from '#infra/database/invitations/invitation-repository.ts';
import type { ApiDeps } from '../deps.ts';
import { noSuchInvitation } from './refusals.ts';

export interface SavedInvitation {
  readonly revision: number;
  readonly slug: string;
  /** What keeps the saved content from being published; empty if nothing does. */
  readonly issues: readonly Issue[];
}

/** What guests may see. */
export type GuestContent = Pick<InvitationRecord, 'slug' | 'content'>;

/** The operations of couples and guests on an existing invitation. */
export function createInvitationService({
  database,
  queue,
  clock = Date.now,
}: Pick<ApiDeps, 'database' | 'queue' | 'clock'>) {
  const invitations = invitationRepository(database.knex);

  const byId = async (id: string): Promise<InvitationRecord> =>
    existing(await invitations.findById(id));

  return {
    /** @throws AppError `not_found` */
    byId,

    /**
     * Resolves with a version that changes whenever `byId`'s result does.
     *
     * @throws AppError `not_found`
     */
    version: async (id: string): Promise<string> => {
      const { revision, publishedRevision, publishedAt } = existing(
        await invitations.findStanding(id),
      );
      return `${revision}-${publishedRevision}-${publishedAt ?? 0}`;
    },

    /**
     * Resolves with what guests may see before the page exists: the newest content or, while that
     * is an incomplete draft, the last complete one.
     *
     * @throws AppError `not_found`, also if there was never a complete one
     */
    forGuests: async (slug: string): Promise<GuestContent> => {
      const record = existing(await invitations.findBySlug(slug));
      const isComplete = publishIssues(record.content).length === 0;
      const content = isComplete ? record.content : await invitations.findEarlierContent(record.id);
      return { slug: record.slug, content: guestView(existing(content)) };
    },

    /** Returns whether there is an invitation at the slug; cheaper than reading it. */
    exists: async (slug: string): Promise<boolean> =>
      (await invitations.locate(slug)) !== undefined,

    /**
     * Stores the content as the next revision and requests its publish.
     *
     * @throws AppError `not_found`, `template_locked` for another template, and `revision_conflict`
     *   with the newest revision and content if somebody has saved since `baseRevision`
     */
    async save(id: string, content: WeddingData, baseRevision?: number): Promise<SavedInvitation> {
      const stored = await byId(id);
      if (templateIdOf(stored.content) !== templateIdOf(content)) {
        throw new AppError('template_locked', TEMPLATE_LOCKED);
      }
      const result = await invitations.save(id, content, {
        at: clock(),
        ...(baseRevision !== undefined && { baseRevision }),
      });
      if (result.kind === 'missing') throw noSuchInvitation();
      if (result.kind === 'conflict') {
        const { revision, content: weddingData } = result;
        throw new AppError('revision_conflict', 'Somebody else saved in the meantime', {
          details: { revision, weddingData },
        });
      }
      await queue.request(id);
      return { revision: result.revision, slug: stored.slug, issues: publishIssues(content) };
    },
  };
}

export type InvitationService = ReturnType<typeof createInvitationService>;

function existing<T>(found: T | undefined): T {
  if (found === undefined) throw noSuchInvitation();
  return found;
}
