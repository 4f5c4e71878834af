import { join } from 'node:path';
import type { Database } from '#infra/database/database.ts';
import {
  type InvitationRepository,
  invitationRepository,
} from '#infra/database/invitations/invitation-repository.ts';
import { createLog } from '#infra/log.ts';
import { createMetrics } from '#infra/metrics.ts';
import type { PublishHandler } from '#infra/queue/publish-queue.ts';
import { createFolderStore } from '#infra/storage/folder.ts';
import { createRenderer, type Renderer } from '#renderer/publish/renderer.ts';
import { createPublisher, type PublisherDeps } from '#worker/publish.ts';
import { publishRecords } from '#worker/publish-records.ts';
import { createTestDatabase, type Engine } from './databases.ts';
import { removeFolder, temporaryFolder } from './servers/server-process.ts';
import { type WatchedStore, watchStore } from './watched-store.ts';
import { weddingOf } from './wedding.ts';

/** The parts of a publisher, for the tests of one file. */
export interface Publishing {
  readonly database: Database;
  readonly invitations: InvitationRepository;
  readonly renderer: Renderer;
  /** Creates a minimal publishable invitation and an empty store, for one test. */
  begin(): Promise<{ readonly id: string; readonly slug: string; readonly store: WatchedStore }>;
  /** Creates a publisher like a worker's, except that by default it uploads no assets. */
  publisher(parts: Pick<PublisherDeps, 'store'> & Partial<PublisherDeps>): PublishHandler;
  close(): Promise<void>;
}

export async function createPublishing(engine: Engine): Promise<Publishing> {
  const { database, drop } = await createTestDatabase(engine);
  const folder = await temporaryFolder('publish');
  const renderer = await createRenderer({
    clientDir: 'dist/renderer',
    publicUrl: 'https://w.example',
  });
  const invitations = invitationRepository(database.knex);
  let number = 0;
  return {
    database,
    invitations,
    renderer,
    async begin() {
      number += 1;
      const slug = `anna-ben-${number}`;
      const { id } = await invitations.create({ slug, content: weddingOf() });
      return { id, slug, store: watchStore(createFolderStore(join(folder, `store-${number}`))) };
    },
    publisher: (parts) =>
      createPublisher({
        records: publishRecords(database, 4),
        uploadAssets: async () => undefined,
        renderer,
        log: createLog({ logLevel: 'silent' }),
        metrics: createMetrics(),
        ...parts,
      }),
    async close() {
      await drop();
      await removeFolder(folder);
    },
  };
}
