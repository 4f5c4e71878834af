import type { Database } from '#infra/database/database.ts';
import { groupCalls } from '#infra/database/engine/group-calls.ts';
import type { EarlierContent } from '#infra/database/invitations/earlier-content.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import type { PublishedOne } from '#infra/database/invitations/mark-published.ts';
import type {
  Published,
  PublishFailure,
  PublishRecord,
} from '#infra/database/invitations/publish-record.ts';

/** What the publish loop asks of the database. */
export interface PublishRecords {
  load(invitationId: string): Promise<PublishRecord | undefined>;
  /** The last publishable content, which guests see while the newest is incomplete. */
  earlier(invitationId: string): Promise<EarlierContent | undefined>;
  /**
   * Resolves with true if this moved the published revision up, or changed the build of its page.
   * Nobody waits for a `remade` page: it is recorded a few milliseconds later, with others.
   */
  markPublished(
    invitationId: string,
    published: Published,
    kind: 'saved' | 'remade',
  ): Promise<boolean>;
  /** Whether no newer revision has been saved or published. */
  isNewest(invitationId: string, revision: number): Promise<boolean>;
  recordFailure(invitationId: string, failure: PublishFailure): Promise<void>;
  /** Has the page made once more when a late attempt to store it can no longer take effect. */
  noteLatePut(invitationId: string): Promise<void>;
}

/** Longest time in milliseconds that a remade page waits to be recorded. */
const MAX_PATIENCE_MS = 20;

/**
 * Runs that ask at the same moment share one query, and one transaction to record what they
 * published: a commit waits for the disk, and a bulk publish would wait a thousand times a second.
 *
 * @param atOnce most publishes in progress. One that waits to be recorded occupies a slot: where
 *   slots are few it waits briefly, and not at all once all of them wait.
 */
export function publishRecords(database: Database, atOnce: number): PublishRecords {
  const repository = invitationRepository(database.knex);

  const load = groupCalls(async (ids: readonly string[]) => {
    const found = new Map((await repository.findForPublishMany(ids)).map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  });

  const markAll = async (publishes: readonly PublishedOne[]) => {
    const moved = await repository.markPublishedMany(publishes);
    return publishes.map((one) => moved.has(one));
  };
  const together = { patienceMs: Math.min(atOnce, MAX_PATIENCE_MS), enough: Math.min(atOnce, 32) };
  const mark = { saved: groupCalls(markAll), remade: groupCalls(markAll, together) };

  const state = groupCalls(async (ids: readonly string[]) => {
    const found = new Map((await repository.publishStates(ids)).map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  });

  return {
    load,
    earlier: repository.findEarlier,
    markPublished: (id, published, kind) => mark[kind]({ ...published, id }),
    recordFailure: repository.recordPublishFailure,
    noteLatePut: (id) => repository.noteLatePut(id),
    async isNewest(id, revision) {
      const now = await state(id);
      return !now || (now.revision === revision && now.publishedRevision <= revision);
    },
  };
}
