import { z } from 'zod';
import type { Database } from '#infra/database/database.ts';
import { settingsRepository } from '#infra/database/settings-repository.ts';

/** Decides whether this process's renderer build is the one that remakes pages of other builds. */
export interface BuildLease {
  readonly build: string;
  /**
   * Takes or renews the lease, the first time even from another holder; resolves with false while
   * another build holds it.
   */
  acquire(): Promise<boolean>;
}

const leaseSchema = z.object({ build: z.string(), renewedAt: z.number() });

const RENEW_MS = 30_000;
/** A holder that has not renewed its lease for this long is gone. */
const EXPIRES_MS = 120_000;

/**
 * While two versions of the product run side by side, each would see the other's pages as outdated
 * and remake them forever. So only one build does: that of the worker started last or, once it is
 * gone, any other.
 */
export function createBuildLease(
  database: Database,
  build: string,
  clock: () => number = Date.now,
): BuildLease {
  const settings = settingsRepository(database.knex);
  let isFirst = true;

  return {
    build,
    async acquire() {
      const now = clock();
      const ours = JSON.stringify({ build, renewedAt: now });
      const found = await settings.getOrSet('renderer_build', ours);
      const lease = parse(found);
      // A renewal far in the future was made before the clock was set back, and expires as well.
      const silentMs = lease ? Math.abs(now - lease.renewedAt) : Number.POSITIVE_INFINITY;
      const isTakeOver = isFirst || silentMs > EXPIRES_MS;
      if (!isTakeOver && lease?.build !== build) return false;
      if (isTakeOver || silentMs > RENEW_MS) {
        // Another worker took it in the meantime: the next call finds out who holds it.
        if (!(await settings.replace('renderer_build', found, ours))) return false;
      }
      isFirst = false;
      return true;
    },
  };
}

function parse(text: string) {
  try {
    return leaseSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
