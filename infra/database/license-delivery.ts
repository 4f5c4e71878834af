import { AppError } from '#domain/api/errors.ts';
import type { LicenseKeyDelivery } from '#domain/api/webhooks.ts';
import { licenseKey } from '#domain/license/code.ts';
import { violates } from './failure.ts';
import { newId } from './ids.ts';
import type { LicenseRow } from './license-record.ts';
import { type Db, inTransaction } from './transaction.ts';

type Delivered = Omit<LicenseKeyDelivery, 'kind' | 'storeId' | 'productId'>;

/** What the provider's webhook says of its keys. */
export function deliveryVerbs(db: Db) {
  return {
    /**
     * The license of this key exists afterwards and says what the newest delivery said; whether and
     * by whom it is used is never touched. `refundedAt` is that of its order (UTC milliseconds),
     * which the caller holds.
     *
     * @throws AppError `unavailable` when the license is deleted at the same moment.
     */
    takeOver: (delivery: Delivered, refundedAt: number | null): Promise<void> =>
      inTransaction(db, async (trx) => {
        const row = await held(trx, delivery);
        await trx('licenses')
          .where({ id: row.id })
          .update(changeBy(delivery, row, refundedAt));
      }),

    /** Deactivates every license of a refunded order, used ones too: their pages stay. */
    async deactivateOrder(orderId: string, refundedAt: number): Promise<void> {
      await db('licenses').where({ payment_id: orderId }).update({ deactivated_at: refundedAt });
    },
  };
}

/** The license of the key, made when there is none, locked until the transaction ends. */
async function held(trx: Db, { code, createdAt }: Delivered): Promise<LicenseRow> {
  const codeKey = licenseKey(code);
  const find = (): Promise<LicenseRow | undefined> =>
    trx('licenses').where({ code_key: codeKey }).forUpdate().first();
  const known = await find();
  if (known) return known;
  const made = { id: newId(), code, code_key: codeKey, is_used: 0, created_at: createdAt };
  await trx('licenses')
    .insert(made)
    .catch((error: unknown) => {
      // Somebody else made it since the look, for example an activation.
      if (!violates(error, 'code_key')) throw error;
    });
  const row = await find();
  if (!row) throw new AppError('unavailable', 'This license is being deleted. Please try again.');
  return row;
}

/**
 * What a delivery changes, the same in whatever order deliveries come, and nothing when it comes again.
 *
 * `provider_status` tells of our own activation and is left alone. `deactivated_at` alone refuses a
 * disabled key: it can be cleared again, while a status once overwritten would not tell any more
 * whether the key had been active before, or deactivated by the operator.
 */
function changeBy(delivery: Delivered, row: LicenseRow, refundedAt: number | null) {
  if (!isNews(delivery, row, refundedAt)) {
    return { buyer_email: row.buyer_email ?? delivery.buyerEmail };
  }
  const { updatedAt, isDisabled } = delivery;
  return {
    code: delivery.code,
    payment_id: delivery.orderId,
    buyer_email: delivery.buyerEmail ?? row.buyer_email,
    expires_at: delivery.expiresAt,
    deactivated_at: refundedAt ?? (isDisabled ? updatedAt : null),
    provider_updated_at: updatedAt,
    provider_expires_at: delivery.expiresAt,
  };
}

/**
 * Whether a delivery counts more than those before it. Their time has whole seconds: of several in one
 * second one that disables the key wins, since the next of them corrects it, then one that ends later.
 */
function isNews(
  { updatedAt, isDisabled, expiresAt }: Delivered,
  row: LicenseRow,
  refundedAt: number | null,
): boolean {
  const newest = row.provider_updated_at ?? Number.NEGATIVE_INFINITY;
  if (updatedAt !== newest) return updatedAt > newest;
  const wasDisabled = row.deactivated_at !== null;
  // Of a refunded order every key is deactivated, whatever was said of it.
  if (refundedAt === null && isDisabled !== wasDisabled) return isDisabled;
  return endOf(expiresAt) > endOf(row.provider_expires_at);
}

function endOf(expiresAt: number | null): number {
  return expiresAt ?? Number.POSITIVE_INFINITY;
}
