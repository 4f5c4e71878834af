import { readFile } from 'node:fs/promises';
import { type NginxServer, startNginx } from './servers/nginx.ts';
import { freePort } from './servers/server-process.ts';

export interface EdgeServer {
  readonly url: string;
  readonly secret: string;
  readonly nginx: NginxServer;
}

/** nginx with the product's own configuration, before an origin (`host:port`) of this machine. */
export async function startEdge(origin: string, port?: number): Promise<EdgeServer> {
  const listen = `127.0.0.1:${port ?? (await freePort())}`;
  const secret = 'a-secret-of-the-tests';
  const file = new URL('../../infra/edge/nginx.conf.template', import.meta.url);
  const template = await readFile(file, 'utf8');
  const url = `http://${listen}`;
  const nginx = await startNginx(url, (folder) => {
    const environment: Record<string, string> = {
      EDGE_FOLDER: folder,
      EDGE_LISTEN: listen,
      EDGE_ORIGIN: origin,
      EDGE_SECRET: secret,
    };
    const filled = template.replace(/\$\{(\w+)\}/g, (_, name: string) => environment[name] ?? '');
    // Started by root, its workers would be nobody, to whom the test's folder is closed.
    return process.getuid?.() === 0 ? `user root;\n${filled}` : filled;
  });
  return { url, secret, nginx };
}
