import { vi } from 'vitest';

/** Resolves once `check` throws nothing; rejects with its last error after 4 s. */
export const untilPasses = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { interval: 5, timeout: 4_000 });
