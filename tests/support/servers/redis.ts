import { connect } from 'node:net';
import { Redis } from 'ioredis';
import {
  freePort,
  removeFolder,
  requireProgram,
  startProcess,
  type TestServer,
  temporaryFolder,
  untilReady,
} from './server-process.ts';

export interface RedisOptions {
  /** By default a free one. A test that restarts a dead server gives its port. */
  readonly port?: number;
  /** Folder in which every write is on disk before it is answered; `stop` does not remove it. */
  readonly keepIn?: string;
  /** How many databases it has; by default 4096. */
  readonly databases?: number;
}

export interface RedisServer extends TestServer<string> {
  readonly port: number;
  /** Ends it with SIGKILL; nothing is saved. */
  kill(): Promise<void>;
  /** SIGSTOP; until `thaw` (SIGCONT), connections are accepted but nothing is answered. */
  freeze(): void;
  thaw(): void;
}

/** Number of databases, one per test file, so that files running in parallel share no keys. */
const DATABASES = 4096;

/** Starts a Redis; `connection` is its URL. */
export async function startRedis(options: RedisOptions = {}): Promise<RedisServer> {
  requireProgram('redis-server', 'redis-server');
  const folder = options.keepIn ?? (await temporaryFolder('redis'));
  const port = options.port ?? (await freePort());
  const databases = options.databases ?? DATABASES;
  const server = startProcess('redis-server', [
    ...['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
    ...['--appendonly', options.keepIn ? 'yes' : 'no', '--appendfsync', 'always'],
    ...['--maxmemory-policy', 'noeviction', '--databases', `${databases}`],
  ]);
  await untilReady('redis-server', server, () => pingPort(port));
  const removeOwnFolder = async () => {
    if (!options.keepIn) await removeFolder(folder);
  };
  return {
    connection: `redis://127.0.0.1:${port}`,
    port,
    pids: [server.pid],
    stop: () => server.end().then(removeOwnFolder),
    kill: () => server.end('SIGKILL').then(removeOwnFolder),
    freeze: () => void process.kill(server.pid, 'SIGSTOP'),
    thaw: () => void process.kill(server.pid, 'SIGCONT'),
  };
}

/** Returns the URL of an emptied database on a running Redis, for one test file. */
export async function emptyRedisDatabase(redisUrl: string): Promise<string> {
  const client = new Redis(redisUrl, { maxRetriesPerRequest: 1 });
  try {
    const database = 1 + ((await client.incr('databases-handed-out')) % (DATABASES - 1));
    await client.select(database);
    await client.flushdb();
    return `${redisUrl}/${database}`;
  } finally {
    client.disconnect();
  }
}

function pingPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(1000, () => socket.destroy(new Error('no answer in 1 s')));
    socket.once('error', reject);
    socket.once('data', (answer) => {
      socket.destroy();
      if (answer.toString().startsWith('+PONG')) resolve();
      else reject(new Error(answer.toString()));
    });
  });
}
