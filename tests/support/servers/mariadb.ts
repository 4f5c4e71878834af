import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import {
  freePort,
  removeFolder,
  requireProgram,
  runProgram,
  startProcess,
  type TestServer,
  temporaryFolder,
  untilReady,
} from './server-process.ts';

const USER = 'tester';
const PASSWORD = 'tester';

/**
 * Starts a MariaDB; `connection` is the URL of an account that may create databases. Buffers are
 * small, but commits are as durable as in production, so that benchmarks are realistic.
 */
export async function startMariaDb(options: { port?: number } = {}): Promise<TestServer<string>> {
  requireProgram('mariadbd', 'mariadb-server');
  requireProgram('mariadb-install-db', 'mariadb-server');
  const folder = await temporaryFolder('mariadb');
  const data = join(folder, 'data');
  // mariadbd refuses to run as root unless told to.
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  await runProgram('mariadb-install-db', [
    ...['--no-defaults', ...asRoot, `--datadir=${data}`, '--skip-test-db', '--skip-name-resolve'],
    ...['--auth-root-authentication-method=normal', '--innodb-log-file-size=16M'],
  ]);
  const accounts = join(folder, 'accounts.sql');
  await writeFile(
    accounts,
    `CREATE DATABASE test;
CREATE USER '${USER}'@'%' IDENTIFIED BY '${PASSWORD}';
GRANT ALL ON *.* TO '${USER}'@'%' WITH GRANT OPTION;
`,
  );
  const port = options.port ?? (await freePort());
  const server = startProcess('mariadbd', [
    ...['--no-defaults', ...asRoot, `--datadir=${data}`, `--tmpdir=${folder}`],
    ...[`--socket=${join(folder, 'socket')}`, `--pid-file=${join(folder, 'pid')}`],
    ...[`--port=${port}`, '--bind-address=127.0.0.1', '--skip-name-resolve'],
    ...[`--init-file=${accounts}`, '--character-set-server=utf8mb4'],
    ...['--innodb-buffer-pool-size=64M', '--innodb-log-file-size=16M', '--key-buffer-size=1M'],
    ...['--performance-schema=OFF', '--max-connections=400', '--innodb-flush-log-at-trx-commit=1'],
  ]);
  await untilReady('mariadbd', server, () => ping(port));
  return {
    connection: `mysql://${USER}:${PASSWORD}@127.0.0.1:${port}/test`,
    pids: [server.pid],
    stop: async () => {
      await server.end();
      await removeFolder(folder);
    },
  };
}

async function ping(port: number): Promise<void> {
  const connection = await createConnection({
    host: '127.0.0.1',
    port,
    user: USER,
    password: PASSWORD,
    connectTimeout: 1000,
  });
  await connection.query('SELECT 1');
  connection.destroy();
}
