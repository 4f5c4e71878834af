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
  /** Ends it and starts it again on the same folder, so that what it keeps on disk stays. */
  restart(): Promise<void>;
  /** What it has printed since its last start. */
  output(): string;
}

/**
 * Starts nginx in the foreground. `configuration` is given the server's folder (for caches, logs
 * and temporary files) and returns the whole file; `url` is where it then answers.
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

/** A connection is enough: nobody vouches for the certificate of a test. */
async function listens({ hostname, port }: URL): Promise<void> {
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect').finally(() => socket.destroy());
}
