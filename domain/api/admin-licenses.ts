import { z } from 'zod';
import { requiredLine } from '../fields.ts';
import { isCalendarDate } from '../invitation/clock.ts';
import { CODE_REQUIRED, isCustomCode } from '../license/code.ts';
import { LICENSE_FILTERS, PROVIDER_STATUSES } from '../license/state.ts';
import { oneOf, page } from './admin-lists.ts';
import { isoTime } from './iso-time.ts';

export const licenseListQuery = z.object({
  ...page,
  status: oneOf(LICENSE_FILTERS),
});
export type LicenseListQuery = z.infer<typeof licenseListQuery>;

/** Returns the UTC milliseconds of a time (ISO 8601) or of the end of a day (YYYY-MM-DD, UTC). */
function expiryOf(value: string): number {
  return Date.parse(isCalendarDate(value) ? `${value}T23:59:59.999Z` : value);
}

/** A time with an offset may be in the year 10000 in UTC, which no reader of JSON expects. */
const endsInFourDigits = (value: string): boolean =>
  expiryOf(value) <= Date.UTC(9999, 11, 31, 24) - 1;

const expiry = z.union(
  [
    z.literal(''),
    z.string().refine(isCalendarDate),
    z.iso.datetime({ offset: true }).refine(endsInFourDigits),
  ],
  {
    error: ({ input }) =>
      input === undefined
        ? 'Please enter when the license ends: a date, or null for never'
        : 'Please enter a date that exists',
  },
);
const toExpiry = (value: string | null | undefined) => (value ? expiryOf(value) : null);

/** When a license ends, as UTC milliseconds; null, missing and '' mean never. */
export const expiryInput = expiry.nullish().transform(toExpiry);

export const EXPIRY_IN_THE_PAST = 'Expiration date cannot be earlier than today';

/** A code chosen by the operator, upper-cased; missing, null and blank ask for a generated one. */
export const customCodeInput = z
  .string()
  .overwrite((value) => value.trim().toUpperCase())
  .refine((value) => value === '' || isCustomCode(value), 'Please use the form XXXX-XXXX-XXXX-XXXX')
  .nullish()
  .transform((value) => value || null);

export const createLicenseRequest = z.object({
  expiresAt: expiryInput,
  customCode: customCodeInput,
});
export type CreateLicenseRequest = z.infer<typeof createLicenseRequest>;
/** The new expiry is required: forgetting it would make the license last forever. */
export const updateLicenseRequest = z.object({ expiresAt: expiry.nullable().transform(toExpiry) });

export const adminLicense = z.object({
  id: z.string(),
  licenseCode: z.string(),
  isUsed: z.boolean(),
  createdAt: isoTime,
  /** Null means never. */
  expiresAt: isoTime.nullable(),
  paymentId: z.string().nullable(),
  /** Null when no payment names a buyer. */
  buyerEmail: z.string().nullable(),
  invitationId: z.string().nullable(),
  /** The slug of the invitation; null when there is none, or it has been removed. */
  cleanUrl: z.string().nullable(),
  dashboardToken: z.string().nullable(),
  /** Null when it was never activated at the provider. */
  lemonsqueezy_status: z.enum(PROVIDER_STATUSES).nullable(),
  lemonsqueezy_instance_id: z.string().nullable(),
  /** JSON text. */
  lemonsqueezy_activation_data: z.string().nullable(),
});
export type AdminLicense = z.infer<typeof adminLicense>;

export const activateLicenseRequest = z.object({
  licenseCode: requiredLine(CODE_REQUIRED, 200),
  instanceName: requiredLine('Please enter an instance name', 200),
});
export type ActivateLicenseRequest = z.infer<typeof activateLicenseRequest>;
export const activateLicenseResponse = z.object({
  instance: z.object({ id: z.string(), name: z.string() }),
  license: adminLicense,
});
export type ActivateLicenseResponse = z.infer<typeof activateLicenseResponse>;

/** (spec) Refusal for a license that has no instance to deactivate at the provider. */
export const NO_INSTANCE = 'Cannot deactivate: No instance ID found';
export const deactivateLicenseRequest = z.object({
  licenseCode: requiredLine(CODE_REQUIRED, 200),
  instanceId: requiredLine(NO_INSTANCE, 200),
});
export type DeactivateLicenseRequest = z.infer<typeof deactivateLicenseRequest>;
export const deactivateLicenseResponse = z.object({ license: adminLicense });
export type DeactivateLicenseResponse = z.infer<typeof deactivateLicenseResponse>;
