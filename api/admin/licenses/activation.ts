import type {
  ActivateLicenseRequest,
  DeactivateLicenseRequest,
} from '#domain/api/admin-licenses.ts';
import { AppError } from '#domain/api/errors.ts';
import { isProviderCode, licenseKey } from '#domain/license/code.ts';
import { inTransaction } from '#infra/database/engine/transaction.ts';
import type { LicenseRecord } from '#infra/database/licenses/license-record.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import { ENDED } from '#infra/database/licenses/license-reservation.ts';
import type { ApiDeps } from '../../deps.ts';
import { createProviderKeys } from '../../licenses/provider-keys.ts';
import { deactivatedLicense, noSuchLicense, notConfigured } from '../../licenses/refusals.ts';

export interface ManualActivation {
  readonly instance: { readonly id: string; readonly name: string };
  readonly licenseId: string;
}

/** The operator's manual activations and deactivations at the provider. */
export function createManualActivation(
  deps: Pick<ApiDeps, 'database' | 'provider' | 'config' | 'clock'>,
) {
  const { database, provider } = deps;
  const licenses = licenseRepository(database.knex);
  const providerKeys = createProviderKeys(deps);

  const byCode = async (code: string): Promise<LicenseRecord> => {
    const license = await licenses.findByKey(licenseKey(code));
    if (!license) throw noSuchLicense();
    return license;
  };

  return {
    /**
     * Activates an unused license.
     *
     * @throws AppError `not_found`, `license_used`, `license_deactivated` if the shop has disabled it,
     *   `already_exists` if it is active or needs no activation, and what `createProviderKeys` throws
     */
    async activate(request: ActivateLicenseRequest): Promise<ManualActivation> {
      const license = await byCode(request.licenseCode);
      if (license.isUsed) {
        throw new AppError('license_used', 'A used license cannot be activated manually');
      }
      if (license.deactivatedAt !== null) throw deactivatedLicense();
      if (license.providerStatus === 'active') {
        throw new AppError('already_exists', 'This license is already active');
      }
      const reservation = await providerKeys
        .activate(license, request.instanceName)
        .catch((error: unknown) => {
          const isUnknown = error instanceof AppError && error.code === 'license_unknown';
          throw isUnknown ? unknownToProvider(license.code) : error;
        });
      await providerKeys.whileReserved(reservation, () =>
        inTransaction(database.knex, async (trx) => {
          await licenseRepository(trx).updateProvider(license.id, reservation.fields);
          await licenseRepository(trx).release(license.id, reservation.holder);
        }),
      );
      const instance = { id: reservation.instanceId, name: request.instanceName };
      return { instance, licenseId: license.id };
    },

    /**
     * Ends an activation; one that the provider no longer knows has already ended. An unused
     * license is reserved meanwhile.
     *
     * @throws AppError `not_found`, `provider_unreachable`, and `unavailable` while somebody else
     *   has reserved it or if no provider is configured
     */
    async deactivate({ licenseCode, instanceId }: DeactivateLicenseRequest): Promise<string> {
      const license = await byCode(licenseCode);
      if (!provider) throw notConfigured();
      if (license.providerInstanceId !== instanceId) {
        throw new AppError('not_found', 'This license has no activation with this instance ID');
      }
      if (license.isUsed) {
        await provider.deactivate(license.code, instanceId);
        await licenses.updateProvider(license.id, ENDED);
        return license.id;
      }
      const reservation = await providerKeys.reserve(license.id);
      await providerKeys.whileReserved(reservation, async () => {
        await provider.deactivate(license.code, instanceId);
        await inTransaction(database.knex, async (trx) => {
          await licenseRepository(trx).updateProvider(license.id, ENDED);
          await licenseRepository(trx).release(license.id, reservation.holder);
        });
      });
      return license.id;
    },
  };
}

/** Returns the operator's version of `license_unknown`: the license does exist here. */
function unknownToProvider(code: string): AppError {
  if (isProviderCode(code)) {
    const message = 'The provider does not know this key as one of this shop and product.';
    return new AppError('license_unknown', message);
  }
  const message = 'The provider does not know this code. Codes made here need no activation.';
  return new AppError('already_exists', message);
}
