import { decodeJson } from '../engine/json.ts';
import { type ContentColumns, type StoredContent, storedContent } from './content.ts';

/** The build that `forgetStored` records: no renderer has it, so the page is rendered again. */
export const FORGOTTEN = '';

/** What the publisher needs to know about one invitation. */
export interface PublishRecord {
  readonly id: string;
  readonly slug: string;
  /** Decoded by the renderer, so that undecodable content does not affect other invitations. */
  readonly content: StoredContent;
  /** Its page is then replaced by one that says so. */
  readonly isRemoved: boolean;
  readonly revision: number;
  /** 0 while nothing has been published. */
  readonly publishedRevision: number;
  /** The build of the renderer that made the published page, if known. */
  readonly rendererBuild: string | null;
  /** Names of the derived files that are stored for the published page. */
  readonly artifacts: readonly string[];
  /** When `revision` was saved, UTC milliseconds. */
  readonly updatedAt: number;
}

export interface Published {
  readonly revision: number;
  readonly build: string;
  readonly artifacts: readonly string[];
  /** When the page went live, UTC milliseconds. */
  readonly at: number;
  /** Milliseconds from the wake-up to the page being live, for the operator's statistics. */
  readonly tookMs?: number;
  /**
   * Whether the stored files were already forgotten when the run loaded its record. A run that knew
   * of stored files did not write them again: if they were forgotten meanwhile, they stay forgotten
   * and the page is rendered once more.
   */
  readonly wasForgotten?: boolean;
}

export interface PublishFailure {
  /** The revision that could not be published. */
  readonly revision: number;
  /** The build that failed; without it, the failure counts only for an unpublished revision. */
  readonly build?: string;
  /** What went wrong, for the operator. */
  readonly error: string;
  /** True when a retry is useless until the next save: the content may not be published. */
  readonly isBlocked: boolean;
  /** UTC milliseconds; now when left out. */
  readonly at?: number;
}

/** How far one invitation has been published, for the operator. */
export interface PublishState {
  readonly id: string;
  readonly slug: string;
  readonly revision: number;
  readonly publishedRevision: number;
  readonly isBlocked: boolean;
  /** True if the last attempt failed with no retry requested or save made since; not if blocked. */
  readonly isFailing: boolean;
  /** Failed attempts since the last success or save. */
  readonly attempts: number;
  readonly lastError: string | null;
  /** When it was last saved, UTC milliseconds. */
  readonly updatedAt: number;
}

/** Values of the column `publish_state`. */
export const LIVE = 0;
export const BEHIND = 1;
export const BLOCKED = 2;

export interface PublishRow extends ContentColumns {
  id: string;
  slug: string;
  revision: number;
  published_revision: number;
  renderer_build: string | null;
  artifacts: string | null;
  updated_at: number;
  removed_at: number | null;
}

export const PUBLISH_COLUMNS = [
  'id',
  'slug',
  'revision',
  'published_revision',
  'renderer_build',
  'artifacts',
  'updated_at',
  'removed_at',
  'schema_version',
  'content',
] as const;

export const STATE_COLUMNS = [
  'id',
  'slug',
  'revision',
  'published_revision',
  'publish_state',
  'publish_retry_at',
  'publish_attempts',
  'publish_error',
  'updated_at',
] as const;

export function toPublishRecord(row: PublishRow): PublishRecord {
  return {
    id: row.id,
    slug: row.slug,
    content: storedContent(row),
    isRemoved: row.removed_at !== null,
    revision: row.revision,
    publishedRevision: row.published_revision,
    rendererBuild: row.renderer_build,
    artifacts: storedNames(row.artifacts),
    updatedAt: row.updated_at,
  };
}

/** Names that cannot be read count as none: each file is then looked up in the store. */
function storedNames(artifacts: string | null): readonly string[] {
  try {
    return (decodeJson(artifacts) ?? []) as string[];
  } catch {
    return [];
  }
}

export interface StateRow
  extends Pick<PublishRow, 'id' | 'slug' | 'revision' | 'published_revision'> {
  publish_state: number;
  publish_retry_at: number;
  publish_attempts: number;
  publish_error: string | null;
  updated_at: number;
}

export function toState(row: StateRow): PublishState {
  return {
    id: row.id,
    slug: row.slug,
    revision: row.revision,
    publishedRevision: row.published_revision,
    isBlocked: row.publish_state === BLOCKED,
    isFailing: row.publish_state !== BLOCKED && row.publish_retry_at > 0,
    attempts: row.publish_attempts,
    lastError: row.publish_error,
    updatedAt: row.updated_at,
  };
}
