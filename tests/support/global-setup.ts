import type { TestProject } from 'vitest/node';
import { type Connections, startServers } from './servers/all.ts';
import { readRunning } from './servers/running-file.ts';

declare module 'vitest' {
  /** What `inject` gives to integration tests; a server left out by `TEST_SERVERS` is not there. */
  export interface ProvidedContext extends Connections {}
}

/** Starts what integration tests stand on, once for the run, unless `serve.ts` keeps it running. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = await startServers(readRunning());
  const { mariadbUrl, redisUrl, s3 } = servers.connections;
  if (mariadbUrl) project.provide('mariadbUrl', mariadbUrl);
  if (redisUrl) project.provide('redisUrl', redisUrl);
  if (s3) project.provide('s3', s3);
  return servers.stop;
}
