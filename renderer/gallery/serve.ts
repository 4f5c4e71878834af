import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentType } from 'mime-types';
import { decoded } from '#domain/decoded.ts';

export interface GalleryServer {
  /** Origin, without a trailing slash. */
  readonly url: string;
  close(): void;
}

/**
 * Serves a folder of rendered pages as the product would, and the contact sheet at its root.
 *
 * @throws when the port is taken
 */
export async function serveGallery(folder: string, port: number): Promise<GalleryServer> {
  const server = createServer((request, response) => {
    const file = fileOf(request.url ?? '/');
    readFile(join(folder, file)).then(
      (body) => {
        const type = contentType(extname(file)) || 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(body);
      },
      () => response.writeHead(404).end('Not found'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' ? address?.port : port;
  return {
    url: `http://localhost:${taken}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const OWN_FOLDERS = ['/assets/', '/now/', '/before/', '/changed/'];

/** Returns the path, within the served folder, of the file that a request asks for. */
export function fileOf(requestUrl: string): string {
  const path = normalize(decoded(requestUrl.split(/[?#]/)[0] ?? '/'));
  if (path === '/' || path === '/index.html') return '/index.html';
  if (OWN_FOLDERS.some((own) => path.startsWith(own))) return path;
  return extname(path) === '' ? join('/pages', path, 'index.html') : join('/pages', path);
}
