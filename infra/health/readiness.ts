import { type OutageLog, watchOutage } from '../outage.ts';
import { withTimeout } from '../with-timeout.ts';

interface Part {
  ping(): Promise<void>;
}

/** What the product cannot work without, under the names that operators see. */
export type Parts = Readonly<Record<'database' | 'queue' | 'store', Part>>;

const PATIENCE_MS = 3_000;
/** How long a result is reused: anyone may call the readiness check, as often as they like. */
const HOLDS_MS = 1_000;

/**
 * Returns a check that resolves with the names of the parts that do not answer. Calls during a
 * check, or within a second after it, share its result. Outages are logged when they begin and end.
 */
export function createReadiness(parts: Parts, log: OutageLog): () => Promise<readonly string[]> {
  const absences = Object.entries(parts).map(([name, part]) => watchPart(name, part, log));
  const look = async () => (await Promise.all(absences.map((absence) => absence()))).flat();
  let newest: ReturnType<typeof look> | undefined;
  let holdsUntil = 0;
  return () => {
    if (!newest || performance.now() >= holdsUntil) {
      holdsUntil = Number.POSITIVE_INFINITY;
      newest = look().finally(() => {
        holdsUntil = performance.now() + HOLDS_MS;
      });
    }
    return newest;
  };
}

/** Returns a check that resolves with the part's name, in a list, while it does not answer. */
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
