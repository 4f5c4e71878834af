export interface Repetition<T> {
  /** Milliseconds until the first run, or a promise that it waits for. */
  readonly firstAfter: number | Promise<unknown>;
  /** Milliseconds from the end of a run to the next. */
  readonly everyMs: number;
  /** Milliseconds until the next run if a run has left more to do; undefined means `everyMs`. */
  readonly soonerMs?: (outcome: T) => number | undefined;
  /** Called with the error of a failed run; the next run follows after `everyMs`. */
  readonly onError: (error: unknown) => void;
}

export interface Repeating<T> {
  /** Runs now, or joins the run under way; rejects as it does. */
  now(): Promise<T>;
  /** Begins no further run and waits for the one under way. */
  close(): Promise<void>;
}

/**
 * Runs `work` repeatedly until it is closed, never twice at once in this process. Its timers do not
 * keep the process alive. `close` aborts `closing`, for work that can end early.
 */
export function repeat<T>(
  work: (closing: AbortSignal) => Promise<T>,
  { firstAfter, everyMs, soonerMs, onError }: Repetition<T>,
): Repeating<T> {
  const closing = new AbortController();
  let running: Promise<T> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const now = (): Promise<T> => {
    running ??= work(closing.signal).finally(() => {
      running = undefined;
    });
    return running;
  };

  /** Runs once; resolves with the milliseconds until the next run. */
  const run = async (): Promise<number> => {
    try {
      const outcome = await now();
      return soonerMs?.(outcome) ?? everyMs;
    } catch (error) {
      onError(error);
      return everyMs;
    }
  };

  const schedule = (ms: number): void => {
    if (closing.signal.aborted) return;
    timer = setTimeout(tick, ms);
    timer.unref();
  };

  const tick = async (): Promise<void> => {
    if (closing.signal.aborted) return;
    schedule(await run());
  };

  if (typeof firstAfter === 'number') schedule(firstAfter);
  else void firstAfter.then(tick, tick);

  return {
    now,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
