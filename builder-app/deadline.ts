/** The time limit of a call. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Gives the call `ms` from now on instead of the time it has left. */
  restart(ms: number): void;
  /** Releases the timer and the caller's signal; must be called once the call is over. */
  end(): void;
}

/**
 * Starts a deadline whose signal aborts after `ms` with a `TimeoutError`, or together with `caller`
 * for its reason. Written by hand: `AbortSignal.timeout` is missing before Safari 16,
 * `AbortSignal.any` before 17.4.
 */
export function startDeadline(ms: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController();
  const end = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', follow);
  };
  const abort = (reason: unknown) => {
    end();
    controller.abort(reason);
  };
  const follow = () => abort(caller?.reason);
  const timeOut = () => abort(new DOMException('There was no answer in time', 'TimeoutError'));
  let timer = setTimeout(timeOut, ms);
  const restart = (newMs: number) => {
    clearTimeout(timer);
    if (!controller.signal.aborted) timer = setTimeout(timeOut, newMs);
  };
  caller?.addEventListener('abort', follow);
  if (caller?.aborted) follow();
  return { signal: controller.signal, restart, end };
}
