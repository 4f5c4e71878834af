import { BATCH_SIZE } from './batches.ts';

interface Waiting<In, Out> {
  readonly input: In;
  readonly resolve: (output: Out) => void;
  readonly reject: (error: unknown) => void;
}

export interface Grouping {
  /** How long the first call of a group waits for others to join. */
  readonly patienceMs: number;
  /** A group of this size runs at once. */
  readonly enough: number;
}

/**
 * Combines calls into runs of at most `BATCH_SIZE` inputs, because a commit waits for the disk and
 * concurrent calls need not wait one after another. By default it groups the calls made in one turn
 * of the event loop. `run` resolves with one output per input, in order; when it rejects, so do all
 * calls of its group.
 */
export function groupCalls<In, Out>(
  run: (inputs: readonly In[]) => Promise<readonly Out[]>,
  grouping?: Grouping,
): (input: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = [];
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    const group = waiting.slice(0, BATCH_SIZE);
    waiting = waiting.slice(BATCH_SIZE);
    if (waiting.length > 0) setImmediate(flush);
    try {
      const outputs = await run(group.map(({ input }) => input));
      group.forEach(({ resolve }, index) => {
        resolve(outputs[index] as Out);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!grouping) {
        if (waiting.length === 1) setImmediate(flush);
      } else if (waiting.length === grouping.enough) {
        void flush();
      } else if (waiting.length === 1) {
        timer = setTimeout(flush, grouping.patienceMs);
      }
    });
}
