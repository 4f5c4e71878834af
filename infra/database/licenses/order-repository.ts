import type { OrderDelivery } from '#domain/api/webhooks.ts';
import { type Db, guarded, inTransaction } from '../engine/transaction.ts';

/** A purchase at the license provider. Times are UTC milliseconds. */
export interface OrderRecord {
  /** The provider's id. */
  readonly id: string;
  readonly buyerEmail: string | null;
  /** In the provider's words; null while only a license key has named the order. */
  readonly status: string | null;
  /** Never cleared: a refund cannot be undone. */
  readonly refundedAt: number | null;
  /** When a webhook first named it. */
  readonly createdAt: number;
}

export interface UnservedQuery {
  /** Only orders first named before this moment, UTC milliseconds. */
  readonly before: number;
  readonly limit: number;
  readonly offset: number;
}

/** The provider's statuses of an order that was paid and not refunded in full. */
const PAID = ['paid', 'partial_refund'];

interface OrderRow {
  id: string;
  buyer_email: string | null;
  status: string | null;
  refunded_at: number | null;
  provider_updated_at: number | null;
  created_at: number;
}

function toOrder(row: OrderRow): OrderRecord {
  return {
    id: row.id,
    buyerEmail: row.buyer_email,
    status: row.status,
    refundedAt: row.refunded_at,
    createdAt: row.created_at,
  };
}

/** Orders, as reported by the provider's webhook. */
export function orderRepository(db: Db) {
  const unserved = (before: number) =>
    db('orders')
      .whereIn('status', PAID)
      .where('created_at', '<', before)
      .whereNotExists(db('licenses').select('id').where('payment_id', db.ref('orders.id')));
  return guarded(db, {
    /** Returns a page of paid orders without a license, oldest first, and their total number. */
    async listUnserved({ before, limit, offset }: UnservedQuery) {
      const counted = await unserved(before).count({ count: '*' }).first();
      const rows: OrderRow[] = await unserved(before)
        .orderBy([{ column: 'created_at' }, { column: 'id' }])
        .limit(limit)
        .offset(offset);
      return { orders: rows.map(toOrder), total: Number(counted?.count) };
    },

    /** Locks and returns a paid order, undefined for any other. For use in a transaction. */
    async lockPaid(id: string): Promise<OrderRecord | undefined> {
      const row = await db('orders').where({ id }).whereIn('status', PAID).forUpdate().first();
      return row && toOrder(row);
    },

    /**
     * Returns the order, creating it if it is not known yet, and locks it until the surrounding
     * transaction ends. `at` (UTC milliseconds) becomes the `createdAt` of a new one.
     */
    lock: (id: string, at: number): Promise<OrderRecord> =>
      inTransaction(db, async (trx) => toOrder(await lockOrder(trx, id, at))),

    /** Applies a delivery, which may come out of order; locks and returns the order like `lock`. */
    takeOver: (delivery: OrderDelivery, at: number): Promise<OrderRecord> =>
      inTransaction(db, async (trx) => {
        const row = await lockOrder(trx, delivery.orderId, at);
        const change = changeBy(delivery, row);
        await trx('orders').where({ id: row.id }).update(change);
        return toOrder({ ...row, ...change });
      }),
  });
}

/** Creates the order if it is missing; the upsert locks its row either way. */
async function lockOrder(trx: Db, id: string, at: number): Promise<OrderRow> {
  const blank = { status: null, buyer_email: null, refunded_at: null, provider_updated_at: null };
  await trx('orders')
    .insert({ id, ...blank, created_at: at })
    .onConflict('id')
    .merge({ id });
  return await trx('orders').where({ id }).forUpdate().first();
}

/** The result does not depend on the order of deliveries: the newest one counts, a refund stays. */
function changeBy(delivery: OrderDelivery, row: OrderRow) {
  const isNewer = delivery.updatedAt > (row.provider_updated_at ?? Number.NEGATIVE_INFINITY);
  const [newer, older] = isNewer
    ? [delivery, { status: row.status, buyerEmail: row.buyer_email }]
    : [{ status: row.status, buyerEmail: row.buyer_email }, delivery];
  const refundedAt = earliest(row.refunded_at, delivery.refundedAt);
  return {
    status: refundedAt === null ? newer.status : 'refunded',
    buyer_email: newer.buyerEmail ?? older.buyerEmail,
    refunded_at: refundedAt,
    provider_updated_at: isNewer ? delivery.updatedAt : row.provider_updated_at,
  };
}

function earliest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
