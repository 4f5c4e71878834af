import { describe, expect, it } from 'vitest';
import { LICENSE_RETRY, retriesVerification, verificationFailure } from './retry.ts';

describe('the license dialog', () => {
  it('tells server, network and license failures apart', () => {
    expect([500, 502, 503].map(verificationFailure)).toEqual(['server', 'server', 'server']);
    expect(verificationFailure(null)).toBe('network');
    expect([400, 404, 409, 410, 422].map(verificationFailure)).toEqual(Array(5).fill('license'));
  });

  it('tries at most three times, and never again for the license itself', () => {
    expect([1, 2, 3].map((attempt) => retriesVerification('server', attempt))).toEqual([
      true,
      true,
      false,
    ]);
    expect(retriesVerification('network', 1)).toBe(true);
    expect(retriesVerification('license', 1)).toBe(false);
  });

  it('waits a second longer each time', () => {
    expect([1, 2].map(LICENSE_RETRY.delayMs)).toEqual([1_000, 2_000]);
  });
});
