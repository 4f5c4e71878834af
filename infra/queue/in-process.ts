import PQueue from 'p-queue';
import type { Log } from '../log.ts';
import { backoffMs, failureText, PUBLISH_JOB } from './jobs.ts';
import type {
  PublishConsumer,
  PublishHandler,
  PublishQueue,
  QueueItem,
  RequestOptions,
} from './publish-queue.ts';

type Priority = NonNullable<RequestOptions['priority']>;

interface Entry {
  state: QueueItem['state'];
  priority: Priority;
  attempts: number;
  lastError: string | null;
  updatedAt: number;
  /** Requested again while active: run once more afterwards. */
  again: Priority | undefined;
  retry: NodeJS.Timeout | undefined;
}

export interface InProcessQueue extends PublishQueue {
  consume(handler: PublishHandler): PublishConsumer;
}

const PRIORITY: Record<Priority, number> = { normal: 1, low: 0 };
/** More than this is refused; `reconcile` asks again. */
const MOST_ENTRIES = 20_000;
const MOST_FAILED = 1_000;

/** The publish queue inside this process: what is waiting is lost with it, which costs only delay. */
export function createInProcessQueue(options: {
  readonly concurrency: number;
  readonly log: Log;
  /** Milliseconds after a failed attempt; injectable so that tests need not wait. */
  readonly backoff?: (attempt: number) => number;
}): InProcessQueue {
  const { log, backoff = backoffMs } = options;
  const runs = new PQueue({ concurrency: options.concurrency, autoStart: false });
  const entries = new Map<string, Entry>();
  let handle: PublishHandler | undefined;
  let isClosed = false;

  const change = (entry: Entry, state: Entry['state']) => {
    entry.state = state;
    entry.updatedAt = Date.now();
  };

  const enqueue = (id: string, entry: Entry) => {
    clearTimeout(entry.retry);
    change(entry, 'waiting');
    void runs.add(() => run(id, entry), { id, priority: PRIORITY[entry.priority] });
  };

  const run = async (id: string, entry: Entry) => {
    change(entry, 'active');
    entry.attempts += 1;
    const failure = await attempt(id);
    if (isClosed) return;
    if (entry.again) {
      Object.assign(entry, { priority: entry.again, again: undefined, attempts: 0 });
      enqueue(id, entry);
    } else if (failure === undefined) {
      entries.delete(id);
    } else if (entry.attempts < PUBLISH_JOB.attempts) {
      entry.lastError = failureText(failure);
      change(entry, 'delayed');
      entry.retry = setTimeout(() => enqueue(id, entry), backoff(entry.attempts));
    } else {
      entry.lastError = failureText(failure);
      change(entry, 'failed');
      forgetOldFailures(entries);
    }
  };

  const attempt = async (id: string): Promise<unknown> => {
    try {
      await handle?.(id);
      return undefined;
    } catch (error) {
      log.warn({ err: error, invitationId: id }, 'publish failed');
      return error ?? new Error('The publish failed without a reason');
    }
  };

  return {
    engine: 'in-process',

    async request(id, { priority = 'normal' } = {}) {
      if (isClosed) return false;
      const entry = entries.get(id);
      if (!entry) {
        if (entries.size >= MOST_ENTRIES) return false;
        const created = newEntry(priority);
        entries.set(id, created);
        enqueue(id, created);
      } else if (entry.state === 'active') {
        entry.again = entry.again === 'normal' ? 'normal' : priority;
      } else if (entry.state === 'waiting') {
        if (priority === 'normal' && entry.priority === 'low') {
          entry.priority = 'normal';
          runs.setPriority(id, PRIORITY.normal);
        }
      } else {
        Object.assign(entry, { priority, attempts: 0 });
        enqueue(id, entry);
      }
      return true;
    },

    async inspect(limit = 100) {
      const all = [...entries].map(([invitationId, entry]) => present(invitationId, entry));
      const count = (state: QueueItem['state']) =>
        all.filter((item) => item.state === state).length;
      return {
        waiting: count('waiting'),
        active: count('active'),
        delayed: count('delayed'),
        failed: count('failed'),
        items: all.sort((a, b) => b.updatedAt - a.updatedAt).slice(0, limit),
      };
    },

    async ping() {
      if (isClosed) throw new Error('The queue is closed');
    },

    async close() {
      isClosed = true;
      runs.pause();
      runs.clear();
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

function present(invitationId: string, entry: Entry): QueueItem {
  const { state, attempts, lastError, updatedAt } = entry;
  return { invitationId, state, attempts, lastError, updatedAt };
}

/** Keeps the newest failures, as many and as long as an operator may want to read them. */
function forgetOldFailures(entries: Map<string, Entry>): void {
  const failed = [...entries].filter(([, entry]) => entry.state === 'failed');
  failed.sort(([, a], [, b]) => b.updatedAt - a.updatedAt);
  const oldest = Date.now() - PUBLISH_JOB.keepFailedMs;
  failed.forEach(([id, entry], index) => {
    if (index >= MOST_FAILED || entry.updatedAt < oldest) entries.delete(id);
  });
}
