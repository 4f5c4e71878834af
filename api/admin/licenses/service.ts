import { randomBytes } from 'node:crypto';
import {
  type CreateLicenseRequest,
  EXPIRY_IN_THE_PAST,
  type LicenseListQuery,
} from '#domain/api/admin-licenses.ts';
import { AppError } from '#domain/api/errors.ts';
import { generateLicenseCode } from '#domain/license/code.ts';
import { isExpired } from '#domain/license/state.ts';
import { type ListedLicense, WITHOUT_INVITATION } from '#infra/database/licenses/license-record.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import type { ApiDeps } from '../../deps.ts';
import { beingActivated, noSuchLicense } from '../../licenses/refusals.ts';

/** The operator's operations on licenses. */
export function createAdminLicenseService({
  database,
  clock = Date.now,
}: Pick<ApiDeps, 'database' | 'clock'>) {
  const licenses = licenseRepository(database.knex);

  const requireFutureEnd = (expiresAt: number | null, now: number): void => {
    if (!isExpired({ expiresAt }, now)) return;
    const issues = [{ path: 'expiresAt', message: EXPIRY_IN_THE_PAST }];
    throw new AppError('invalid_content', EXPIRY_IN_THE_PAST, { issues });
  };

  /** @throws AppError `not_found` */
  const find = async (id: string): Promise<ListedLicense> => {
    const license = await licenses.findListed(id);
    if (!license) throw noSuchLicense();
    return license;
  };

  return {
    find,

    async list({ status, q, limit, offset }: LicenseListQuery) {
      return licenses.list({ filter: status, q, limit, offset, now: clock() });
    },

    /** @throws AppError `already_exists` if the code is taken, `invalid_content` for a past expiry */
    async create({ expiresAt, customCode }: CreateLicenseRequest): Promise<ListedLicense> {
      const now = clock();
      requireFutureEnd(expiresAt, now);
      const code = customCode ?? generateLicenseCode(randomBytes);
      const license = await licenses.create({
        code,
        expiresAt,
        at: now,
      });
      return { ...license, ...WITHOUT_INVITATION };
    },

    /**
     * Null means that it never expires.
     *
     * @throws AppError `not_found`, `invalid_content`
     */
    async changeExpiry(id: string, expiresAt: number | null): Promise<ListedLicense> {
      requireFutureEnd(expiresAt, clock());
      await licenses.updateExpiry(id, expiresAt);
      return find(id);
    },

    /**
     * Deletes an unused license.
     *
     * @throws AppError `not_found`, `license_in_use` if it is used or only its provider can
     *   deactivate it, and `unavailable` while its activation is running or its outcome unknown
     */
    async remove(id: string): Promise<void> {
      if (await licenses.deleteUnused(id)) return;
      const license = await licenses.findById(id);
      if (!license) throw noSuchLicense();
      if (license.isUsed) throw new AppError('license_in_use', 'A used license cannot be deleted');
      if (license.reservedAt !== null) throw beingActivated();
      throw new AppError('license_in_use', ACTIVE_AT_SHOP);
    },
  };
}

const ACTIVE_AT_SHOP =
  'This key is active at the shop, and its buyer can still use it here. To end it, deactivate it there first.';
