/**
 * Wakes a publisher for an invitation. It carries no content and may lose requests: the database
 * knows what is behind (`revision > published_revision`), and reconcile requests it again.
 *
 * Guarantees of every adapter: per invitation at most one active and one waiting run; a request
 * made while a run is active leads to another run after it. Only a run whose process stalled, or
 * lost Redis, for longer than its lock lasts may overlap the run that replaces it; handlers allow
 * for that. A failed run that waits for its next attempt absorbs requests like a waiting one, but
 * is not hastened: repeated requests must not outrun the backoff.
 */
export interface PublishQueue {
  readonly engine: 'in-process' | 'bullmq';
  /**
   * Requests a publish. Best effort: never rejects, and resolves within 500 ms with whether the
   * queue took the request.
   */
  request(invitationId: string, options?: RequestOptions): Promise<boolean>;
  /**
   * Requests many publishes at once, for bulk work. An active run is not followed by another: it
   * publishes what is newest when it ends. Never rejects; resolves with how many requests were
   * taken, counted from the start of the list.
   */
  requestMany(invitationIds: readonly string[], options?: RequestOptions): Promise<number>;
  /**
   * Returns the counts and up to `limit` (default 100) failed, waiting or active runs, one per
   * invitation. First those of invitations that failed for good, then those being retried, then the
   * rest, so that bulk work hides nothing that is broken; the newest first in each.
   */
  inspect(limit?: number): Promise<QueueState>;
  /** Resolves if the queue responds within 2 s, otherwise rejects. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** `low` is for bulk work (a new build of the renderer), which never delays a couple's save. */
export type Priority = 'normal' | 'low';

export interface RequestOptions {
  /** `normal` when left out. */
  readonly priority?: Priority;
}

export interface QueueState {
  /** Whether somebody has paused it in its own board: no run begins until it is resumed there. */
  readonly isPaused: boolean;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  /** Invitations whose last run failed for good; a new request runs them again. */
  readonly failed: number;
  readonly items: readonly QueueItem[];
  /** Resolves with the ids that have no run in any of these states; looks beyond `items`. */
  unknownAmong(invitationIds: readonly string[]): Promise<string[]>;
}

export interface QueueItem {
  readonly invitationId: string;
  readonly state: 'waiting' | 'active' | 'delayed' | 'failed';
  readonly attempts: number;
  readonly lastError: string | null;
  /** UTC milliseconds. */
  readonly updatedAt: number;
}

/** Publishes one invitation. A rejection is a failed attempt: 5 attempts, backoff with jitter. */
export type PublishHandler = (
  invitationId: string,
  circumstances?: RunCircumstances,
) => Promise<void>;

export interface RunCircumstances {
  /**
   * Whether an earlier run may have been lost together with its process, or stalled: what it was
   * storing may still arrive and replace something newer.
   */
  readonly mayFollowLostRun: boolean;
}

export interface PublishConsumer {
  /** Waits for the active runs and starts no new ones. */
  close(): Promise<void>;
}
