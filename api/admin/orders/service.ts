import { randomBytes } from 'node:crypto';
import type { OrderListQuery } from '#domain/api/admin-orders.ts';
import { AppError } from '#domain/api/errors.ts';
import { generateLicenseCode } from '#domain/license/code.ts';
import { inTransaction } from '#infra/database/engine/transaction.ts';
import { type ListedLicense, WITHOUT_INVITATION } from '#infra/database/licenses/license-record.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import { orderRepository } from '#infra/database/licenses/order-repository.ts';
import type { ApiDeps } from '../../deps.ts';

/** How long a license key may take after its order: they come in two deliveries, seconds apart. */
const KEY_IS_LATE_MS = 10 * 60 * 1_000;

/** The operator's operations on purchases whose buyers paid and got no code. */
export function createOrderService({
  database,
  clock = Date.now,
}: Pick<ApiDeps, 'database' | 'clock'>) {
  const orders = orderRepository(database.knex);
  return {
    listUnserved: ({ limit, offset }: OrderListQuery) =>
      orders.listUnserved({ before: clock() - KEY_IS_LATE_MS, limit, offset }),

    /**
     * Creates a license that never expires for a paid order. A later refund ends it, as it ends the
     * provider's own.
     *
     * @throws AppError `not_found`, and `already_exists` if the order has a license
     */
    serve: (id: string): Promise<ListedLicense> =>
      inTransaction(database.knex, async (trx) => {
        const order = await orderRepository(trx).lockPaid(id);
        if (!order) throw new AppError('not_found', 'There is no paid order with this number');
        const licenses = licenseRepository(trx);
        if ((await licenses.findByPayment(order.id)).length > 0) {
          throw new AppError('already_exists', 'This order already has a license');
        }
        const code = generateLicenseCode(randomBytes);
        const license = await licenses.create({
          code,
          paymentId: order.id,
          buyerEmail: order.buyerEmail,
          at: clock(),
        });
        return { ...license, ...WITHOUT_INVITATION };
      }),
  };
}
