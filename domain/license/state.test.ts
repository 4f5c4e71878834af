import { describe, expect, it } from 'vitest';
import { isSessionExpired, SESSION_MS, sessionAge, sessionAgeLabel } from './dashboard-session.ts';
import {
  canActivate,
  canDeactivate,
  canDelete,
  isAutoActivated,
  isExpired,
  isProvisional,
  type LicenseState,
  licenseStatus,
} from './state.ts';

const NOW = Date.UTC(2027, 0, 1);
const license: LicenseState = {
  isUsed: false,
  expiresAt: null,
  providerStatus: null,
  providerInstanceId: null,
};
const used = { ...license, isUsed: true };
const active = { ...license, providerStatus: 'active', providerInstanceId: 'i1' } as const;
const expired = { ...license, expiresAt: NOW - 1 };

it('a license has expired after its last millisecond, one without an end never', () => {
  const endsAt = (expiresAt: number | null) => isExpired({ expiresAt }, NOW);
  expect([NOW - 1, NOW, NOW + 1, null].map(endsAt)).toEqual([true, false, false, false]);
});

describe('the status of a license', () => {
  it('is Available until it expires or is used', () => {
    expect(licenseStatus(license, NOW)).toBe('Available');
    expect(licenseStatus({ ...license, expiresAt: NOW }, NOW)).toBe('Available');
    expect(licenseStatus(expired, NOW)).toBe('Expired');
    expect(licenseStatus({ ...expired, isUsed: true }, NOW)).toBe('Used');
  });
});

it('a key of the provider is provisional until a payment vouches for it', () => {
  const code = '38b1460a-5104-4067-a91d-77b872934d51';
  expect(isProvisional({ code, paymentId: null })).toBe(true);
  expect(isProvisional({ code, paymentId: '42' })).toBe(false);
  expect(isProvisional({ code: 'A1B2-C3D4-E5F6-A7B8', paymentId: null })).toBe(false);
});

describe('what the operator is offered', () => {
  it('manual activation for unused licenses that are not active', () => {
    expect([license, used, active].map(canActivate)).toEqual([true, false, false]);
    expect(canActivate({ ...license, providerStatus: 'deactivated' })).toBe(true);
    expect(canActivate({ ...license, providerStatus: 'active' })).toBe(false);
  });

  it('deactivation for active licenses with an instance id', () => {
    expect([license, active].map(canDeactivate)).toEqual([false, true]);
    expect(canDeactivate({ ...active, providerInstanceId: null })).toBe(false);
    expect(canDeactivate({ ...active, providerInstanceId: '' })).toBe(false);
  });

  it('deactivation alone for a license that was active when the shop disabled it', () => {
    const disabled = { ...active, providerStatus: 'deactivated' } as const;
    expect([canDeactivate(disabled), canActivate(disabled)]).toEqual([true, false]);
  });

  it('deletion for unused licenses', () => {
    expect([license, used].map(canDelete)).toEqual([true, false]);
  });

  it('the badge Auto-activated on used active ones', () => {
    expect([license, used, active, { ...active, isUsed: true }].map(isAutoActivated)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('a dashboard session', () => {
  it('is expired after 60 days', () => {
    expect(SESSION_MS).toBe(60 * 24 * 3_600_000);
    expect(isSessionExpired(NOW - SESSION_MS, NOW)).toBe(false);
    expect(isSessionExpired(NOW - SESSION_MS - 1, NOW)).toBe(true);
  });

  it('shows its age in days and hours', () => {
    expect(sessionAgeLabel(sessionAge(NOW - 3 * 86_400_000 - 4 * 3_600_000, NOW))).toBe(
      '3 days, 4 hours',
    );
    expect(sessionAgeLabel(86_400_000 + 3_600_000)).toBe('1 day, 1 hour');
    expect(sessionAgeLabel(sessionAge(NOW + 5, NOW))).toBe('0 days, 0 hours');
  });
});
