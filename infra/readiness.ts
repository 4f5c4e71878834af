import type { Log } from './log.ts';
import { watchOutage } from './outage.ts';
import { withTimeout } from './with-timeout.ts';

interface Part {
  ping(): Promise<void>;
}

/** What the product cannot work without, under the names that operations read. */
export type Parts = Readonly<Record<'database' | 'queue' | 'store', Part>>;

type OutageLog = Pick<Log, 'info' | 'warn'>;

const PATIENCE_MS = 3_000;
/** For so long the parts are not asked again: anybody may ask the product, as often as they like. */
const HOLDS_MS = 1_000;

/**
 * Names the parts that do not answer. All who call it meanwhile, or within a second after, share one
 * look; the log is told when a part goes and when it is back.
 *
 * @param now milliseconds of a clock that only moves on
 */
export function createReadiness(
  parts: Parts,
  log: OutageLog,
  now: () => number = () => performance.now(),
): () => Promise<readonly string[]> {
  const absences = Object.entries(parts).map(([name, part]) => watchPart(name, part, log));
  const look = async () => (await Promise.all(absences.map((absence) => absence()))).flat();
  let newest: ReturnType<typeof look> | undefined;
  let holdsUntil = 0;
  return () => {
    if (!newest || now() >= holdsUntil) {
      holdsUntil = Number.POSITIVE_INFINITY;
      newest = look().finally(() => {
        holdsUntil = now() + HOLDS_MS;
      });
    }
    return newest;
  };
}

/** Its name while it does not answer, else nothing. */
function watchPart(name: string, part: Part, log: OutageLog): () => Promise<readonly string[]> {
  const words = { away: `${name} does not answer`, back: `${name} answers again` };
  const outage = watchOutage(log, words);
  return async () => {
    try {
      await withTimeout(PATIENCE_MS, name, part.ping());
    } catch (error) {
      outage.seen(error);
      return [name];
    }
    outage.ended();
    return [];
  };
}
