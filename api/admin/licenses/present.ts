import type { AdminLicense } from '#domain/api/admin-licenses.ts';
import { PROVIDER_STATUSES, type ProviderStatus } from '#domain/license/state.ts';
import type { ListedLicense } from '#infra/database/licenses/license-record.ts';
import { toIsoTime, toIsoTimeOrNull } from '../../http/iso-time.ts';

export function presentLicense(license: ListedLicense): AdminLicense {
  return {
    id: license.id,
    licenseCode: license.code,
    isUsed: license.isUsed,
    createdAt: toIsoTime(license.createdAt),
    expiresAt: toIsoTimeOrNull(license.expiresAt),
    paymentId: license.paymentId,
    buyerEmail: license.buyerEmail,
    invitationId: license.invitationId,
    cleanUrl: license.slug,
    dashboardToken: license.dashboardToken,
    lemonsqueezy_status: providerStatus(license),
    lemonsqueezy_instance_id: license.providerInstanceId,
    lemonsqueezy_activation_data: license.providerActivationData,
  };
}

/** A license that the shop has disabled or refunded is deactivated, even if it is active here. */
function providerStatus({ deactivatedAt, providerStatus }: ListedLicense): ProviderStatus | null {
  if (deactivatedAt !== null) return 'deactivated';
  return PROVIDER_STATUSES.find((status) => status === providerStatus) ?? null;
}
