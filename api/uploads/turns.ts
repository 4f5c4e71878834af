import PQueue from 'p-queue';

export interface Turns {
  /** How many wait. */
  readonly waiting: number;
  /** Runs the task when it is the sender's turn. */
  take<T>(sender: string, task: () => Promise<T>): Promise<T>;
}

/**
 * Runs so many tasks at once. Each goes before those of senders who had more under way when they
 * asked: the first of one does not wait for the twentieth of another.
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
