import PQueue from 'p-queue';

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
  const underWay = new Map<string, number>();
  return {
    get waiting() {
      return queue.size;
    },
    async take(sender, task) {
      const others = underWay.get(sender) ?? 0;
      underWay.set(sender, others + 1);
      try {
        return await queue.add(task, { priority: -others });
      } finally {
        const left = (underWay.get(sender) ?? 1) - 1;
        if (left > 0) underWay.set(sender, left);
        else underWay.delete(sender);
      }
    },
  };
}
