import { z } from 'zod';
import { isEmailAddress } from '../email-address.ts';
import { requiredLine } from '../fields.ts';
import { isCalendarDate } from '../invitation/clock.ts';
import { CUSTOM_CODE_MAX, isCustomCode } from '../license/code.ts';
import { SESSION_FILTERS } from '../license/dashboard-session.ts';
import { LICENSE_FILTERS, PROVIDER_STATUSES } from '../license/state.ts';
import { cleanLine } from '../text.ts';
import { tooLong } from '../too-long.ts';
import { moment } from './moment.ts';

/** Neither trimmed nor cleaned, unlike other text. */
const password = (message: string) => z.string(message).min(1, message).max(1_000, tooLong(1_000));

// Login

const LOGIN = 'Please enter both username and password';
export const loginRequest = z.object({
  username: requiredLine(LOGIN, 200),
  password: password(LOGIN),
});
export const loginResponse = z.object({ username: z.string() });
export type LoginResponse = z.infer<typeof loginResponse>;

// Lists

/** A query parameter; an empty one counts as missing. */
const parameter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const wholeNumber = (min: number, max: number, fallback: number) => {
  const message = `Please give a whole number from ${min} to ${max}`;
  const written = z.string(message).regex(/^\d{1,10}$/, { message, abort: true });
  const number = written.transform(Number).pipe(z.number().min(min, message).max(max, message));
  return parameter(number.default(fallback));
};

const oneOf = <const Values extends readonly ['all', ...string[]]>(values: Values) =>
  parameter(z.enum(values, `Please give one of ${values.join(', ')}`).default('all'));

const page = {
  /** Text to find in the listed entries; '' lists all. */
  q: z
    .string('Please give what to look for once')
    .max(200, tooLong(200))
    .default('')
    .overwrite((value) => value.trim()),
  limit: wholeNumber(1, 1_000, 500),
  offset: wholeNumber(0, 1_000_000_000, 0),
};
export const licenseListQuery = z.object({
  ...page,
  status: oneOf(LICENSE_FILTERS),
});
export type LicenseListQuery = z.infer<typeof licenseListQuery>;
export const userListQuery = z.object(page);
export type UserListQuery = z.infer<typeof userListQuery>;
export const sessionListQuery = z.object({
  ...page,
  status: oneOf(SESSION_FILTERS),
});
export type SessionListQuery = z.infer<typeof sessionListQuery>;

// Licenses

/** Returns the UTC milliseconds of a moment (ISO 8601) or of the end of a day (YYYY-MM-DD, UTC). */
function expiryOf(value: string): number {
  return Date.parse(isCalendarDate(value) ? `${value}T23:59:59.999Z` : value);
}

const expiry = z.union(
  [z.literal(''), z.string().refine(isCalendarDate), z.iso.datetime({ offset: true })],
  {
    error: ({ input }) =>
      input === undefined
        ? 'Please say when the license ends: a date, or null for never'
        : 'Please enter a date that exists',
  },
);
const toMoment = (value: string | null | undefined) => (value ? expiryOf(value) : null);

/** When a license ends, as UTC milliseconds; null, missing and '' mean never. */
export const expiryInput = expiry.nullish().transform(toMoment);

export const EXPIRY_IN_THE_PAST = 'Expiration date cannot be earlier than today';

/** A code chosen by the operator, upper-cased; missing, null and blank ask for a generated one. */
export const customCodeInput = z
  .string()
  .overwrite((value) => value.trim().toUpperCase())
  .max(CUSTOM_CODE_MAX, `At most ${CUSTOM_CODE_MAX} characters`)
  .refine((value) => value === '' || isCustomCode(value), 'Please use the form XXXX-XXXX-XXXX-XXXX')
  .nullish()
  .transform((value) => value || null);

export const createLicenseRequest = z.object({
  expiresAt: expiryInput,
  customCode: customCodeInput,
});
export type CreateLicenseRequest = z.infer<typeof createLicenseRequest>;
/** The new expiry is required: a forgotten one would make the license last forever. */
export const updateLicenseRequest = z.object({ expiresAt: expiry.nullable().transform(toMoment) });

export const adminLicense = z.object({
  id: z.string(),
  licenseCode: z.string(),
  isUsed: z.boolean(),
  createdAt: moment,
  /** Null means never. */
  expiresAt: moment.nullable(),
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

const CODE_REQUIRED = 'Please enter a license code';
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

// Orders

export const orderListQuery = z.object({ limit: page.limit, offset: page.offset });
export type OrderListQuery = z.infer<typeof orderListQuery>;

/** A purchase that was paid and not refunded. */
export const adminOrder = z.object({
  /** The provider's order id, which licenses hold as `paymentId`. */
  id: z.string(),
  buyerEmail: z.string().nullable(),
  /** When the provider's first webhook about it arrived. */
  createdAt: moment,
});
export type AdminOrder = z.infer<typeof adminOrder>;

// Users

const USER_REQUIRED = 'Username and password are required';
export const createUserRequest = z.object({
  username: requiredLine(USER_REQUIRED, 200),
  password: password(USER_REQUIRED),
  email: z
    .string()
    .overwrite((value) => cleanLine(value).trim())
    .refine((value) => value === '' || isEmailAddress(value), 'Invalid email address')
    .nullish()
    .transform((value) => value || null),
});
export type CreateUserRequest = z.infer<typeof createUserRequest>;
export const adminUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  createdAt: moment,
  invitationCount: z.int(),
});
export type AdminUser = z.infer<typeof adminUser>;

// Dashboard sessions

export const dashboardSession = z.object({
  id: z.string(),
  licenseCode: z.string(),
  invitationId: z.string(),
  /** The slug of the invitation. */
  cleanUrl: z.string(),
  paymentId: z.string().nullable(),
  dashboardToken: z.string(),
  usedAt: moment,
  /** Milliseconds. */
  sessionAge: z.int(),
  isExpired: z.boolean(),
});
export type DashboardSession = z.infer<typeof dashboardSession>;
export const revokeSessionResponse = z.object({
  dashboardToken: z.string(),
  dashboardUrl: z.string(),
});
export type RevokeSessionResponse = z.infer<typeof revokeSessionResponse>;

// Overview

export const adminStats = z.object({
  totalLicenses: z.int(),
  usedLicenses: z.int(),
  totalUsers: z.int(),
  totalInvitations: z.int(),
});
export type AdminStats = z.infer<typeof adminStats>;
