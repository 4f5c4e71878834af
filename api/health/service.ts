import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#domain/api/errors.ts';

/** Something that the product cannot serve without. */
export interface Part {
  readonly name: 'database' | 'queue' | 'store';
  ping(): Promise<void>;
}

const PATIENCE_MS = 3_000;

/** Asks every part at once. Throws `unavailable` naming those that do not answer. */
export async function readiness(parts: readonly Part[]): Promise<void> {
  const failures = await Promise.all(parts.map(failureOf));
  const failed = parts.filter((_part, index) => failures[index] !== undefined);
  if (failed.length === 0) return;
  const names = failed.map((part) => part.name);
  throw new AppError('unavailable', `No answer from: ${names.join(', ')}`, {
    details: { parts: names },
    cause: failures.find((failure) => failure !== undefined),
  });
}

async function failureOf(part: Part): Promise<unknown> {
  const gaveUp = new AbortController();
  const late = sleep(PATIENCE_MS, undefined, { signal: gaveUp.signal }).then(() => {
    throw new Error(`${part.name} did not answer within ${PATIENCE_MS} ms`);
  });
  try {
    await Promise.race([part.ping(), late]);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    gaveUp.abort();
    late.catch(() => undefined);
  }
}
