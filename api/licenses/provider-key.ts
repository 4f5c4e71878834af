import { AppError } from '#domain/api/errors.ts';
import { isProviderCode } from '#domain/license/code.ts';
import type { Config } from '#infra/config.ts';

/**
 * What is said of a code that the database does not know. A key in the provider's form could be the
 * provider's; without its ids nobody can be asked, so it is refused with words that say so.
 */
export function unknownLicense(
  code: string,
  config: Pick<Config, 'lemonSqueezy' | 'supportEmail'>,
): AppError {
  const { storeId, productId } = config.lemonSqueezy;
  const isConfigured = storeId !== undefined && productId !== undefined;
  if (isProviderCode(code) && !isConfigured) {
    return new AppError(
      'license_unknown',
      `Keys from the shop cannot be activated here. Please write to ${config.supportEmail}.`,
    );
  }
  return new AppError('license_unknown', 'This license code does not exist. Please check it.');
}
