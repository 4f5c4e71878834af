import { AppError } from '#domain/api/errors.ts';
import { isProviderCode } from '#domain/license/code.ts';
import { isExpired } from '#domain/license/state.ts';
import type { LicenseRecord } from '#infra/database/licenses/license-record.ts';
import { OTHER_CODE } from '#infra/database/licenses/license-repository.ts';
import type { ProviderKey } from '#infra/provider/license-provider.ts';

/**
 * Does not check whether the license is used.
 *
 * @throws AppError `license_deactivated`, `license_expired`
 */
export function requireUsable(
  license: Pick<LicenseRecord, 'deactivatedAt' | 'providerStatus' | 'expiresAt'>,
  now: number,
): void {
  if (license.deactivatedAt !== null || license.providerStatus === 'deactivated') {
    throw deactivatedLicense();
  }
  if (isExpired(license, now)) throw expiredLicense();
}

/** Returns the refusal for a key that the provider did not activate; null is an unknown key. */
export function refusalOfProvider(
  key: ProviderKey | null,
  code: string,
  supportEmail: string,
): AppError {
  if (!key) return unknownLicense(code, supportEmail);
  if (key.status === 'disabled') return deactivatedLicense();
  return key.status === 'expired' ? expiredLicense() : usedLicense();
}

/** Returns the refusal for an `Idempotency-Key` that was first sent with another code. */
export function otherCode(): AppError {
  return new AppError('idempotency_mismatch', OTHER_CODE);
}

export function usedLicense(): AppError {
  return new AppError('license_used', 'This license code has already been used');
}

export function deactivatedLicense(): AppError {
  return new AppError('license_deactivated', 'This license code has been deactivated');
}

function expiredLicense(): AppError {
  return new AppError('license_expired', 'This license code has expired');
}

/** Not a final refusal: this may be the same couple's first try, whose response was lost. */
export function beingActivated(): AppError {
  return new AppError(
    'unavailable',
    'This license code is being activated right now. Please try again in a moment.',
  );
}

/** Returns the refusal for an id or a code of the operator's that is no license. */
export function noSuchLicense(): AppError {
  return new AppError('not_found', 'There is no such license');
}

/** Returns the refusal for a code that nobody knows. */
export function unknownLicense(code: string, supportEmail: string): AppError {
  const message = isProviderCode(code)
    ? `This key from the shop cannot be activated here. Please check it, or write to ${supportEmail}.`
    : 'This license code does not exist. Please check it.';
  return new AppError('license_unknown', message);
}

/** Returns the refusal of what only a provider can do, for the operator. */
export function notConfigured(): AppError {
  return new AppError(
    'unavailable',
    'No license provider is configured: LEMONSQUEEZY_STORE_ID and LEMONSQUEEZY_PRODUCT_ID are not set',
  );
}
