import { startMariaDb } from './mariadb.ts';
import { type S3Connection, startRadosGateway } from './rados-gateway.ts';
import { startRedis } from './redis.ts';
import { ProgramMissing, requireProgram, type TestServer } from './server-process.ts';

/** How to reach each of the test servers. */
export interface Connections {
  /** An account that may create databases. */
  mariadbUrl: string;
  redisUrl: string;
  s3: S3Connection;
}

const starters = {
  mariadb: { key: 'mariadbUrl', start: () => startMariaDb() },
  redis: { key: 'redisUrl', start: () => startRedis() },
  s3: { key: 's3', start: () => startRadosGateway() },
} as const;

type ServerName = keyof typeof starters;
const names = Object.keys(starters) as ServerName[];

export interface StartedServers {
  readonly connections: Partial<Connections>;
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/**
 * Starts, in parallel, the servers named in `TEST_SERVERS` (comma-separated `mariadb`, `redis`,
 * `s3`, `nginx`; default all) that are not in `running`. nginx is not shared between tests, so
 * naming it only checks that it is installed. The error has one line for each missing program.
 */
export async function startServers(running: Partial<Connections> = {}): Promise<StartedServers> {
  const asked = (process.env.TEST_SERVERS ?? 'mariadb,redis,s3,nginx').split(',').filter(Boolean);
  const unknown = asked.filter((name) => name !== 'nginx' && !(name in starters));
  if (unknown.length > 0) {
    throw new Error(`TEST_SERVERS names ${unknown}, which is none of ${names}, nginx`);
  }
  const wanted = names.filter((name) => asked.includes(name) && !running[starters[name].key]);
  const outcomes = await Promise.allSettled([
    ...wanted.map((name) => starters[name].start()),
    ...(asked.includes('nginx') ? [checkNginx()] : []),
  ]);
  const started = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value ? [outcome.value] : [],
  );
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
  };
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  if (failures.length > 0) {
    await stop();
    throw combined(failures);
  }
  const found = wanted.map((name, index) => [starters[name].key, started[index]?.connection]);
  return {
    connections: { ...running, ...(Object.fromEntries(found) as Partial<Connections>) },
    pids: started.flatMap((server: TestServer<unknown>) => server.pids),
    stop,
  };
}

async function checkNginx(): Promise<undefined> {
  requireProgram('nginx', 'nginx');
}

function combined(failures: readonly unknown[]): unknown {
  const missing = failures.filter((failure) => failure instanceof ProgramMissing);
  if (missing.length === 0) return failures[0];
  return new ProgramMissing(missing.map((failure) => failure.message).join('\n'));
}
