import type { Metrics } from '../metrics.ts';
import type { OutageLog } from '../outage.ts';
import { createReadiness, type Parts } from './readiness.ts';

export interface HealthAnswer {
  readonly status: number;
  /** Content-Type. */
  readonly type: string;
  readonly body: string;
}

/** The addresses that operations ask, in every process that serves HTTP. */
export type HealthPath = '/healthz' | '/readyz' | '/metrics';

/** Answers what operations ask: is the process alive, can it serve, what does it measure? */
export function createHealthAnswers(
  parts: Parts,
  metrics: Metrics,
  log: OutageLog,
): Readonly<Record<HealthPath, () => Promise<HealthAnswer>>> {
  const absentParts = createReadiness(parts, log);
  return {
    '/healthz': async () => jsonAnswer(200, { status: 'ok' }),
    '/readyz': async () => {
      const absent = await absentParts();
      if (absent.length === 0) return jsonAnswer(200, { status: 'ok' });
      return jsonAnswer(503, { parts: absent, error: `No answer from: ${absent.join(', ')}` });
    },
    '/metrics': async () => ({
      status: 200,
      type: metrics.contentType,
      body: await metrics.text(),
    }),
  };
}

export function jsonAnswer(status: number, body: object): HealthAnswer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
