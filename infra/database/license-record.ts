export interface LicenseRecord {
  readonly id: string;
  /** As it is shown. */
  readonly code: string;
  /** As it is compared (`licenseKey` in domain/license). */
  readonly codeKey: string;
  readonly isUsed: boolean;
  /** UTC milliseconds, like every time here. */
  readonly createdAt: number;
  /** Null: never. */
  readonly expiresAt: number | null;
  /** Refunded or disabled by the provider. */
  readonly deactivatedAt: number | null;
  readonly invitationId: string | null;
  /** Hash of the `Idempotency-Key` that activated it. */
  readonly idempotencyKey: string | null;
  readonly paymentId: string | null;
  readonly buyerEmail: string | null;
  readonly providerStatus: string | null;
  readonly providerInstanceId: string | null;
  /** JSON text, as the provider answered. */
  readonly providerActivationData: string | null;
  /** Somebody asks the provider about this code since then, or has left it to others then. */
  readonly reservedAt: number | null;
  /** Who asks; null when nobody does. */
  readonly reservedBy: string | null;
}

/** What the provider knows of a license, or has told. */
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
  /** `updated_at` of the newest delivery that the provider's webhook made of this key. */
  provider_updated_at: number | null;
  /** The end that the newest delivery told; `expires_at` may be the operator's since. */
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
  /** Its invitation's; null without one that is there. */
  readonly slug: string | null;
}

/** Of a license that is not used yet. */
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
