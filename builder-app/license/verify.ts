import { ApiError } from '../api-transport.ts';
import {
  LICENSE_MESSAGES,
  LICENSE_RETRY,
  retriesVerification,
  type VerificationFailure,
  verificationFailure,
} from './retry.ts';

export type Verification<T> =
  | { readonly kind: 'verified'; readonly answer: T }
  | {
      readonly kind: 'error';
      /**
       * Server and network failures may be temporary and offer Try Again; others concern the code.
       */
      readonly failure: VerificationFailure;
      readonly message: string;
      /** Null if nothing was sent. */
      readonly error: ApiError | null;
    };

export interface VerifyPorts<T> {
  /** @throws ApiError */
  verify(): Promise<T>;
  isOnline(): boolean;
  wait(ms: number): Promise<void>;
  /** Called for each attempt, from 1; for a retry before the wait that precedes it. */
  onAttempt(attempt: number): void;
}

/** Verifies a license code under the specification's retry policy. Rejects only on a defect. */
export async function verifyWithRetry<T>(ports: VerifyPorts<T>): Promise<Verification<T>> {
  ports.onAttempt(1);
  for (let attempt = 1; ; attempt += 1) {
    const result = await attemptOnce(ports);
    if (result.kind === 'verified' || !retriesVerification(result.failure, attempt)) return result;
    ports.onAttempt(attempt + 1);
    await ports.wait(LICENSE_RETRY.delayMs(attempt));
  }
}

async function attemptOnce<T>(ports: VerifyPorts<T>): Promise<Verification<T>> {
  if (!ports.isOnline()) {
    return { kind: 'error', failure: 'network', message: LICENSE_MESSAGES.offline, error: null };
  }
  try {
    return { kind: 'verified', answer: await ports.verify() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'error', failure: failureOf(error), message: messageOf(error), error };
  }
}

function failureOf(error: ApiError): VerificationFailure {
  // A garbled response counts as a server failure.
  if (error.kind === 'unreadable') return 'server';
  // Something in between knows nothing of the code, but 5xx is a gateway's word for the server.
  const isLost = error.kind === 'network' || (error.kind === 'foreign' && error.status < 500);
  return verificationFailure(isLost ? null : error.status);
}

/** (spec) What the response says; without one that can be read, that verifying failed. */
const messageOf = (error: ApiError) =>
  error.kind === 'status' || error.kind === 'foreign' ? error.message : LICENSE_MESSAGES.failed;
