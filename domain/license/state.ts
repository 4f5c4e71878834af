import { isProviderCode } from './code.ts';

/** What a license's state depends on. Times are UTC milliseconds. */
export interface LicenseState {
  readonly isUsed: boolean;
  /** Null means never. */
  readonly expiresAt: number | null;
  /** Null means never activated at the provider. */
  readonly providerStatus: ProviderStatus | null;
  readonly providerInstanceId: string | null;
}

export const PROVIDER_STATUSES = ['active', 'deactivated'] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];
export type LicenseStatus = 'Used' | 'Expired' | 'Available';

/** Returns whether a license has expired. It can still be used in the millisecond `expiresAt`. */
export function isExpired({ expiresAt }: Pick<LicenseState, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && expiresAt < now;
}

export function licenseStatus(
  license: Pick<LicenseState, 'isUsed' | 'expiresAt'>,
  now: number,
): LicenseStatus {
  if (license.isUsed) return 'Used';
  return isExpired(license, now) ? 'Expired' : 'Available';
}

/**
 * Returns whether a license is a provider's key that somebody entered and for which no payment is
 * known. It is kept while the provider is asked, and removed if the provider refuses it.
 */
export function isProvisional({ code, paymentId }: { code: string; paymentId: string | null }) {
  return paymentId === null && isProviderCode(code);
}

/** Manual activation is offered for unused licenses that are not active (spec). */
export function canActivate(license: LicenseState): boolean {
  return !license.isUsed && license.providerStatus !== 'active' && !canDeactivate(license);
}

/**
 * Deactivation is offered for active licenses with an instance id (spec). The instance id alone
 * decides: it is kept exactly as long as the activation lasts, even if the shop has since disabled
 * the key, which the operator's list then shows as deactivated.
 */
export function canDeactivate({ providerInstanceId }: LicenseState): boolean {
  return Boolean(providerInstanceId);
}

/** Only unused licenses can be deleted (spec). */
export function canDelete({ isUsed }: Pick<LicenseState, 'isUsed'>): boolean {
  return !isUsed;
}

/** The badge of a used license that is active at the provider (spec). */
export function isAutoActivated({ isUsed, providerStatus }: LicenseState): boolean {
  return isUsed && providerStatus === 'active';
}

/** Filters of the licenses list (spec). `unused` excludes expired licenses, `expired` used ones. */
export const LICENSE_FILTERS = ['all', 'unused', 'used', 'expired'] as const;
export type LicenseFilter = (typeof LICENSE_FILTERS)[number];
