import type { Database } from '#infra/database/database.ts';
import { forgetAllStored } from '#infra/database/invitations/forget-stored.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import type { Edge } from '#infra/edge/edge.ts';
import type { Log } from '#infra/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { LicenseProvider } from '#infra/provider/license-provider.ts';
import type { PublishConsumer, PublishHandler, PublishQueue } from '#infra/queue/publish-queue.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import type { Renderer } from '#renderer/publish/renderer.ts';
import { createAssetUpload } from './assets.ts';
import { createBuildLease } from './build-lease.ts';
import { startJanitor } from './janitor.ts';
import { createPublisher } from './publish.ts';
import { publishRecords } from './publish-records.ts';
import { startReconcile } from './reconcile.ts';
import type { RenderPool } from './render-pool.ts';
import { startSettling } from './settle-licenses.ts';

/**
 * Publishes in progress for each render that the configuration allows: few of them render, the
 * others wait for disk, database or store. A couple's save waits for a slot among them, and longer
 * where each takes round trips to servers: there they are fewer.
 */
export const OVERLAP = { inProcess: 16, bullmq: 4 };

/** What a worker is built from; constructed by `main.ts`, `standalone.ts` and tests. */
export interface WorkerDeps {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly renderer: Renderer;
  readonly edge?: Edge | undefined;
  /** The license provider; undefined while none is configured. */
  readonly provider?: LicenseProvider | undefined;
  /** Threads for bulk work; without them everything is made on this one. */
  readonly renderPool?: RenderPool | undefined;
  readonly queue: PublishQueue;
  /** Starts taking requests from the queue. */
  readonly consume: (handler: PublishHandler) => PublishConsumer;
  /** Most publishes that `consume` has in progress. */
  readonly atOnce: number;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Milliseconds from one look of reconcile to the next. */
  readonly reconcileMs?: number | undefined;
}

export interface Worker {
  /** Resolves once the files of all pages are stored, or failed to be and are retried later. */
  readonly ready: Promise<void>;
  /** Takes no new runs and waits for the active ones. */
  close(): Promise<void>;
}

/** Starts the publish loop, reconcile, the janitor and, with a provider, license settling. */
export function startWorker(deps: WorkerDeps): Worker {
  const { database, log, queue, reconcileMs } = deps;
  const records = publishRecords(database, deps.atOnce);
  // At once, because the builder's preview shows them before anything is published.
  const uploadAssets = createAssetUpload(deps.store, deps.renderer, async () => {
    const pages = await forgetAllStored(invitationRepository(database.knex));
    if (pages > 0) log.warn({ pages }, 'object store empty: pages are remade, pictures are not');
  });
  const ready = uploadAssets().catch((error) => log.warn({ err: error }, 'assets not stored'));
  const consumer = deps.consume(
    createPublisher({ ...deps, records, uploadAssets, remake: deps.renderPool?.putPage }),
  );
  const lease = createBuildLease(database, deps.renderer.build);
  const reconcile = startReconcile({
    database,
    queue,
    lease,
    log,
    after: ready,
    intervalMs: reconcileMs,
  });
  const janitor = startJanitor(deps);
  const settling = deps.provider && startSettling({ database, log, provider: deps.provider });
  return {
    ready,
    async close() {
      await reconcile.close();
      // Together, so that while one of them is awaited, no other begins anything new.
      await Promise.all([ready, consumer.close(), janitor.close(), settling?.close()]);
      await deps.renderPool?.close();
    },
  };
}
