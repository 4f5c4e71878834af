import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Characters in one piece, a few elements. */
const PIECE = 150;
/** Characters at the start of the body that are sent in pieces. */
const SLOWLY = 4_500;
/** Milliseconds between two pieces: a few frames of a browser. */
const PAUSE = 50;

export interface SlowSite {
  readonly origin: string;
  close(): void;
}

/**
 * Serves a page at `/page` as if over a bad connection: the start of its body comes piece by piece.
 * Its other files are passed through.
 */
export async function serveInPieces(address: string): Promise<SlowSite> {
  const html = await (await fetch(address)).text();
  const origin = new URL(address).origin;
  const server = createServer(async (request, response) => {
    if (request.url !== '/page') {
      const file = await fetch(origin + request.url);
      response.writeHead(file.status, { 'Content-Type': file.headers.get('Content-Type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const body = html.indexOf('<body>');
    response.write(html.slice(0, body));
    for (let at = body; at < body + SLOWLY; at += PIECE) {
      response.write(html.slice(at, at + PIECE));
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    response.end(html.slice(body + SLOWLY));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
