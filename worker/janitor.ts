import type { Database } from '#infra/database/database.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import { settingsRepository } from '#infra/database/settings-repository.ts';
import type { Log } from '#infra/log.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import type { Renderer } from '#renderer/publish/renderer.ts';
import { removeLeftOverFiles } from './left-over-files.ts';
import { repeat } from './repeat.ts';
import { removeUnusedPictures } from './unused-pictures.ts';

export interface JanitorParts {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly renderer: Pick<Renderer, 'build'>;
  readonly log: Log;
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
/** A starting process has more urgent work. */
const FIRST_AFTER_MS = 10 * 60 * 1000;

/**
 * Starts removing pictures that no invitation has shown for 30 days, derived files that their page
 * has not named for two days, and replaced contents that nobody will be shown again. (The operator's
 * ended sessions are removed by their own store.)
 */
export function startJanitor(parts: JanitorParts): Janitor {
  const { now, close } = repeat((closing) => clean(parts, closing), {
    firstAfter: FIRST_AFTER_MS,
    everyMs: INTERVAL_MS,
    onError: (error) => parts.log.warn({ err: error }, 'janitor failed'),
  });
  return { clean: now, close };
}

/** Claims the round: one worker runs it for all. */
async function isDue(database: Database, now: number): Promise<boolean> {
  const settings = settingsRepository(database.knex);
  const last = await settings.getOrSet('janitor_round', '0');
  const since = now - Number(last);
  if (since >= 0 && since < INTERVAL_MS) return false;
  return settings.replace('janitor_round', last, String(now));
}

/**
 * Ends early when `closing` is aborted, because a long round must not delay a shutdown. The next
 * round finds what is left, as it does after a crash.
 */
async function clean(parts: JanitorParts, closing: AbortSignal): Promise<number> {
  const { database, store, log, renderer, clock = Date.now } = parts;
  const now = clock();
  if (!(await isDue(database, now))) return 0;
  // Its pictures may be unused from then on.
  await invitationRepository(database.knex).removeReplacedEarlier();
  const removed = await removeUnusedPictures(database, store, clock, closing);
  if (removed > 0) log.info({ removed }, 'unused uploads removed');
  const files = await removeLeftOverFiles(database, store, renderer.build, now, closing);
  if (files > 0) log.info({ removed: files }, 'files that no page names removed');
  return removed;
}
