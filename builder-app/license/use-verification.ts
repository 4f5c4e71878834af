import { useState } from 'react';
import type { VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { LICENSE_MESSAGES, LICENSE_RETRY } from './retry.ts';
import { type Verification, verifyWithRetry } from './verify.ts';

export type DialogPhase =
  | { readonly kind: 'entering' }
  /** `attempt` counts from 1. */
  | { readonly kind: 'verifying'; readonly attempt: number }
  | { readonly kind: 'verified' }
  | Extract<Verification<VerifyLicenseResponse>, { kind: 'error' }>;

const ENTERING: DialogPhase = { kind: 'entering' };
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const refusal = (failure: 'license' | 'network', message: string): DialogPhase => ({
  kind: 'error',
  failure,
  message,
  error: null,
});

export interface VerificationHandlers {
  /** @throws ApiError */
  readonly onVerify: (licenseCode: string) => Promise<VerifyLicenseResponse>;
  /**
   * Called as soon as the code is used up: the access that the response grants must not be lost
   * with this page.
   */
  readonly onVerified: (answer: VerifyLicenseResponse) => void;
  /** (spec) Called a moment later, once the success message has been read. */
  readonly onActivated: (answer: VerifyLicenseResponse) => void;
}

/** The states of the license dialog, from the first digit to success. Each opening starts over. */
export function useVerification(
  opened: boolean,
  { onVerify, onVerified, onActivated }: VerificationHandlers,
) {
  const [phase, setPhase] = useState(ENTERING);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    // Not on closing: the dialog fades out with its last text.
    if (opened) setPhase(ENTERING);
  }

  async function submit(licenseCode: string) {
    const code = licenseCode.trim();
    if (code === '') return setPhase(refusal('license', LICENSE_MESSAGES.empty));
    if (!navigator.onLine) return setPhase(refusal('network', LICENSE_MESSAGES.offline));
    const result = await verifyWithRetry({
      verify: () => onVerify(code),
      isOnline: () => navigator.onLine,
      wait,
      onAttempt: (attempt) => setPhase({ kind: 'verifying', attempt }),
    });
    if (result.kind === 'error') return setPhase(result);
    setPhase({ kind: 'verified' });
    onVerified(result.answer);
    await wait(LICENSE_RETRY.successDelayMs);
    onActivated(result.answer);
  }

  return { phase, submit, reset: () => setPhase(ENTERING) };
}
