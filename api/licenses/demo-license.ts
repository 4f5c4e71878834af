import { randomBytes } from 'node:crypto';
import { generateLicenseCode } from '#domain/license/code.ts';
import type { Database } from '#infra/database/database.ts';
import { inTransaction } from '#infra/database/engine/transaction.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import { settingsRepository } from '#infra/database/settings-repository.ts';

/**
 * Creates a license code for trying the product, once, if the database has no licenses; resolves
 * with undefined otherwise.
 */
export function createDemoLicense(database: Database): Promise<string | undefined> {
  return inTransaction(database.knex, async (trx) => {
    const settings = settingsRepository(trx);
    if (await settings.get('demo_license')) return undefined;
    await settings.set('demo_license', 'made');
    const licenses = licenseRepository(trx);
    if ((await licenses.counts()).total > 0) return undefined;
    const code = generateLicenseCode(randomBytes);
    await licenses.create({ code });
    return code;
  });
}
