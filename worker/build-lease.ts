import { z } from 'zod';
import type { Database } from '#infra/database/database.ts';
import { settingsRepository } from '#infra/database/settings-repository.ts';

/** Says whether this process's build of the renderer is the one that remakes pages of others. */
export interface BuildLease {
  readonly build: string;
  /** Takes or renews the lease; false while a build that started later holds it. */
  hold(): Promise<boolean>;
}

const leaseSchema = z.object({ build: z.string(), renewedAt: z.number() });

const RENEW_MS = 30_000;
/** A holder that is silent for so long is gone. */
const EXPIRES_MS = 120_000;

/**
 * While two versions of the product run side by side, each would see the other's pages as outdated
 * and remake them without end. So only one build does: the one whose worker started last, or, when
 * that is gone, any other.
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
    async hold() {
      const now = clock();
      const ours = JSON.stringify({ build, renewedAt: now });
      const found = await settings.getOrSet('renderer_build', ours);
      const lease = parse(found);
      // A renewal far in the future was made before the clock was set back: it expires alike.
      const silentMs = lease ? Math.abs(now - lease.renewedAt) : Number.POSITIVE_INFINITY;
      const isTakeOver = isFirst || silentMs > EXPIRES_MS;
      if (!isTakeOver && lease?.build !== build) return false;
      if (isTakeOver || silentMs > RENEW_MS) {
        // Another may have taken it since: the next look says which.
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
