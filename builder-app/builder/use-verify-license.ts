import type { VerifyLicenseResponse } from '#domain/api/invitations.ts';
import { verifyLicense } from '../api-client.ts';
import { useStore } from './invitation-context.tsx';

/** Returns the call that activates what is on the screen with a license code. */
export function useVerifyLicense(): (licenseCode: string) => Promise<VerifyLicenseResponse> {
  const store = useStore();
  return (licenseCode) => {
    const key = store.activationKey(licenseCode);
    return verifyLicense(licenseCode, store.state.content, key);
  };
}
