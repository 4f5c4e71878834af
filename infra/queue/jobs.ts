import { z } from 'zod';

/** The only job: bring an invitation's page up to its newest revision. */
export const PUBLISH_JOB = {
  queue: 'publish',
  name: 'publish',
  /** Only the id: what to publish is in the database. */
  payload: z.object({ invitationId: z.string().min(1).max(64) }),
  attempts: 5,
  /** Exponential: 1, 2, 4, 8 s, each shortened at random by up to half to spread the retries. */
  backoff: { delayMs: 1_000, jitter: 0.5 },
  /** How often a run whose worker died is given to another. */
  maxStalledCount: 3,
  keepCompleted: 100,
  keepFailedMs: 7 * 24 * 60 * 60 * 1_000,
  /** One per broken invitation. */
  keepFailed: 10_000,
} as const;

/** Milliseconds to wait after the given attempt failed (1 for the first). */
export function backoffMs(attempt: number): number {
  const { delayMs, jitter } = PUBLISH_JOB.backoff;
  return Math.round(delayMs * 2 ** (attempt - 1) * (1 - jitter * Math.random()));
}
