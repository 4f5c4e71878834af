export interface LicenseRecord {
  readonly id: string;
  /** As displayed. */
  readonly code: string;
  /** Normalized for comparison (`licenseKey` in domain/license). */
  readonly codeKey: string;
  readonly isUsed: boolean;
  /** UTC milliseconds, like all times here. */
  readonly createdAt: number;
  /** Null: never. */
  readonly expiresAt: number | null;
  /** When the provider refunded or disabled it. */
  readonly deactivatedAt: number | null;
  readonly invitationId: string | null;
  /** Hash of the `Idempotency-Key` that activated it. */
  readonly idempotencyKey: string | null;
  readonly paymentId: string | null;
  readonly buyerEmail: string | null;
  readonly providerStatus: string | null;
  readonly providerInstanceId: string | null;
  /** The provider's answer to the activation, JSON text. */
  readonly providerActivationData: string | null;
  /** When it was reserved or, with `reservedBy` null, when its reservation was left to others. */
  readonly reservedAt: number | null;
  /** The attempt that is asking the provider; null when there is none. */
  readonly reservedBy: string | null;
}

/** What the provider knows about a license. */
export interface ProviderFields {
  readonly providerStatus?: string | null;
  readonly providerInstanceId?: string | null;
  readonly providerActivationData?: string | null;
  readonly paymentId?: string | null;
  readonly buyerEmail?: string | null;
}

export interface LicenseRow {
  id: string;
  code: string;
  code_key: string;
  is_used: number;
  created_at: number;
  expires_at: number | null;
  used_at: number | null;
  deactivated_at: number | null;
  invitation_id: string | null;
  idempotency_key: string | null;
  payment_id: string | null;
  buyer_email: string | null;
  provider_status: string | null;
  provider_instance_id: string | null;
  provider_activation_data: string | null;
  /** `updated_at` of the newest webhook delivery about this key. */
  provider_updated_at: number | null;
  /** Expiry in the newest delivery; the operator may have changed `expires_at` since. */
  provider_expires_at: number | null;
  reserved_at: number | null;
  reserved_by: string | null;
}

export function toLicense(row: LicenseRow): LicenseRecord {
  return {
    id: row.id,
    code: row.code,
    codeKey: row.code_key,
    isUsed: row.is_used === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    deactivatedAt: row.deactivated_at,
    invitationId: row.invitation_id,
    idempotencyKey: row.idempotency_key,
    paymentId: row.payment_id,
    buyerEmail: row.buyer_email,
    providerStatus: row.provider_status,
    providerInstanceId: row.provider_instance_id,
    providerActivationData: row.provider_activation_data,
    reservedAt: row.reserved_at,
    reservedBy: row.reserved_by,
  };
}

/** A license in the operator's list. */
export interface ListedLicense extends LicenseRecord {
  readonly dashboardToken: string | null;
  /** The invitation's slug; null without an invitation, or when it has been removed. */
  readonly slug: string | null;
}

/** The listed fields of a license that is not used yet. */
export const WITHOUT_INVITATION = { dashboardToken: null, slug: null } as const;

export interface ListedRow extends LicenseRow {
  token: string | null;
  slug: string | null;
  removed_at: number | null;
}

export function toListed(row: ListedRow): ListedLicense {
  const slug = row.removed_at === null ? row.slug : null;
  return { ...toLicense(row), dashboardToken: row.token, slug };
}
