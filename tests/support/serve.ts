/**
 * Keeps the servers of the integration tests running between test runs, until interrupted:
 * `node --import tsx tests/support/serve.ts`. Test runs find them through the file that it writes.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startServers } from './servers/all.ts';
import { type RunningFile, readRunning, runningFile } from './servers/running-file.ts';

if (readRunning()) {
  console.error(`The servers of ${runningFile} are running already.`);
  process.exit(1);
}

const startedAt = Date.now();
const servers = await startServers();
const content: RunningFile = {
  pids: [process.pid, ...servers.pids],
  connections: servers.connections,
};
await mkdir(dirname(runningFile), { recursive: true });
await writeFile(runningFile, `${JSON.stringify(content, null, 2)}\n`);
console.log(`Ready after ${Date.now() - startedAt} ms: ${runningFile}`);

// The servers are other processes and do not keep the event loop alive.
const alive = setInterval(() => {}, 2 ** 30);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    clearInterval(alive);
    await rm(runningFile, { force: true });
    await servers.stop();
  });
}
