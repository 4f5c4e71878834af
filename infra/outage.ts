import type { Log } from './log.ts';

export interface Outage {
  seen(error: unknown): void;
  ended(): void;
}

/**
 * Tells the log when something goes away and when it is back. Every try in between would tell of it;
 * an operator needs the beginning and the end.
 */
export function watchOutage(
  log: Pick<Log, 'info' | 'warn'>,
  words: { readonly away: string; readonly back: string },
): Outage {
  let isAway = false;
  return {
    seen(error) {
      if (!isAway) log.warn({ err: error }, words.away);
      isAway = true;
    },
    ended() {
      if (isAway) log.info(words.back);
      isAway = false;
    },
  };
}
