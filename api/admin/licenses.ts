import { randomBytes } from 'node:crypto';
import {
  type AdminLicense,
  type CreateLicenseRequest,
  EXPIRY_IN_THE_PAST,
  endsBeforeToday,
  type LicenseListQuery,
} from '#domain/api/admin.ts';
import { AppError } from '#domain/api/errors.ts';
import { generateLicenseCode, licenseKey } from '#domain/license/code.ts';
import { PROVIDER_STATUSES } from '#domain/license/state.ts';
import { type ListedLicense, licenseRepository } from '#infra/database/license-repository.ts';
import type { ApiDeps } from '../deps.ts';
import { moment, momentOrNull } from '../http/moment.ts';

/** Licenses as the operator handles them. */
export function createLicenseDesk({ database, clock = Date.now }: ApiDeps) {
  const licenses = licenseRepository(database.knex);
  return {
    async list({ status, q, limit, offset }: LicenseListQuery) {
      return licenses.list({ filter: status, q, limit, offset, now: clock() });
    },

    /** Throws `already_exists` for a code that is taken, `invalid_content` for an end in the past. */
    async create({ expiresAt, customCode }: CreateLicenseRequest): Promise<ListedLicense> {
      const now = clock();
      if (expiresAt !== null && endsBeforeToday(expiresAt, now)) {
        const issues = [{ path: 'expiresAt', message: EXPIRY_IN_THE_PAST }];
        throw new AppError('invalid_content', EXPIRY_IN_THE_PAST, { issues });
      }
      const code = customCode ?? generateLicenseCode(randomBytes);
      const license = await licenses.create({
        code,
        codeKey: licenseKey(code),
        expiresAt,
        at: now,
      });
      return { ...license, dashboardToken: null };
    },
  };
}

export function presentLicense(license: ListedLicense): AdminLicense {
  return {
    id: license.id,
    licenseCode: license.code,
    isUsed: license.isUsed,
    createdAt: moment(license.createdAt),
    expiresAt: momentOrNull(license.expiresAt),
    paymentId: license.paymentId,
    invitationId: license.invitationId,
    dashboardToken: license.dashboardToken,
    lemonsqueezy_status:
      PROVIDER_STATUSES.find((status) => status === license.providerStatus) ?? null,
    lemonsqueezy_instance_id: license.providerInstanceId,
    lemonsqueezy_activation_data: license.providerActivationData,
  };
}
