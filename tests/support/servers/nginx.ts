import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  removeFolder,
  requireProgram,
  startProcess,
  type TestServer,
  temporaryFolder,
  untilReady,
} from './server-process.ts';

export interface NginxServer extends TestServer<string> {
  /** Restarts it on the same folder, so that its cache on disk stays. */
  restart(): Promise<void>;
  /** What it has printed since its last start. */
  output(): string;
}

/**
 * Starts nginx in the foreground. `configuration` gets the server's folder (for caches, logs and
 * temporary files) and returns the configuration file; `url` is where nginx then listens.
 */
export async function startNginx(
  url: string,
  configuration: (folder: string) => string,
): Promise<NginxServer> {
  requireProgram('nginx', 'nginx');
  const folder = await temporaryFolder('nginx');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder));
  const start = async () => {
    const server = startProcess('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;']);
    await untilReady('nginx', server, () => listens(new URL(url)));
    return server;
  };
  let server = await start();
  return {
    connection: url,
    get pids() {
      return [server.pid];
    },
    output: () => server.output(),
    restart: async () => {
      await server.end();
      server = await start();
    },
    stop: async () => {
      await server.end();
      await removeFolder(folder);
    },
  };
}

/** Only connects: an HTTPS request would fail on the test's self-signed certificate. */
async function listens({ hostname, port }: URL): Promise<void> {
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect').finally(() => socket.destroy());
}
