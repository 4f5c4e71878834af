import type { Knex } from 'knex';
import { licenseKey } from '#domain/license/code.ts';
import type { LicenseFilter } from '#domain/license/state.ts';
import { onViolation } from '../engine/failure.ts';
import { newId } from '../engine/ids.ts';
import { type Db, guarded } from '../engine/transaction.ts';
import { deliveryVerbs } from './license-delivery.ts';
import {
  type LicenseRecord,
  type LicenseRow,
  type ListedLicense,
  type ListedRow,
  type ProviderFields,
  toLicense,
  toListed,
} from './license-record.ts';
import { reservationVerbs } from './license-reservation.ts';
import { sought } from './sought.ts';

/** Times are UTC milliseconds. */
export interface NewLicense {
  readonly code: string;
  /** Null, as when left out, means never. */
  readonly expiresAt?: number | null;
  readonly paymentId?: string | null;
  readonly buyerEmail?: string | null;
  /** When it was made; now when left out. */
  readonly at?: number;
}

export interface LicenseQuery {
  readonly filter?: LicenseFilter;
  /**
   * Part of a code (shown, folded or as activation reads it), e-mail address, payment or invitation
   * id, slug, in any case; or a link of the invitation.
   */
  readonly q?: string;
  readonly limit: number;
  readonly offset?: number;
  /** The time at which expiry is judged, UTC milliseconds; now when left out. */
  readonly now?: number;
}

export interface Consumption {
  readonly invitationId: string;
  /** UTC milliseconds. */
  readonly at: number;
  /** Hash of the `Idempotency-Key`, by which a retry is recognized. */
  readonly idempotencyKey?: string | null;
  /** The holder of the reservation, if the license is reserved. */
  readonly reservedBy?: string;
}

/** Licenses: single-use codes. */
export function licenseRepository(db: Db) {
  return guarded(db, { ...licenseVerbs(db), ...reservationVerbs(db), ...deliveryVerbs(db) });
}

export type LicenseRepository = ReturnType<typeof licenseRepository>;

