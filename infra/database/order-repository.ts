import type { OrderDelivery } from '#domain/api/webhooks.ts';
import { type Db, guarded, inTransaction } from './transaction.ts';

/** A purchase at the license provider. Times are UTC milliseconds. */
export interface OrderRecord {
  /** The provider's. */
  readonly id: string;
  readonly buyerEmail: string | null;
  /** In the provider's words; null while only a license key has named the order. */
  readonly status: string | null;
  /** Once set it stays: nothing gives a refunded purchase back. */
  readonly refundedAt: number | null;
  /** When it was heard of first. */
  readonly createdAt: number;
}

export interface UnservedQuery {
  /** Heard of before this moment, UTC milliseconds. */
  readonly before: number;
  readonly limit: number;
  readonly offset: number;
}

/** The provider's words for an order that was paid, and not refunded as a whole. */
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

/** Orders, as the provider's webhook tells of them. */
export function orderRepository(db: Db) {
  const unserved = (before: number) =>
    db('orders')
      .whereIn('status', PAID)
      .where('created_at', '<', before)
      .whereNotExists(db('licenses').select('id').where('payment_id', db.ref('orders.id')));
  return guarded(db, {
    /** Orders that are paid and have no license, oldest first, and how many there are in all. */
    async listUnserved({ before, limit, offset }: UnservedQuery) {
      const counted = await unserved(before).count({ count: '*' }).first();
      const rows: OrderRow[] = await unserved(before)
        .orderBy([{ column: 'created_at' }, { column: 'id' }])
        .limit(limit)
        .offset(offset);
      return { orders: rows.map(toOrder), total: Number(counted?.count) };
    },

    /** A paid order, held as by `hold`; undefined for any other. For use in a transaction. */
    async holdPaid(id: string): Promise<OrderRecord | undefined> {
      const row = await db('orders').where({ id }).whereIn('status', PAID).forUpdate().first();
      return row && toOrder(row);
    },

    /**
     * The order, noted when it is not known yet. Within a transaction nobody else holds or changes
     * it until that ends. `at`: when it is heard of, UTC milliseconds.
     */
    hold: (id: string, at: number): Promise<OrderRecord> =>
      inTransaction(db, async (trx) => toOrder(await held(trx, id, at))),

    /** The order after a delivery about it, and held as by `hold`. An older delivery changes little. */
    takeOver: (delivery: OrderDelivery, at: number): Promise<OrderRecord> =>
      inTransaction(db, async (trx) => {
        const row = await held(trx, delivery.orderId, at);
        const change = changeBy(delivery, row);
        await trx('orders').where({ id: row.id }).update(change);
        return toOrder({ ...row, ...change });
      }),
  });
}

/** The statement that inserts a row or leaves it as it is locks it in both cases. */
async function held(trx: Db, id: string, at: number): Promise<OrderRow> {
  const blank = { status: null, buyer_email: null, refunded_at: null, provider_updated_at: null };
  await trx('orders')
    .insert({ id, ...blank, created_at: at })
    .onConflict('id')
    .merge({ id });
  return await trx('orders').where({ id }).forUpdate().first();
}

/** The result is the same in whatever order deliveries come: the newest tells, a refund stays. */
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
