import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  activateLicenseRequest,
  createLicenseRequest,
  deactivateLicenseRequest,
  licenseListQuery,
  updateLicenseRequest,
} from './admin-licenses.ts';
import { loginRequest } from './admin-login.ts';
import { sessionListQuery } from './admin-sessions.ts';
import { createUserRequest } from './admin-users.ts';

const messages = (schema: z.ZodType, input: unknown) => {
  const result = schema.safeParse(input);
  return result.success ? [] : [...new Set(result.error.issues.map(({ message }) => message))];
};

describe('login', () => {
  it.each([
    [{}],
    [{ username: ' ', password: 'secret' }],
    [{ username: 'ida', password: '' }],
    [{ username: null, password: 5 }],
  ])('needs both fields: %o', (input) => {
    expect(messages(loginRequest, input)).toEqual(['Please enter both username and password']);
  });

  it('takes the password as it is', () => {
    expect(loginRequest.parse({ username: ' admin ', password: ' x ' })).toEqual({
      username: 'admin',
      password: ' x ',
    });
  });
});

describe('a password of more than 1,000 characters', () => {
  it('is called too long, not missing', () => {
    const input = { username: 'ida', password: 'x'.repeat(1_001) };
    for (const schema of [loginRequest, createUserRequest]) {
      expect(messages(schema, { ...input, password: 'x'.repeat(1_000) })).toEqual([]);
      expect(messages(schema, input)).toEqual(['Please use at most 1,000 characters']);
    }
  });
});

describe('a new license', () => {
  it('is lifetime with a generated code when nothing is said', () => {
    for (const input of [
      {},
      { expiresAt: null, customCode: null },
      { expiresAt: '', customCode: ' ' },
    ]) {
      expect(createLicenseRequest.parse(input)).toEqual({ expiresAt: null, customCode: null });
    }
  });

  it('lasts to the end of its last day, or to a moment', () => {
    const expiresAt = (value: string) => createLicenseRequest.parse({ expiresAt: value }).expiresAt;
    expect(expiresAt('2027-01-31')).toBe(Date.UTC(2027, 0, 31, 23, 59, 59, 999));
    expect(expiresAt('2027-01-31T10:00:00.000Z')).toBe(Date.UTC(2027, 0, 31, 10));
    expect(expiresAt('2027-01-31T10:00:00+02:00')).toBe(Date.UTC(2027, 0, 31, 8));
  });

  const NO_DATES = ['soon', '2027-02-31', '31.01.2027', '9999-12-31T19:00:00-05:00', 5, true, {}];
  it.each(NO_DATES)('cannot end at %j', (expiresAt) => {
    expect(messages(createLicenseRequest, { expiresAt })).toEqual([
      'Please enter a date that exists',
    ]);
  });

  it('takes a custom code in upper case', () => {
    const { customCode } = createLicenseRequest.parse({ customCode: ' ophe-lia2-tobi-as27 ' });
    expect(customCode).toBe('OPHE-LIA2-TOBI-AS27');
    for (const refused of ['ABC', 'ABCD-EFGH-IJKL-MN!P', 'ABCD-EFGH-IJKL-MNOP-QRST', 7]) {
      expect(messages(createLicenseRequest, { customCode: refused })).toHaveLength(1);
    }
  });
});

describe("a license's new end", () => {
  it('is a date, or never when that is said', () => {
    expect(updateLicenseRequest.parse({ expiresAt: '2027-01-31' }).expiresAt).toBeGreaterThan(0);
    for (const expiresAt of [null, '']) {
      expect(updateLicenseRequest.parse({ expiresAt })).toEqual({ expiresAt: null });
    }
  });

  it('has to be said', () => {
    expect(messages(updateLicenseRequest, {})).toEqual([
      'Please enter when the license ends: a date, or null for never',
    ]);
    expect(messages(updateLicenseRequest, { expiresAt: 'soon' })).toEqual([
      'Please enter a date that exists',
    ]);
  });
});

describe('activation at the provider', () => {
  it('needs an instance name that is not blank', () => {
    const input = { licenseCode: 'A1B2-C3D4-E5F6-A7B8', instanceName: '  ' };
    expect(messages(activateLicenseRequest, input)).toEqual(['Please enter an instance name']);
  });

  it('is taken back by instance id only', () => {
    for (const instanceId of [undefined, null, '']) {
      expect(messages(deactivateLicenseRequest, { licenseCode: 'x', instanceId })).toEqual([
        'Cannot deactivate: No instance ID found',
      ]);
    }
  });
});

describe('a new user', () => {
  it('needs username and password', () => {
    expect(messages(createUserRequest, { email: '' })).toEqual([
      'Username and password are required',
    ]);
  });

  it('has an e-mail that looks like one, or none', () => {
    const user = { username: 'ida', password: 'secret' };
    expect(createUserRequest.parse({ ...user, email: ' ' }).email).toBeNull();
    for (const email of ['ida@example.com', ' ida\u0000@example.com']) {
      expect(createUserRequest.parse({ ...user, email }).email).toBe('ida@example.com');
    }
    expect(messages(createUserRequest, { ...user, email: 'ida' })).toEqual([
      'Invalid email address',
    ]);
  });
});

describe('lists', () => {
  it('show everything by default, and read numbers from the query', () => {
    expect(licenseListQuery.parse({})).toEqual({ status: 'all', q: '', limit: 500, offset: 0 });
    const asked = { status: 'unused', q: ' anna ', limit: '20', offset: '40' };
    expect(licenseListQuery.parse(asked)).toEqual({
      status: 'unused',
      q: 'anna',
      limit: 20,
      offset: 40,
    });
  });

  it('take an empty parameter for a missing one', () => {
    expect(licenseListQuery.parse({ status: '', q: '', limit: '', offset: '' })).toEqual(
      licenseListQuery.parse({}),
    );
  });

  const limit = 'Please enter a whole number from 1 to 1000';
  const offset = 'Please enter a whole number from 0 to 1000000000';
  it.each([
    [{ limit: '0' }, limit],
    [{ limit: 'x' }, limit],
    [{ limit: '5000' }, limit],
    [{ limit: '0x10' }, limit],
    [{ limit: '1e2' }, limit],
    [{ limit: ['1', '2'] }, limit],
    [{ limit: '9'.repeat(400) }, limit],
    [{ offset: '-1' }, offset],
    [{ q: 'x'.repeat(201) }, 'Please use at most 200 characters'],
    [{ status: 'lost' }, 'Please choose one of all, active, expired'],
  ])('%o is refused', (query, message) => {
    expect(messages(sessionListQuery, query)).toEqual([message]);
  });
});
