import { BATCH_SIZE } from './batches.ts';

interface Waiting<In, Out> {
  readonly input: In;
  readonly resolve: (output: Out) => void;
  readonly reject: (error: unknown) => void;
}

export interface Grouping {
  /** How long a call waits for company; by default only for this turn of the event loop. */
  readonly patienceMs: number;
  /** With so many, nobody waits any longer. */
  readonly enough: number;
}

/**
 * Joins calls made in the same turn of the event loop into one run: a commit waits for the disk, and
 * many at once need not wait one after the other. `run` answers in the order of its inputs; when it
 * rejects, so do all of its callers.
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
