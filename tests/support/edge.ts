import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type NginxServer, startNginx } from './servers/nginx.ts';
import { freePort, requireProgram } from './servers/server-process.ts';

export interface EdgeServer {
  readonly url: string;
  readonly secret: string;
  readonly nginx: NginxServer;
}

export interface EdgeOptions {
  readonly port?: number;
  /** HTTP/2 with a self-signed certificate, instead of plain HTTP/1.1. */
  readonly isSecure?: boolean;
}

/** Starts nginx with the product's configuration in front of an origin (`host:port`). */
export async function startEdge(origin: string, options: EdgeOptions = {}): Promise<EdgeServer> {
  const { port = await freePort(), isSecure = false } = options;
  const listen = `127.0.0.1:${port}`;
  // As suggested in `infra/docker/example.env`.
  const secret = randomBytes(24).toString('hex');
  const file = new URL('../../infra/edge/nginx.conf.template', import.meta.url);
  const template = await readFile(file, 'utf8');
  const url = `${isSecure ? 'https' : 'http'}://${listen}`;
  const nginx = await startNginx(url, (folder) => {
    const tls = isSecure ? ` ssl http2; ${makeCertificate(folder)}` : '';
    const environment: Record<string, string> = {
      EDGE_FOLDER: folder,
      EDGE_LISTEN: listen + tls,
      EDGE_ORIGIN: origin,
      EDGE_SECRET: secret,
    };
    const filled = template.replace(/\$\{(\w+)\}/g, (_, name: string) => environment[name] ?? '');
    // Started by root, its workers would run as nobody, who may not enter the test's folder.
    return process.getuid?.() === 0 ? `user root;\n${filled}` : filled;
  });
  return { url, secret, nginx };
}

/** Creates a certificate for this machine; returns the nginx directives that name it. */
function makeCertificate(folder: string): string {
  requireProgram('openssl', 'openssl');
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...kind, ...name, ...files], {
    stdio: 'ignore',
  });
  return `ssl_certificate_key ${key}; ssl_certificate ${certificate}`;
}
