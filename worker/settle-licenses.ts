import { randomUUID } from 'node:crypto';
import type { Database } from '#infra/database/database.ts';
import type { LicenseRecord } from '#infra/database/licenses/license-record.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import { activeFields, ENDED } from '#infra/database/licenses/license-reservation.ts';
import type { Log } from '#infra/log.ts';
import type { LicenseProvider } from '#infra/provider/license-provider.ts';
import { repeat } from './repeat.ts';

export interface SettlingDeps {
  readonly database: Database;
  readonly provider: LicenseProvider;
  readonly log: Log;
  /** UTC milliseconds. */
  readonly clock?: () => number;
}

export interface Settling {
  /** Runs a round; resolves with the number of reservations settled. */
  settle(): Promise<number>;
  close(): Promise<void>;
}

const INTERVAL_MS = 60_000;
/** Longer than any activation can still be in progress. */
const STALE_MS = 5 * 60_000;
/** A provider that did not respond in time may still carry out the request within this time. */
const LEFT_MS = 60_000;
/** Reservations per round. The provider allows 60 requests a minute, those for couples included. */
const MAX_PER_ROUND = 10;

/**
 * Settles activations left unfinished because the process died or the provider never responded.
 * What the provider counts as active is ours to use, since nobody else activates this shop's keys.
 * An operator's deactivation is settled likewise: it took effect, or the license stays as it was.
 */
export function startSettling(deps: SettlingDeps): Settling {
  const { now, close } = repeat((closing) => settleAll(deps, closing), {
    firstAfter: INTERVAL_MS,
    everyMs: INTERVAL_MS,
    onError: (error) => deps.log.warn({ err: error }, 'licenses not settled'),
  });
  return { settle: now, close };
}

/** Ends early when `closing` is aborted: a hanging provider must not delay a stop by a minute. */
async function settleAll(deps: SettlingDeps, closing: AbortSignal): Promise<number> {
  const { database, log, clock = Date.now } = deps;
  const licenses = licenseRepository(database.knex);
  let settled = 0;
  for (const license of await licenses.staleReservations(endingAt(clock()), MAX_PER_ROUND)) {
    if (closing.aborted) break;
    const isSettled = await settleOne(deps, license).catch((error: unknown) => {
      log.warn({ err: error, licenseId: license.id }, 'license not settled');
      return false;
    });
    if (isSettled) settled += 1;
  }
  if (settled > 0) log.info({ settled }, 'unfinished license activations settled');
  return settled;
}

/** Returns the times (UTC milliseconds) before which a reservation counts as abandoned at `at`. */
function endingAt(at: number) {
  return { at, staleBefore: at - STALE_MS, leftBefore: at - LEFT_MS };
}

/** Resolves with false when somebody else took the reservation meanwhile. */
async function settleOne(deps: SettlingDeps, license: LicenseRecord): Promise<boolean> {
  const { database, provider, clock = Date.now } = deps;
  const { id, code } = license;
  const licenses = licenseRepository(database.knex);
  const holder = randomUUID();
  if (!(await licenses.reserve(id, { holder, ...endingAt(clock()) }))) return false;
  try {
    const key = await provider.look(code);
    const isActive = key?.status === 'active';
    // A license recorded as active is reserved only while an operator deactivates it.
    if (!isActive && license.providerStatus !== 'active') {
      return await licenses.endUnactivated(license, holder);
    }
    await licenses.updateProvider(id, isActive ? activeFields(key) : ENDED);
    return await licenses.release(id, holder);
  } catch (error) {
    await licenses.leaveUndecided(id, holder, clock());
    throw error;
  }
}
