import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { requireWritable } from '#infra/start/data-folder.ts';
import { createApi } from './app.ts';
import type { ApiDeps } from './deps.ts';
import { createDraining } from './draining.ts';
import { scratchDir } from './uploads/scratch.ts';

export interface RunningApi {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  /** Stops accepting, lets running requests end (at most 10 s), then ends what is left. */
  close(): Promise<void>;
}

const SECOND = 1_000;
/** Time for a picture of 50 MB over a slow mobile connection. */
const REQUEST_TIMEOUT = 11 * 60 * SECOND;
const HEADERS_TIMEOUT = 20 * SECOND;
/** For a connection without traffic. */
const IDLE_TIMEOUT = 2 * 60 * SECOND;
/** Above the 60 s for which proxies keep a connection, so that they never use one just closed. */
const KEEP_ALIVE_TIMEOUT = 65 * SECOND;
const GRACE = 10 * SECOND;

/**
 * Listens on the configured host and port. Rejects with the system's error, such as EADDRINUSE, and
 * with `StartError` when uploads can't be written.
 */
export async function listenApi(deps: ApiDeps): Promise<RunningApi> {
  await requireWritable(scratchDir(deps.config.dataDir));
  const server = createHttpServer(createApi(deps));
  const draining = createDraining(server);
  server.listen(deps.config.port, deps.config.host);
  await once(server, 'listening');
  const { address, port, family } = server.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address;
  return { url: `http://${host}:${port}`, port, server, close: () => draining.close(GRACE) };
}

function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT,
      headersTimeout: HEADERS_TIMEOUT,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
      noDelay: true,
      requireHostHeader: false,
    },
    (req, res) => {
      const fault = hostFault(req);
      if (fault) refuse(res, 400, fault);
      else listener(req, res);
    },
  );
  server.timeout = IDLE_TIMEOUT;
  server.on('checkExpectation', (_req, res) => {
    refuse(res, 417, 'Only 100-continue can be expected here');
  });
  // Requests that are not HTTP, or whose headers are too long or too slow, never reach the app.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const [status, text] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'Bad Request'];
    const body = JSON.stringify({ error: 'The request could not be understood' });
    socket.end(
      `HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  });
  return server;
}

// Node's own responses to a bad Host header and to an unknown Expect have no body.

/**
 * (RFC 9112, 3.2) Returns what is wrong with the Host header: there must be one, in HTTP/1.0 at
 * most one; of two, Node would take the first.
 */
function hostFault({ httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  const isHost = (text: string, at: number) =>
    at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
  const named = rawHeaders.filter(isHost).length;
  if (named > 1) return 'The request names more than one Host';
  return named === 0 && httpVersion === '1.1' ? 'The request names no Host' : undefined;
}

function refuse(res: ServerResponse, status: number, error: string): void {
  const body = JSON.stringify({ error });
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  res.end(body);
}

const CLIENT_ERRORS: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};
