/** Republishes many invitations on MariaDB, Redis and RADOS Gateway with two workers. */
import { openDatabase } from '#infra/database/database.ts';
import { createLog } from '#infra/log.ts';
import { createRenderer } from '#renderer/publish/renderer.ts';
import { startBenchServers } from './bench-servers.ts';
import { report, rounded } from './report.ts';
import { seedPublished, untilRepublished } from './seed.ts';

const PAGES = 2_000;

const servers = await startBenchServers({ workers: 0, env: {} });
const database = await openDatabase(
  { engine: 'mysql', url: servers.databaseUrl },
  createLog({ level: 'silent' }),
);
const renderer = await createRenderer({ clientDir: 'dist/renderer', publicUrl: servers.url });
await seedPublished(database, servers.store, renderer, PAGES);
await Promise.all([servers.startWorker(), servers.startWorker()]);
const { pages, seconds } = await untilRepublished(database);
const rate = pages / seconds;
report({
  what: `republish ${rounded(pages)} invitations, servers, 2 workers`,
  target: '≥ 200 pages/s',
  measured: `${rounded(rate)} pages/s`,
  isMet: rate >= 200 && pages === PAGES,
});
await database.close();
await servers.stop();
process.exit(0);
