import { inTransaction } from '#infra/database/engine/transaction.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import { settingsRepository } from '#infra/database/settings-repository.ts';
import { uploadRepository } from '#infra/database/upload-repository.ts';
import type { Renderer } from '#renderer/publish/renderer.ts';
import { removeLeftOverFiles } from './left-over-files.ts';
import type { RoundDeps } from './removals.ts';
import { repeat } from './repeat.ts';
import { removeUnusedPictures } from './unused-pictures.ts';

export interface JanitorDeps extends RoundDeps {
  readonly renderer: Pick<Renderer, 'build'>;
  /** UTC milliseconds. */
  readonly clock?: () => number;
}

export interface Janitor {
  /**
   * Runs a round, unless one began less than six hours ago in any worker; resolves with how many
   * uploads it removed.
   */
  clean(): Promise<number>;
  close(): Promise<void>;
}

const INTERVAL_MS = 6 * 3600 * 1000;
/** After this long without a round, what the database knows of unused pictures may be outdated. */
const MISSED_MS = 2 * INTERVAL_MS;
/** A starting process has more urgent work. */
const FIRST_AFTER_MS = 10 * 60 * 1000;

/**
 * Starts removing pictures that no invitation has shown for 30 days, derived files that their page
 * has not named for two days, and replaced contents that will not be shown again. (The operator's
 * ended sessions are removed by their own store.)
 *
 * The 30 days begin anew when rounds were missed: the database may have been restored from a backup
 * that does not know which pictures pages have shown since, or the clock may have jumped ahead.
 */
export function startJanitor(deps: JanitorDeps): Janitor {
  const { now, close } = repeat((closing) => clean(deps, closing), {
    firstAfter: FIRST_AFTER_MS,
    everyMs: INTERVAL_MS,
    onError: (error) => deps.log.warn({ err: error }, 'janitor failed'),
  });
  return { clean: now, close };
}

/**
 * Claims the round: one worker runs it for all. In the same transaction, lets the 30 days of unused
 * pictures begin anew after missed rounds.
 */
function claimRound({ database, log }: JanitorDeps, now: number): Promise<boolean> {
  return inTransaction(database.knex, async (trx) => {
    const settings = settingsRepository(trx);
    const last = await settings.getOrSet('janitor_round', '0');
    const since = now - Number(last);
    if (since >= 0 && since < INTERVAL_MS) return false;
    if (!(await settings.replace('janitor_round', last, String(now)))) return false;
    if (last === '0' || since <= MISSED_MS) return true;
    const kept = await uploadRepository(trx).countAgain(now);
    const lastRound = new Date(Number(last)).toISOString();
    if (kept > 0) log.warn({ kept, lastRound }, 'rounds were missed: unused uploads kept longer');
    return true;
  });
}

/**
 * Ends early when `closing` is aborted, because a long round must not delay a shutdown. The next
 * round finds what is left, as it does after a crash.
 */
async function clean(deps: JanitorDeps, closing: AbortSignal): Promise<number> {
  const { database, log, renderer, clock = Date.now } = deps;
  const now = clock();
  if (!(await claimRound(deps, now))) return 0;
  // Its pictures may be unused from then on.
  await invitationRepository(database.knex).removeReplacedEarlier();
  const removed = await removeUnusedPictures(deps, clock, closing);
  if (removed > 0) log.info({ removed }, 'unused uploads removed');
  const files = await removeLeftOverFiles(deps, renderer.build, now, closing);
  if (files > 0) log.info({ removed: files }, 'files that no page names removed');
  return removed;
}
