import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { type Connections, startServers } from './servers/all.ts';
import { readRunning } from './servers/running-file.ts';

declare module 'vitest' {
  /** What `inject` gives to integration tests; servers left out by `TEST_SERVERS` are undefined. */
  export interface ProvidedContext extends Connections {}
}

/**
 * Starts the servers of the integration tests once per run, except those that `serve.ts` keeps
 * running, and builds `dist/` from the current sources, even when a single file is run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const building = build();
  const servers = await startServers(readRunning());
  if (!(await building)) {
    await servers.stop();
    throw new Error('The product under test cannot be built; the reason is above.');
  }
  const { mariadbUrl, redisUrl, s3 } = servers.connections;
  if (mariadbUrl) project.provide('mariadbUrl', mariadbUrl);
  if (redisUrl) project.provide('redisUrl', redisUrl);
  if (s3) project.provide('s3', s3);
  return servers.stop;
}

/** Builds what is out of date; resolves with false when a build fails. */
async function build(): Promise<boolean> {
  const builder = spawn(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const [code] = await once(builder, 'exit');
  return code === 0;
}
