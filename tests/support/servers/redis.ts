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
  /** Default: a free one. A test that brings a dead server back gives the same again. */
  readonly port?: number;
  /** Keeps every write on disk before it is answered, in this folder, which outlives `stop`. */
  readonly keepIn?: string;
  /** How many it has. */
  readonly databases?: number;
}

export interface RedisServer extends TestServer<string> {
  readonly port: number;
  /** Ends it with SIGKILL; nothing is saved. */
  kill(): Promise<void>;
  /** SIGSTOP and SIGCONT: the server takes connections and answers nothing. */
  freeze(): void;
  thaw(): void;
}

/** Databases of one server, so that test files that run at once don't share keys. */
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

/** The URL of an empty database on a running Redis, for one test file. */
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
