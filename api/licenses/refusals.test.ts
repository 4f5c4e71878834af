import { expect, test } from 'vitest';
import type { AppError } from '#domain/api/errors.ts';
import { refusalOfProvider, requireUsable } from './refusals.ts';

const NOW = Date.UTC(2027, 0, 1);
const usable = { deactivatedAt: null, providerStatus: null, expiresAt: null };

function codeOf(license: Partial<Parameters<typeof requireUsable>[0]>): string | undefined {
  try {
    requireUsable({ ...usable, ...license }, NOW);
    return undefined;
  } catch (error) {
    return (error as AppError).code;
  }
}

test.each([
  ['without an end is usable', {}, undefined],
  ['that ends now is usable', { expiresAt: NOW }, undefined],
  ['that has ended is expired', { expiresAt: NOW - 1 }, 'license_expired'],
  ['that was refunded is deactivated', { deactivatedAt: 5 }, 'license_deactivated'],
  [
    'that an operator ended at the provider is deactivated, expired or not',
    { providerStatus: 'deactivated', expiresAt: NOW - 1 },
    'license_deactivated',
  ],
])('a license %s', (_title, license, code) => {
  expect(codeOf(license)).toBe(code);
});

test('a key that was not activated is refused as the provider judges it', () => {
  const codes = (['disabled', 'expired', 'active', 'inactive'] as const).map((status) => {
    const key = { status, expiresAt: null, orderId: null, buyerEmail: null };
    return refusalOfProvider(key, '', 'help@w.example').code;
  });
  expect(codes).toEqual(['license_deactivated', 'license_expired', 'license_used', 'license_used']);
});

test('a code that nobody knows is told apart by its form', () => {
  const said = (code: string) => refusalOfProvider(null, code, 'help@w.example').message;
  expect(said('38b1460a-5104-4067-a91d-77b872934d51')).toContain('help@w.example');
  expect(said('A1B2-C3D4-E5F6-A7B8')).toBe('This license code does not exist. Please check it.');
});