function licenseVerbs(db: Db) {
  const withInvitation = () =>
    db('licenses').leftJoin('invitations', 'invitations.id', 'licenses.invitation_id');
  const listed = () =>
    withInvitation()
      .leftJoin('dashboard_sessions', 'dashboard_sessions.license_id', 'licenses.id')
      .select(
        'licenses.*',
        'dashboard_sessions.token',
        'invitations.slug',
        'invitations.removed_at',
      );
  const find = async (where: Partial<LicenseRow>): Promise<LicenseRecord | undefined> => {
    const row: LicenseRow | undefined = await db('licenses').where(where).first();
    return row && toLicense(row);
  };
  return {
    /** @throws AppError `already_exists` when the code exists already. */
    async create(license: NewLicense): Promise<LicenseRecord> {
      const row: LicenseRow = {
        id: newId(),
        code: license.code,
        code_key: licenseKey(license.code),
        is_used: 0,
        created_at: license.at ?? Date.now(),
        expires_at: license.expiresAt ?? null,
        used_at: null,
        deactivated_at: null,
        invitation_id: null,
        idempotency_key: null,
        payment_id: license.paymentId ?? null,
        buyer_email: license.buyerEmail ?? null,
        provider_status: null,
        provider_instance_id: null,
        provider_activation_data: null,
        provider_updated_at: null,
        provider_expires_at: null,
        reserved_at: null,
        reserved_by: null,
      };
      await db('licenses')
        .insert(row)
        .catch(onViolation('code_key', 'already_exists', 'This license code already exists'));
      return toLicense(row);
    },

    findById: (id: string) => find({ id }),
    async findListed(id: string): Promise<ListedLicense | undefined> {
      const row: ListedRow | undefined = await listed().where('licenses.id', id).first();
      return row && toListed(row);
    },
    /** Finds a license by its folded code (`licenseKey` in domain/license). */
    findByKey: (codeKey: string) => find({ code_key: codeKey }),
    /** Finds the license that was activated with this `Idempotency-Key` (hashed). */
    findByIdempotencyKey: (idempotencyKey: string) => find({ idempotency_key: idempotencyKey }),

    async findByPayment(paymentId: string): Promise<LicenseRecord[]> {
      const rows: LicenseRow[] = await db('licenses').where({ payment_id: paymentId });
      return rows.map(toLicense);
    },

    /** Returns a page of the operator's list, newest first, and the total number of matches. */
    async list(query: LicenseQuery): Promise<{ licenses: ListedLicense[]; total: number }> {
      // Only a search looks at the invitation.
      const counted = await (query.q ? withInvitation() : db('licenses'))
        .where(matching(db, query))
        .count({ count: '*' })
        .first();
      const rows: ListedRow[] = await listed()
        .where(matching(db, query))
        .orderBy('licenses.id', 'desc')
        .limit(query.limit)
        .offset(query.offset ?? 0);
      return { licenses: rows.map(toListed), total: Number(counted?.count) };
    },

    async counts(): Promise<{ total: number; used: number }> {
      const row = await db('licenses')
        .count({ total: '*' })
        .count({ used: db.raw('CASE WHEN is_used = 1 THEN 1 END') })
        .first();
      return { total: Number(row?.total), used: Number(row?.used) };
    },

    /**
     * Uses the license up for an invitation; returns true for exactly one of several racing
     * callers, false when it is used, expired, deactivated, reserved by someone else, or missing.
     *
     * @throws AppError `idempotency_mismatch` when the `Idempotency-Key` activated another license.
     */
    async consume(id: string, { invitationId, at, idempotencyKey, reservedBy }: Consumption) {
      const consumed = await db('licenses')
        .where({ id, is_used: 0 })
        .whereNull('deactivated_at')
        .where((kept) =>
          kept.whereNull('provider_status').orWhereNot('provider_status', 'deactivated'),
        )
        .where(lasting(at))
        .where((free) => {
          free.whereNull('reserved_by');
          if (reservedBy !== undefined) free.orWhere({ reserved_by: reservedBy });
        })
        .update({
          is_used: 1,
          used_at: at,
          invitation_id: invitationId,
          idempotency_key: idempotencyKey ?? null,
          reserved_at: null,
          reserved_by: null,
        })
        .catch(onViolation('idempotency_key', 'idempotency_mismatch', OTHER_CODE));
      return consumed === 1;
    },

    /** Returns false when there is no such license. */
    async updateExpiry(id: string, expiresAt: number | null): Promise<boolean> {
      return (await db('licenses').where({ id }).update({ expires_at: expiresAt })) === 1;
    },

    /** From then on a retry of the activation is refused like any other use of the code. */
    async forgetIdempotencyKey(id: string): Promise<void> {
      await db('licenses').where({ id }).update({ idempotency_key: null });
    },

    /**
     * Deletes an unused license. Returns false when it is used, reserved, active at the provider
     * without an instance known here, or does not exist. A used license is never deleted. The
     * provider may already count an activation of a reserved one: without our row, the key that the
     * couple paid for would be refused as used up.
     */
    async deleteUnused(id: string): Promise<boolean> {
      const deleted = await db('licenses')
        .where({ id, is_used: 0 })
        .whereNull('reserved_at')
        .where((known) =>
          known
            .whereNull('provider_status')
            .orWhereNot('provider_status', 'active')
            .orWhereNotNull('provider_instance_id'),
        )
        .delete();
      return deleted === 1;
    },

    /** Updates the given provider fields. Returns false when there is no such license. */
    async updateProvider(id: string, fields: ProviderFields): Promise<boolean> {
      const change = Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [
          PROVIDER_COLUMNS[field as keyof ProviderFields],
          value,
        ]),
      );
      if (Object.keys(change).length === 0) return (await find({ id })) !== undefined;
      return (await db('licenses').where({ id }).update(change)) === 1;
    },
  };
}

export const OTHER_CODE = 'This Idempotency-Key belongs to another license code';

const PROVIDER_COLUMNS: Readonly<Record<keyof ProviderFields, keyof LicenseRow>> = {
  providerStatus: 'provider_status',
  providerInstanceId: 'provider_instance_id',
  providerActivationData: 'provider_activation_data',
  paymentId: 'payment_id',
  buyerEmail: 'buyer_email',
};

const SEARCHED = [
  'licenses.code',
  'licenses.code_key',
  'licenses.buyer_email',
  'licenses.payment_id',
  'licenses.invitation_id',
  'invitations.slug',
];

/** Condition for licenses that have not expired at `now`, like `isExpired` in domain/license. */
function lasting(now: number) {
  return (where: Knex.QueryBuilder) =>
    where.whereNull('licenses.expires_at').orWhere('licenses.expires_at', '>=', now);
}

function matching(db: Db, { filter = 'all', q = '', now = Date.now() }: LicenseQuery) {
  return (where: Knex.QueryBuilder) => {
    if (filter === 'used') where.where('licenses.is_used', 1);
    if (filter === 'unused' || filter === 'expired') where.where('licenses.is_used', 0);
    if (filter === 'expired') where.where('licenses.expires_at', '<', now);
    if (filter === 'unused') where.where(lasting(now));
    where.where(sought(db, SEARCHED, q));
  };
}
