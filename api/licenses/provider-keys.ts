import { createHash, randomUUID } from 'node:crypto';
import { licenseKey, providerCode } from '#domain/license/code.ts';
import type { LicenseRecord, ProviderFields } from '#infra/database/license-record.ts';
import { licenseRepository } from '#infra/database/license-repository.ts';
import { activeFields } from '#infra/database/license-reservation.ts';
import type { ApiDeps } from '../deps.ts';
import { atIt, notConfigured, refusalOfProvider } from './refusals.ts';

/** Longer than the provider takes to answer, a give-back included. */
const AT_IT_MS = 60_000;

/** The license is `holder`'s while the provider is asked, and until what it did is noted. */
export interface OnHold {
  readonly licenseId: string;
  readonly holder: string;
}

/** The provider has activated the license. */
export interface Held extends OnHold {
  /** Empty when an earlier attempt has activated it and never heard so. */
  readonly instanceId: string;
  readonly fields: ProviderFields;
}

/** Licenses that the provider has to be asked about. */
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
      staleBefore: at - AT_IT_MS,
    });
    if (!reserved) throw atIt();
    return { licenseId, holder, reserved };
  };

  return {
    /**
     * Reserves an unused license; whoever is given it ends it in `conclude`. Throws `unavailable`
     * while somebody else is at it, or has just used it.
     */
    hold: (licenseId: string): Promise<OnHold> => reserve(licenseId),

    /** Keeps a key that was never seen, provisionally. */
    async adopt(code: string): Promise<LicenseRecord> {
      const codeKey = licenseKey(code);
      const license = { code: providerCode(code).toLowerCase(), codeKey, at: clock() };
      return licenses.create(license).catch(async (error: unknown) => {
        const other = await licenses.findByKey(codeKey);
        if (other) return other;
        throw error;
      });
    },

    /**
     * Reserves the license and activates it at the provider. Whoever is given it ends it in
     * `conclude`, with `consume` or `release`.
     *
     * Throws `license_unknown`, `license_used`, `license_expired` and `license_deactivated` as the
     * provider judges, `provider_unreachable`, and `unavailable` while somebody else is at it or
     * without a provider.
     */
    async activate(license: LicenseRecord, instanceName: string): Promise<Held> {
      if (!provider) throw notConfigured();
      const { holder, reserved } = await reserve(license.id);
      const answer = await provider
        .activate(license.code, instanceName)
        .catch(async (error: unknown) => {
          await licenses.suspend(license.id, holder, clock());
          throw error;
        });
      if (answer.kind === 'activated') {
        const { instanceId, data, key } = answer;
        const fields = {
          ...activeFields(key),
          providerInstanceId: instanceId,
          providerActivationData: data,
        };
        return { licenseId: license.id, holder, instanceId, fields };
      }
      // The activation that the key counts is that of the attempt which never heard how it ended.
      if (answer.key?.status === 'active' && reserved === 'taken-over') {
        return { licenseId: license.id, holder, instanceId: '', fields: activeFields(answer.key) };
      }
      await licenses.giveUp(license, holder);
      throw refusalOfProvider(answer.key, license.code, config.supportEmail);
    },

    /** Ends the reservation by `end`; where that fails, leaves it to whoever comes next. */
    conclude: <T>({ licenseId, holder }: OnHold, end: () => Promise<T>): Promise<T> =>
      end().catch(async (error: unknown) => {
        await licenses.suspend(licenseId, holder, clock());
        throw error;
      }),
  };
}

/** The same for every attempt with one key, so that the shop's list tells where it was used. */
export function instanceNameOf(code: string): string {
  const digest = createHash('sha256').update(licenseKey(code)).digest('hex');
  return `wedding-invite-${digest.slice(0, 12)}`;
}
