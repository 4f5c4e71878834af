import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { failureReason } from '../failure-reason.ts';
import type { Log } from '../log.ts';
import { LATE_PUT_MS } from '../storage/object-store.ts';
import { failedFirst } from './failed-first.ts';
import { backoffMs, PUBLISH_JOB } from './jobs.ts';
import type {
  Priority,
  PublishConsumer,
  PublishHandler,
  PublishQueue,
  QueueItem,
  QueueState,
} from './publish-queue.ts';

interface Entry {
  state: 'waiting' | 'active' | 'delayed';
  priority: Priority;
  attempts: number;
  lastError: string | null;
  updatedAt: number;
  /** Set when requested again while active: it runs once more afterwards, at this priority. */
  again: Priority | undefined;
  retry: NodeJS.Timeout | undefined;
}

export interface InProcessQueue extends PublishQueue {
  consume(handler: PublishHandler): PublishConsumer;
}

const PRIORITY: Record<Priority, number> = { normal: 1, low: 0 };
/** Requests beyond this are refused; reconcile repeats them. */
const MAX_ENTRIES = 20_000;

/** Creates a publish queue in this process. Losing its waiting runs only delays them. */
export function createInProcessQueue(options: {
  readonly concurrency: number;
  readonly log: Log;
  /** Milliseconds to wait after a failed attempt; injectable so that tests need not wait. */
  readonly backoff?: (attempt: number) => number;
}): InProcessQueue {
  const { log, backoff = backoffMs } = options;
  const runs = new PQueue({ concurrency: options.concurrency, autoStart: false });
  const entries = new Map<string, Entry>();
  /** The newest failed run of each invitation. */
  const failures = new LRUCache<string, QueueItem>({
    max: PUBLISH_JOB.keepFailed,
    ttl: PUBLISH_JOB.keepFailedMs,
  });
  // The runs of an earlier process may have been lost with it. Bulk work is no concern: it stores
  // no newer revision than they did.
  const lostUntil = performance.now() + LATE_PUT_MS;
  const mayFollowLostRun = ({ priority }: Entry) =>
    priority === 'normal' && performance.now() < lostUntil;
  let handle: PublishHandler | undefined;
  let isClosed = false;

  const enqueue = (id: string, entry: Entry) => {
    change(entry, 'waiting');
    void runs.add(() => run(id, entry), { id, priority: PRIORITY[entry.priority] });
  };

  const begin = (id: string, priority: Priority) => {
    const entry = newEntry(priority);
    entries.set(id, entry);
    enqueue(id, entry);
  };

  const run = async (id: string, entry: Entry) => {
    change(entry, 'active');
    entry.attempts += 1;
    try {
      await handle?.(id, { mayFollowLostRun: mayFollowLostRun(entry) });
      failures.delete(id);
      end(id, entry);
    } catch (error) {
      retry(id, entry, error);
    }
  };

  const end = (id: string, entry: Entry) => {
    entries.delete(id);
    if (entry.again) begin(id, entry.again);
  };

  const retry = (id: string, entry: Entry, error: unknown) => {
    entry.lastError = failureReason(error);
    if (entry.attempts >= PUBLISH_JOB.attempts) {
      const { attempts, lastError } = entry;
      log.error({ err: error, invitationId: id, attempts }, 'publish given up');
      const failure = { invitationId: id, attempts, lastError, updatedAt: Date.now() };
      failures.set(id, { ...failure, state: 'failed' });
      end(id, entry);
    } else if (!isClosed) {
      // The next attempt also serves what was requested meanwhile.
      entry.priority = higher(entry.priority, entry.again);
      entry.again = undefined;
      change(entry, 'delayed');
      entry.retry = setTimeout(() => enqueue(id, entry), backoff(entry.attempts));
    }
  };

  const request = (
    id: string,
    { priority, isBulk }: { readonly priority: Priority; readonly isBulk: boolean },
  ): boolean => {
    if (isClosed) return false;
    const entry = entries.get(id);
    if (!entry) {
      if (entries.size >= MAX_ENTRIES) return false;
      begin(id, priority);
    } else if (entry.state === 'active') {
      if (!isBulk) entry.again = higher(priority, entry.again);
    } else if (priority === 'normal' && entry.priority === 'low') {
      entry.priority = 'normal';
      if (entry.state === 'waiting') runs.setPriority(id, PRIORITY.normal);
    }
    return true;
  };

  return {
    engine: 'in-process',

    async request(id, { priority = 'normal' } = {}) {
      return request(id, { priority, isBulk: false });
    },

    async requestMany(ids, { priority = 'normal' } = {}) {
      const refused = ids.findIndex((id) => !request(id, { priority, isBulk: true }));
      return refused === -1 ? ids.length : refused;
    },

    async inspect(limit = 100) {
      return {
        ...summarize(entries, [...failures.values()], limit),
        unknownAmong: async (ids) => ids.filter((id) => !entries.has(id) && !failures.has(id)),
      };
    },

    async ping() {
      if (isClosed) throw new Error('The queue is closed');
    },

    async close() {
      isClosed = true;
      runs.pause();
      for (const entry of entries.values()) clearTimeout(entry.retry);
      await runs.onPendingZero();
      entries.clear();
    },

    consume(handler) {
      if (handle) throw new Error('The in-process queue has one consumer');
      handle = handler;
      runs.start();
      return {
        async close() {
          runs.pause();
          await runs.onPendingZero();
          handle = undefined;
        },
      };
    },
  };
}

function newEntry(priority: Priority): Entry {
  return {
    state: 'waiting',
    priority,
    attempts: 0,
    lastError: null,
    updatedAt: Date.now(),
    again: undefined,
    retry: undefined,
  };
}

/** Implements `PublishQueue.inspect`, but for `unknownAmong`. */
function summarize(
  entries: ReadonlyMap<string, Entry>,
  failed: readonly QueueItem[],
  limit: number,
): Omit<QueueState, 'unknownAmong'> {
  const open = [...entries].map(([invitationId, entry]) => present(invitationId, entry));
  const count = (state: QueueItem['state']) => open.filter((item) => item.state === state).length;
  return {
    isPaused: false,
    waiting: count('waiting'),
    active: count('active'),
    delayed: count('delayed'),
    failed: failed.length,
    items: failedFirst([...open, ...failed], limit),
  };
}

function change(entry: Entry, state: Entry['state']): void {
  entry.state = state;
  entry.updatedAt = Date.now();
}

function higher(one: Priority, other: Priority | undefined): Priority {
  return one === 'normal' || other === 'normal' ? 'normal' : 'low';
}

function present(invitationId: string, entry: Entry): QueueItem {
  const { state, attempts, lastError, updatedAt } = entry;
  return { invitationId, state, attempts, lastError, updatedAt };
}
