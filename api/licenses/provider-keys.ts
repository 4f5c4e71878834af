import { hash, randomUUID } from 'node:crypto';
import { licenseKey, providerCode } from '#domain/license/code.ts';
import type { LicenseRecord, ProviderFields } from '#infra/database/licenses/license-record.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import { activeFields } from '#infra/database/licenses/license-reservation.ts';
import type { ApiDeps } from '../deps.ts';
import { beingActivated, notConfigured, refusalOfProvider } from './refusals.ts';

/** More than an activation at the provider takes, including giving back one that is not ours. */
const MAX_ACTIVATION_MS = 60_000;

/** A license reserved by `holder` while the provider is asked and until the outcome is recorded. */
export interface Reservation {
  readonly licenseId: string;
  readonly holder: string;
}

/** A reserved license that the provider has activated. */
export interface ActivatedReservation extends Reservation {
  /** '' if an earlier attempt activated it without learning the outcome. */
  readonly instanceId: string;
  readonly fields: ProviderFields;
}

/** The operations on licenses that need the provider. */
export function createProviderKeys(
  deps: Pick<ApiDeps, 'database' | 'provider' | 'config' | 'clock'>,
) {
  const { database, provider, config, clock = Date.now } = deps;
  const licenses = licenseRepository(database.knex);

  const reserve = async (licenseId: string) => {
    const holder = randomUUID();
    const at = clock();
    const reserved = await licenses.reserve(licenseId, {
      holder,
      at,
      staleBefore: at - MAX_ACTIVATION_MS,
    });
    if (!reserved) throw beingActivated();
    return { licenseId, holder, reserved };
  };

  const whileReserved = async <T>(
    { licenseId, holder }: Reservation,
    act: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      await licenses.leaveUndecided(licenseId, holder, clock());
      throw error;
    }
  };

  return {
    /**
     * Reserves an unused license; the caller must end that within `whileReserved`.
     *
     * @throws AppError `unavailable` while somebody else has reserved it, or if it has just been used
     */
    reserve: (licenseId: string): Promise<Reservation> => reserve(licenseId),

    /** Stores a key not seen before as a provisional license; returns any license that it has. */
    async createProvisional(code: string): Promise<LicenseRecord> {
      const license = { code: providerCode(code).toLowerCase(), at: clock() };
      return licenses.create(license).catch(async (error: unknown) => {
        const other = await licenses.findByKey(licenseKey(code));
        if (other) return other;
        throw error;
      });
    },

    /**
     * Reserves the license and activates it at the provider. The caller must end that within
     * `whileReserved`, by `consume` or `release`.
     *
     * @throws AppError `license_unknown`, `license_used`, `license_expired` and `license_deactivated`
     *   as the provider judges, `provider_unreachable`, and `unavailable` while somebody else has
     *   reserved it or if no provider is configured
     */
    async activate(license: LicenseRecord, instanceName: string): Promise<ActivatedReservation> {
      if (!provider) throw notConfigured();
      const { reserved, ...reservation } = await reserve(license.id);
      const answer = await whileReserved(reservation, () =>
        provider.activate(license.code, instanceName),
      );
      if (answer.kind === 'activated') {
        const { instanceId, data, key } = answer;
        const fields = {
          ...activeFields(key),
          providerInstanceId: instanceId,
          providerActivationData: data,
        };
        return { ...reservation, instanceId, fields };
      }
      // The key's one activation is the earlier attempt's, which never learned the outcome.
      if (answer.key?.status === 'active' && reserved === 'taken-over') {
        return { ...reservation, instanceId: '', fields: activeFields(answer.key) };
      }
      await licenses.endUnactivated(license, reservation.holder);
      throw refusalOfProvider(answer.key, license.code, config.supportEmail);
    },

    /** Runs `act`; if it fails, leaves the reservation to the next attempt. */
    whileReserved,
  };
}

/** Returns the same name for all attempts with a key: the shop's list shows where it was used. */
export function instanceNameOf(code: string): string {
  const digest = hash('sha256', licenseKey(code));
  return `wedding-invite-${digest.slice(0, 12)}`;
}
