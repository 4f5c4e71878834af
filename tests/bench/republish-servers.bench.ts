/**
 * Republishes many invitations on MariaDB, Redis and RADOS Gateway with two workers. The workers
 * know of no edge: refreshing its copies takes the api most of a core and is not measured here.
 */
import { openDatabase } from '#infra/database/database.ts';
import { createLog } from '#infra/log.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import { PAGE_HEADERS } from '#worker/object-headers.ts';
import { startBenchServers } from './bench-servers.ts';
import { fullInvitation } from './full-invitation.ts';
import { report, rounded } from './report.ts';
import { seedPublished, untilRepublished } from './seed.ts';

const PAGES = 2_000;
const PUTS = 500;

const servers = await startBenchServers({ workers: 0, env: {} });
const database = await openDatabase(
  { engine: 'mysql', url: servers.databaseUrl },
  createLog({ logLevel: 'silent' }),
);
const renderer = await createRenderer({ clientDir: 'dist/renderer', publicUrl: servers.url });
await seedPublished(database, servers.store, renderer, PAGES);
const bare = await barePuts();
const rate = await republish();
report({
  what: `republish ${rounded(PAGES)} invitations, servers, 2 workers`,
  target: '≥ 200 pages/s',
  measured: `${rounded(rate)} pages/s, where the store alone takes ${rounded(bare)} puts/s`,
  isMet: rate >= 200,
});
await database.close();
await servers.stop();
process.exit(0);

/** Returns the pages per second of two workers. */
async function republish(): Promise<number> {
  await Promise.all([1, 2].map(() => servers.startWorker({ knowsEdge: false })));
  const { pages, seconds } = await untilRepublished(database);
  if (pages !== PAGES) throw new Error(`${pages} of ${PAGES} pages were remade`);
  return pages / seconds;
}

/** Returns the puts per second of pages into the store, with the concurrency of two workers. */
async function barePuts(): Promise<number> {
  const content = fullInvitation();
  const page = renderer.render({ id: 'x', slug: 'x', revision: 1, content, savedAt: 0 });
  let next = 0;
  const putAll = async () => {
    while (next < PUTS) {
      next += 1;
      await servers.store.put(`pages/bare-${next}/index.html`, page.html, PAGE_HEADERS);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: 8 }, putAll));
  return PUTS / ((performance.now() - startedAt) / 1000);
}
