import type { Log } from './log.ts';

/** The levels at which an outage is logged. */
export type OutageLog = Pick<Log, 'info' | 'warn'>;

export interface Outage {
  seen(error: unknown): void;
  ended(): void;
}

/** Logs only the beginning and the end of an outage instead of every failed attempt. */
export function watchOutage(
  log: OutageLog,
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
