/**
 * Wakes a publisher for an invitation. It carries no content and may lose requests: the database
 * knows what is behind (`revision > published_revision`), and `reconcile` asks again.
 *
 * Guarantees of every adapter: at most one run per invitation at a time and at most one waiting; a
 * request made while a run is active leads to another run after it. Only a run whose process stood
 * still, or lost Redis, for longer than its lock lasts may overlap with the one that takes its place:
 * handlers allow for that. A failed run that waits for its next attempt takes requests in as a waiting
 * one does, without hurrying: who asks again and again must not outrun the backoff.
 */
export interface PublishQueue {
  readonly engine: 'in-process' | 'bullmq';
  /**
   * Asks for a publish. Best effort: resolves within 500 ms and never rejects; `false` says that
   * the request was not taken.
   */
  request(invitationId: string, options?: RequestOptions): Promise<boolean>;
  /**
   * Asks for many at once, for bulk work. A run under way is not followed by another: it publishes
   * what is newest when it ends. Never rejects; answers how many were taken, which are the first of
   * the list.
   */
  requestMany(invitationIds: readonly string[], options?: RequestOptions): Promise<number>;
  /**
   * Counts and the runs that failed, wait or are under way, one of each invitation, at most `limit`
   * (default 100). First those of invitations that failed for good, then those that are tried again,
   * then the rest, so that bulk work hides nothing that is broken; the newest first in each.
   */
  inspect(limit?: number): Promise<QueueState>;
  /** Resolves when the queue answers; rejects otherwise. At most 2 s. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface RequestOptions {
  /** `low` for bulk work (a new build of the renderer), which never delays a couple's save. */
  readonly priority?: 'normal' | 'low';
}

export interface QueueState {
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  /** Invitations whose last run failed for good; a request runs them again. */
  readonly failed: number;
  readonly items: readonly QueueItem[];
}

export interface QueueItem {
  readonly invitationId: string;
  readonly state: 'waiting' | 'active' | 'delayed' | 'failed';
  readonly attempts: number;
  readonly lastError: string | null;
  /** UTC milliseconds. */
  readonly updatedAt: number;
}

/** Runs what was requested. A rejection is a failed attempt: 5 attempts, exponential backoff with jitter. */
export type PublishHandler = (invitationId: string) => Promise<void>;

export interface PublishConsumer {
  /** Waits for the active runs, takes no new ones. */
  close(): Promise<void>;
}
