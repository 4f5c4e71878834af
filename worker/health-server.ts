import { createServer, type ServerResponse } from 'node:http';
import type { Log } from '#infra/log.ts';
import type { Metrics } from '#infra/metrics.ts';
import { createReadiness, type Parts } from '#infra/readiness.ts';

export interface HealthServer {
  close(): Promise<void>;
}

export interface HealthOptions {
  readonly host: string;
  readonly port: number;
  readonly metrics: Metrics;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** What the worker cannot work without; `/readyz` checks it. */
  readonly parts: Parts;
}

/** Serves `/healthz`, `/readyz` and `/metrics`, nothing else. Rejects if it cannot listen. */
export async function startHealthServer(options: HealthOptions): Promise<HealthServer> {
  const { host, port, metrics, log, parts } = options;
  const absentParts = createReadiness(parts, log);
  const answers: Record<string, () => Promise<[status: number, type: string, body: string]>> = {
    '/healthz': async () => [200, 'application/json', '{"status":"ok"}'],
    '/readyz': async () => {
      const absent = await absentParts();
      if (absent.length === 0) return [200, 'application/json', '{"status":"ok"}'];
      const error = `No answer from: ${absent.join(', ')}`;
      return [503, 'application/json', JSON.stringify({ parts: absent, error })];
    },
    '/metrics': async () => [200, metrics.contentType, await metrics.text()],
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
      () => send(res, [500, 'application/json', '{"error":"Something went wrong"}']),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
