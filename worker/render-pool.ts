import { Worker } from 'node:worker_threads';
import type { PublishRecord } from '#infra/database/invitations/publish-record.ts';
import type { PutPage, PutPageResult } from './publish-page.ts';

/** What a thread needs to make the same pages as this process. */
export interface RenderSettings {
  readonly clientDir: string;
  readonly publicUrl: string;
  /** The object folder. */
  readonly objectsDir: string;
}

export interface RenderJob {
  readonly number: number;
  readonly record: PublishRecord;
}

export type RenderAnswer = { readonly number: number } & (
  | { readonly result: PutPageResult }
  | { readonly error: Error }
);

export interface RenderPool {
  /** Like that of `createPutPage`, on another thread. */
  readonly putPage: PutPage;
  close(): Promise<void>;
}

interface RenderThread {
  readonly worker: Worker;
  readonly pending: Map<number, (answer: RenderAnswer) => void>;
}

/** Threads end after this long without work, because each holds a heap of some 60 MB. */
const IDLE_MS = 10_000;
/** Half of V8's usual size for new objects: those of pages are short-lived, so it is as fast. */
const YOUNG_MB = 24;

/**
 * Renders and stores pages on other threads, for bulk work: they use every idle core.
 * Their priority is lower, so that guests and couples' saves, which the main thread serves, go
 * first. They start with the first page and end after `IDLE_MS` without work.
 *
 * @param entry the built `render-thread.ts`
 */
export function createRenderPool(
  entry: string,
  threads: number,
  settings: RenderSettings,
): RenderPool {
  const running: RenderThread[] = [];
  let lastNumber = 0;
  let idle: NodeJS.Timeout | undefined;

  const start = (): RenderThread => {
    const worker = new Worker(entry, {
      workerData: settings,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const pending: RenderThread['pending'] = new Map();
    const thread = { worker, pending };
    worker.on('message', (answer: RenderAnswer) => {
      const settle = pending.get(answer.number);
      pending.delete(answer.number);
      settle?.(answer);
    });
    const lose = (error: Error) => {
      const index = running.indexOf(thread);
      if (index >= 0) running.splice(index, 1);
      for (const [number, settle] of pending) settle({ number, error });
      pending.clear();
    };
    worker.on('error', lose);
    worker.on('exit', () => lose(new Error('A render thread ended')));
    running.push(thread);
    return thread;
  };

  const leastBusy = (): RenderThread => {
    if (running.length < threads) return start();
    return running.reduce((a, b) => (b.pending.size < a.pending.size ? b : a));
  };

  const end = async (): Promise<void> => {
    await Promise.all(running.splice(0).map(({ worker }) => worker.terminate()));
  };

  const restWhenIdle = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (running.every(({ pending }) => pending.size === 0)) void end();
      else restWhenIdle();
    }, IDLE_MS);
    idle.unref();
  };

  return {
    putPage(record) {
      restWhenIdle();
      const { worker, pending } = leastBusy();
      lastNumber += 1;
      const job: RenderJob = { number: lastNumber, record };
      return new Promise((resolve, reject) => {
        pending.set(job.number, (answer) => {
          if ('result' in answer) resolve(answer.result);
          else reject(answer.error);
        });
        worker.postMessage(job);
      });
    },
    async close() {
      clearTimeout(idle);
      await end();
    },
  };
}
