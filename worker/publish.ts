import {
  FORGOTTEN,
  type PublishFailure,
  type PublishRecord,
} from '#infra/database/invitations/publish-record.ts';
import type { Edge } from '#infra/edge/edge.ts';
import { failureReason } from '#infra/failure-reason.ts';
import type { Log } from '#infra/log.ts';
import type { Metrics, PublishOutcome } from '#infra/metrics.ts';
import type { PublishHandler } from '#infra/queue/publish-queue.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import type { Renderer } from '#renderer/publish/renderer.ts';
import { createPutPage, isRemake, type PutPage } from './publish-page.ts';
import type { PublishRecords } from './publish-records.ts';

export interface PublisherDeps {
  readonly records: PublishRecords;
  readonly store: ObjectStore;
  readonly renderer: Renderer;
  /** Stores what all pages need; see `createAssetUpload`. */
  readonly uploadAssets: () => Promise<void>;
  /**
   * Remakes pages of other builds on other threads; without it, this thread does. Nothing else goes
   * there: those threads take half a second to start, and the next save would wait for that.
   */
  readonly remake?: PutPage | undefined;
  /** Without one, a page is live once it is stored. */
  readonly edge?: Edge | undefined;
  readonly log: Log;
  readonly metrics: Metrics;
}

interface Run {
  /** Milliseconds of a clock that nobody sets (`performance.now`). */
  readonly startedAt: number;
  /** Settles before a record is loaded; if it rejects, the page fails with the same error. */
  readonly assets: Promise<void>;
  /** Whether a put of a lost run may still take effect. */
  readonly isPutPending: boolean;
}

/** Saves can arrive every second; a run that never ended would starve the others. */
const MAX_ROUNDS = 20;

/**
 * Brings one invitation's page up to its newest revision:
 *
 *     load → render → put objects → refresh edge → published_revision := revision (only upwards)
 *
 * and repeats this while a newer revision has been saved, or another worker has published a newer
 * one that this run may have overwritten; so whatever was stored last is the newest in the end.
 * After `MAX_ROUNDS` it makes room for others: the saves that overtook it have requested another
 * run. It renders even when nothing seems behind, because an earlier run may have died after it
 * overwrote a page.
 *
 * Content that is incomplete is recorded as blocked; guests keep seeing the last complete one,
 * whose page is made first if it is missing or was made by another build. By the same steps, a
 * removed invitation gets a page that says it is gone.
 *
 * @throws whatever failed, after recording it on the invitation; calling again is always safe.
 */
export function createPublisher(deps: PublisherDeps): PublishHandler {
  const { records, metrics, log, uploadAssets } = deps;
  const { build } = deps.renderer;
  const putPage = createPutPage(deps.store, deps.renderer, records.noteLatePut);

  /** Resolves with what keeps the content from being published, if anything does. */
  const goLive = async (
    record: PublishRecord,
    { startedAt, assets }: Run,
  ): Promise<string | undefined> => {
    await assets;
    const isSaved = record.revision > record.publishedRevision;
    const put = (isRemake(record, build) && deps.remake) || putPage;
    const result = await put(record);
    if ('issue' in result) return result.issue;
    if (deps.edge) await refreshEdge(deps.edge, record);
    const at = Date.now();
    const published = {
      revision: record.revision,
      build,
      artifacts: result.artifacts,
      at,
      tookMs: Math.round(performance.now() - startedAt),
      wasForgotten: record.rendererBuild === FORGOTTEN,
    };
    const kind = isSaved ? 'saved' : 'remade';
    const moved = await records.markPublished(record.id, published, kind);
    if (moved && isSaved) metrics.wentLive((at - record.updatedAt) / 1000);
    return undefined;
  };

  /** Records a failure for the operator. Failing to record it must not hide what went wrong. */
  const noteFailure = async (
    { id, revision }: PublishRecord,
    failure: Pick<PublishFailure, 'error' | 'isBlocked'>,
  ) => {
    const noted = records.recordFailure(id, { revision, build, ...failure });
    await noted.catch((error) => log.warn({ err: error, invitationId: id }, 'failure not noted'));
  };

  /** Publishes `due`; records a failure for the revision of `newest`. */
  const attempt = async (
    due: PublishRecord,
    newest: PublishRecord,
    run: Run,
  ): Promise<string | undefined> => {
    try {
      return await goLive(due, run);
    } catch (error) {
      await noteFailure(newest, { error: failureReason(error), isBlocked: false });
      throw error;
    }
  };

  /** Runs the loop's steps once; `overtaken` asks for another round. */
  const publishRound = async (id: string, round: number, run: Run): Promise<PublishOutcome> => {
    const newest = await load(records, id, round);
    if (!newest) return 'missing';
    if (run.isPutPending && round === 1) await records.noteLatePut(id);
    const issue = await attempt(newest, newest, run);
    const earlier = issue === undefined ? undefined : await dueEarlier(records, newest, build);
    if (earlier) await attempt(earlier, newest, run);
    const isStored = issue === undefined || earlier !== undefined;
    if (isStored && !(await records.isNewest(id, newest.revision))) return 'overtaken';
    if (issue === undefined) return 'published';
    await noteFailure(newest, { error: issue, isBlocked: true });
    return 'unpublishable';
  };

  const publishNewest = async (id: string, isPutPending: boolean): Promise<PublishOutcome> => {
    const run: Run = { startedAt: performance.now(), assets: uploadAssets(), isPutPending };
    // Awaited first: on an empty store, it clears what the records list as stored.
    await run.assets.catch(() => undefined);
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const outcome = await publishRound(id, round, run);
      if (outcome !== 'overtaken') return outcome;
    }
    return 'overtaken';
  };

  return async (invitationId, { mayFollowLostRun } = { mayFollowLostRun: false }) => {
    const isPutPending = mayFollowLostRun && deps.store.mayPutLate;
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    try {
      metrics.publishEnded(await publishNewest(invitationId, isPutPending), seconds());
    } catch (error) {
      metrics.publishEnded('failed', seconds());
      throw error;
    }
  };
}

/** Replaces the edge's copy; throws unless guests get what was just stored, or something newer. */
async function refreshEdge(edge: Edge, record: PublishRecord): Promise<void> {
  const { slug, revision, isRemoved } = record;
  const served = await edge.refresh(slug, isRemoved ? ['invitation.ics'] : []);
  if (served.revision >= revision) return;
  const instead = `The edge serves revision ${served.revision} instead of ${revision}`;
  throw new Error(served.isKept ? `${instead}: it may have another EDGE_SECRET` : instead);
}

/**
 * Loads the record. From the second round on, another run may be at work: the build of the stored
 * page counts as unknown (null).
 */
async function load(
  records: PublishRecords,
  id: string,
  round: number,
): Promise<PublishRecord | undefined> {
  const record = await records.load(id);
  if (!record) return undefined;
  const isKnown = round === 1 || record.rendererBuild === FORGOTTEN;
  return isKnown ? record : { ...record, rendererBuild: null };
}

/** Returns what guests see while the newest content is incomplete, if its page has to be made. */
async function dueEarlier(
  records: PublishRecords,
  newest: PublishRecord,
  build: string,
): Promise<PublishRecord | undefined> {
  const earlier = await records.earlier(newest.id);
  if (!earlier || earlier.revision < newest.publishedRevision) return undefined;
  const isLive = earlier.revision === newest.publishedRevision && newest.rendererBuild === build;
  return isLive ? undefined : { ...newest, ...earlier, updatedAt: earlier.savedAt };
}
