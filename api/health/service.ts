import { AppError } from '#domain/api/errors.ts';
import type { Log } from '#infra/log.ts';
import { watchOutage } from '#infra/outage.ts';
import { absentParts, type Part } from '#infra/readiness.ts';

/** For so long the parts are not asked again: anybody may ask the product, as often as they like. */
const HOLDS_MS = 1_000;

/**
 * Throws `unavailable` naming the parts that do not answer. All who call it meanwhile, or within a
 * second after, share one look; the log is told when a part goes and when it is back.
 *
 * @param now milliseconds of a clock that only moves on
 */
export function createReadiness(
  parts: readonly Part[],
  log: Pick<Log, 'info' | 'warn'>,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  const outages = parts.map(({ name }) => ({
    name,
    ...watchOutage(log, { away: `${name} does not answer`, back: `${name} answers again` }),
  }));
  const look = async () => {
    const absences = await absentParts(parts);
    for (const { name, seen, ended } of outages) {
      const absence = absences.find((one) => one.name === name);
      if (absence) seen(absence.cause);
      else ended();
    }
    return absences.map(({ name }) => name);
  };
  let newest: ReturnType<typeof look> | undefined;
  let holdsUntil = 0;
  return async () => {
    if (!newest || now() >= holdsUntil) {
      holdsUntil = Number.POSITIVE_INFINITY;
      newest = look().finally(() => {
        holdsUntil = now() + HOLDS_MS;
      });
    }
    const absent = await newest;
    if (absent.length === 0) return;
    throw new AppError('unavailable', `No answer from: ${absent.join(', ')}`, {
      details: { parts: absent },
    });
  };
}
