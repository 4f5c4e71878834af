import { createServer, type ServerResponse } from 'node:http';
import type { Metrics } from '#infra/metrics.ts';

export interface HealthServer {
  close(): Promise<void>;
}

export interface HealthParts {
  readonly host: string;
  readonly port: number;
  readonly metrics: Metrics;
  /** Rejects while the worker cannot work. */
  readonly ready: () => Promise<unknown>;
}

/** What operations ask a worker, which serves nobody else: `/healthz`, `/readyz` and `/metrics`. */
export async function startHealthServer(parts: HealthParts): Promise<HealthServer> {
  const answers: Record<string, () => Promise<[status: number, type: string, body: string]>> = {
    '/healthz': async () => [200, 'application/json', '{"status":"ok"}'],
    '/readyz': async () => {
      await parts.ready();
      return [200, 'application/json', '{"status":"ok"}'];
    },
    '/metrics': async () => [200, parts.metrics.contentType, await parts.metrics.text()],
  };
  const missing = async (): Promise<[number, string, string]> => [
    404,
    'application/json',
    '{"error":"There is nothing here"}',
  ];
  const send = (res: ServerResponse, [status, type, body]: [number, string, string]) => {
    res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  };
  const server = createServer((req, res) => {
    const answer = answers[req.url ?? ''] ?? missing;
    answer().then(
      (found) => send(res, found),
      () => send(res, [503, 'application/json', '{"error":"A part does not answer"}']),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(parts.port, parts.host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
