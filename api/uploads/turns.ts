import PQueue from 'p-queue';
import { createInProgress } from '../limits/in-progress.ts';

export interface Turns {
  /** Number of waiting tasks. */
  readonly waiting: number;
  /** Runs the task when it is the sender's turn. */
  take<T>(sender: string, task: () => Promise<T>): Promise<T>;
}

/**
 * Runs at most `atOnce` tasks at once. Each goes before those of senders who had more in progress
 * when they asked: one sender's first task does not wait for another's twentieth.
 */
export function createTurns(atOnce: number): Turns {
  const queue = new PQueue({ concurrency: atOnce });
  const inProgress = createInProgress();
  return {
    get waiting() {
      return queue.size;
    },
    async take(sender, task) {
      const others = inProgress.count(sender);
      const end = inProgress.begin(sender);
      try {
        return await queue.add(task, { priority: -others });
      } finally {
        end();
      }
    },
  };
}
