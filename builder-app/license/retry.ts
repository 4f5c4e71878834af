import { CODE_REQUIRED } from '#domain/license/code.ts';

/** (spec) How the license dialog retries a verification when the network or the server failed. */
export const LICENSE_RETRY = {
  maxAttempts: 3,
  /** Milliseconds to wait after the attempt of this number (from 1). */
  delayMs: (attempt: number) => 1_000 * attempt,
  /** Milliseconds that the green state stays before the dialog reports success. */
  successDelayMs: 1_500,
} as const;

export type VerificationFailure = 'server' | 'network' | 'license';

/** Classifies a failed verification by its HTTP status; null means that no response came. */
export function verificationFailure(status: number | null): VerificationFailure {
  if (status === null) return 'network';
  return status >= 500 ? 'server' : 'license';
}

/** Returns whether another attempt follows: up to three after server and network failures. */
export function retriesVerification(failure: VerificationFailure, attempt: number): boolean {
  return failure !== 'license' && attempt < LICENSE_RETRY.maxAttempts;
}

/** (spec) Messages of the dialog; `incomplete` is ours. */
export const LICENSE_MESSAGES = {
  empty: CODE_REQUIRED,
  offline: 'No internet connection. Please check your network and try again.',
  waiting: 'Waiting for internet connection...',
  failed: 'Failed to verify license code',
  retrying: (attempt: number) => `Retrying... (${attempt}/${LICENSE_RETRY.maxAttempts})`,
  verified: 'Verified Successfully!',
  incomplete: 'Please complete the details above first',
} as const;
