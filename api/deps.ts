import type { RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import type { Config } from '#infra/config/config.ts';
import type { Database } from '#infra/database/database.ts';
import type { Log } from '#infra/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { LicenseProvider } from '#infra/provider/license-provider.ts';
import type { PublishQueue } from '#infra/queue/publish-queue.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';

/** What the api is built from; constructed by `main.ts`, `standalone.ts` and tests. */
export interface ApiDeps {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly queue: PublishQueue;
  readonly store: ObjectStore;
  readonly metrics: Metrics;
  /** The builder app's built files, `dist/builder-app/client`; may be missing. */
  readonly builderAppDir: string;
  /** The built `uploads/picture-process.ts`. */
  readonly pictureProcess: string;
  /** The license provider; undefined while none is configured. */
  readonly provider?: LicenseProvider | undefined;
  /** Shows the queue's own jobs (Bull Board); undefined for a queue that has no such board. */
  readonly queueBoard?: RequestHandler | undefined;
  /** Where rate limits are counted for all processes; without it each process counts for itself. */
  readonly redis?: Redis | undefined;
  /** UTC milliseconds. */
  readonly clock?: () => number;
}
