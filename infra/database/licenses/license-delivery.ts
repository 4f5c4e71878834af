import { AppError } from '#domain/api/errors.ts';
import type { LicenseKeyDelivery } from '#domain/api/webhooks.ts';
import { licenseKey } from '#domain/license/code.ts';
import { violates } from '../engine/failure.ts';
import { newId } from '../engine/ids.ts';
import { type Db, inTransaction } from '../engine/transaction.ts';
import type { LicenseRow } from './license-record.ts';

type Delivered = Omit<LicenseKeyDelivery, 'kind' | 'storeId' | 'productId'>;

/** Writes to licenses what the provider's webhook reports about its keys. */
export function deliveryVerbs(db: Db) {
  return {
    /**
     * Creates the key's license if there is none and updates it to the newest delivery; whether and
     * by whom it is used is never touched. `refundedAt` (UTC milliseconds) is that of its order,
     * whose row the caller has locked.
     *
     * @throws AppError `unavailable` when the license is being deleted at the same moment.
     */
    takeOver: (delivery: Delivered, refundedAt: number | null): Promise<void> =>
      inTransaction(db, async (trx) => {
        const row = await lockLicense(trx, delivery);
        await trx('licenses')
          .where({ id: row.id })
          .update(changeBy(delivery, row, refundedAt));
      }),

    /** Deactivates every license of a refunded order, even used ones; their pages stay live. */
    async deactivateOrder(orderId: string, refundedAt: number): Promise<void> {
      await db('licenses').where({ payment_id: orderId }).update({ deactivated_at: refundedAt });
    },
  };
}

/** Returns the key's license, created if missing and locked until the transaction ends. */
async function lockLicense(trx: Db, { code, createdAt }: Delivered): Promise<LicenseRow> {
  const codeKey = licenseKey(code);
  const find = (): Promise<LicenseRow | undefined> =>
    trx('licenses').where({ code_key: codeKey }).forUpdate().first();
  const known = await find();
  if (known) return known;
  const made = { id: newId(), code, code_key: codeKey, is_used: 0, created_at: createdAt };
  await trx('licenses')
    .insert(made)
    .catch((error: unknown) => {
      // It was created after the lookup, for example by an activation.
      if (!violates(error, 'code_key')) throw error;
    });
  const row = await find();
  if (!row) throw new AppError('unavailable', 'This license is being deleted. Please try again.');
  return row;
}

/**
 * Returns the columns that a delivery changes. The result does not depend on the order of
 * deliveries, and a repeated delivery changes nothing.
 *
 * `provider_status` records our own activation and is left alone. A disabled key is refused by
 * `deactivated_at` alone, because that can be cleared again; overwriting the status would lose
 * whether the key had been active, or deactivated by the operator.
 */
function changeBy(delivery: Delivered, row: LicenseRow, refundedAt: number | null) {
  if (!isNews(delivery, row, refundedAt)) {
    return { buyer_email: row.buyer_email ?? delivery.buyerEmail };
  }
  const { updatedAt, isDisabled, expiresAt } = delivery;
  return {
    code: delivery.code,
    payment_id: delivery.orderId,
    buyer_email: delivery.buyerEmail ?? row.buyer_email,
    // Only where the shop has changed it: otherwise the operator's change stands.
    expires_at: expiresAt === row.provider_expires_at ? row.expires_at : expiresAt,
    deactivated_at: refundedAt ?? (isDisabled ? updatedAt : null),
    provider_updated_at: updatedAt,
    provider_expires_at: expiresAt,
  };
}

/**
 * Returns whether a delivery supersedes the earlier ones. Times are whole seconds: within one second,
 * a delivery that disables the key wins, since a later one can correct that; then the later expiry.
 */
function isNews(
  { updatedAt, isDisabled, expiresAt }: Delivered,
  row: LicenseRow,
  refundedAt: number | null,
): boolean {
  const newest = row.provider_updated_at ?? Number.NEGATIVE_INFINITY;
  if (updatedAt !== newest) return updatedAt > newest;
  const wasDisabled = row.deactivated_at !== null;
  // Every key of a refunded order is deactivated, whatever its deliveries say.
  if (refundedAt === null && isDisabled !== wasDisabled) return isDisabled;
  return endOf(expiresAt) > endOf(row.provider_expires_at);
}

function endOf(expiresAt: number | null): number {
  return expiresAt ?? Number.POSITIVE_INFINITY;
}
