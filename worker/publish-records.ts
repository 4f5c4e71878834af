import type { Database } from '#infra/database/database.ts';
import type { EarlierContent } from '#infra/database/earlier-content.ts';
import { groupCalls } from '#infra/database/group-calls.ts';
import { invitationRepository } from '#infra/database/invitation-repository.ts';
import type {
  Published,
  PublishFailure,
  PublishRecord,
  UnreadableRecord,
} from '#infra/database/publish-record.ts';

/** What the publish loop asks of the database. */
export interface PublishRecords {
  load(invitationId: string): Promise<PublishRecord | UnreadableRecord | undefined>;
  /** What guests may see while the newest content may not be published. */
  earlier(invitationId: string): Promise<EarlierContent | undefined>;
  /**
   * True when the published revision moved up (or the page is now of another build). Nobody waits for
   * a `remade` page: it is noted a few milliseconds later, together with others.
   */
  markPublished(
    invitationId: string,
    published: Published,
    kind: 'saved' | 'remade',
  ): Promise<boolean>;
  /** Whether the revision is still the newest one, saved and published. */
  isNewest(invitationId: string, revision: number): Promise<boolean>;
  recordFailure(invitationId: string, failure: PublishFailure): Promise<void>;
  /** The page is made once more when an attempt to store it can no longer be carried out. */
  noteLatePut(invitationId: string): Promise<void>;
}

/** Milliseconds that a remade page waits at most to be noted. */
const MOST_PATIENCE_MS = 20;

/**
 * Runs that ask at the same moment share one query, and one transaction to note what they published:
 * a commit waits for the disk, and a bulk publish would wait for it a thousand times a second.
 *
 * @param atOnce publishes at work at most. One that waits to be noted keeps its place from others:
 *   where places are few it waits shortly, and not at all once there is nobody left to wait for.
 */
export function publishRecords(database: Database, atOnce: number): PublishRecords {
  const repository = invitationRepository(database.knex);

  const load = groupCalls(async (ids: readonly string[]) => {
    const found = new Map((await repository.findForPublishMany(ids)).map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  });

  const markAll = async (publishes: readonly (Published & { id: string })[]) => {
    const moved = await repository.markPublishedMany(publishes);
    return publishes.map(({ id }) => moved.has(id));
  };
  const together = { patienceMs: Math.min(atOnce, MOST_PATIENCE_MS), enough: Math.min(atOnce, 32) };
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
