import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createHealthAnswers, type HealthAnswer, jsonAnswer } from '#infra/health/answers.ts';
import type { Parts } from '#infra/health/readiness.ts';
import type { Metrics } from '#infra/metrics.ts';
import type { OutageLog } from '#infra/outage.ts';

export interface HealthServer {
  close(): Promise<void>;
}

export interface HealthOptions {
  readonly host: string;
  readonly port: number;
  readonly metrics: Metrics;
  readonly log: OutageLog;
  /** What the worker cannot work without; `/readyz` checks it. */
  readonly parts: Parts;
}

/** Serves `/healthz`, `/readyz` and `/metrics`, nothing else. Rejects if it cannot listen. */
export async function startHealthServer(options: HealthOptions): Promise<HealthServer> {
  const { host, port, metrics, log, parts } = options;
  const answers = new Map(Object.entries(createHealthAnswers(parts, metrics, log)));
  const answerTo = async ({ method, url = '' }: IncomingMessage): Promise<HealthAnswer> => {
    if (method !== 'GET' && method !== 'HEAD') {
      return jsonAnswer(405, { error: `${method} is not allowed here` });
    }
    const [path = ''] = url.split('?');
    return answers.get(path)?.() ?? jsonAnswer(404, { error: 'Unknown endpoint' });
  };
  const server = createServer((req, res) => {
    answerTo(req).then(
      (answer) => send(res, answer),
      () => send(res, jsonAnswer(500, { error: 'Something went wrong' })),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(res: ServerResponse, { status, type, body }: HealthAnswer): void {
  res.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });
  res.end(body);
}
