import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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
  const answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/healthz': async () => json(200, { status: 'ok' }),
    '/readyz': async () => {
      const absent = await absentParts();
      if (absent.length === 0) return json(200, { status: 'ok' });
      return json(503, { parts: absent, error: `No answer from: ${absent.join(', ')}` });
    },
    '/metrics': async () => ({
      status: 200,
      type: metrics.contentType,
      body: await metrics.text(),
    }),
  };
  const answerTo = async ({ method, url = '' }: IncomingMessage): Promise<Answer> => {
    if (method !== 'GET' && method !== 'HEAD') {
      return json(405, { error: `${method} is not possible here` });
    }
    const [path = ''] = url.split('?');
    return answers[path]?.() ?? json(404, { error: 'There is nothing here' });
  };
  const server = createServer((req, res) => {
    answerTo(req).then(
      (answer) => send(res, answer),
      () => send(res, json(500, { error: 'Something went wrong' })),
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

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}

function send(res: ServerResponse, { status, type, body }: Answer): void {
  res.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
  });
  res.end(body);
}
