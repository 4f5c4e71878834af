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

  const take = async (now: number): Promise<true> => {
    await settings.set('renderer_build', JSON.stringify({ build, renewedAt: now }));
    return true;
  };

  return {
    build,
    async hold() {
      const now = clock();
      const lease = parse(await settings.get('renderer_build'));
      const isTakeOver = isFirst || !lease || now - lease.renewedAt > EXPIRES_MS;
      isFirst = false;
      if (isTakeOver) return take(now);
      if (lease.build !== build) return false;
      return now - lease.renewedAt > RENEW_MS ? take(now) : true;
    },
  };
}

function parse(text: string | undefined) {
  if (text === undefined) return undefined;
  try {
    return leaseSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
