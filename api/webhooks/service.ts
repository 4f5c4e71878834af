import type { LicenseKeyDelivery, OrderDelivery } from '#domain/api/webhooks.ts';
import { inTransaction } from '#infra/database/engine/transaction.ts';
import { licenseRepository } from '#infra/database/licenses/license-repository.ts';
import { orderRepository } from '#infra/database/licenses/order-repository.ts';
import type { ApiDeps } from '../deps.ts';

export type DeliveryService = ReturnType<typeof createDeliveryService>;

/**
 * Applies what the license provider reports about its keys and orders. Every delivery may come many
 * times, late, and at the same moment as another: the result depends only on what they say. Both
 * kinds lock their order first, so that a key and its refund take turns.
 */
export function createDeliveryService(
  deps: Pick<ApiDeps, 'database' | 'config' | 'log' | 'clock'>,
) {
  const { database, config, log, clock = Date.now } = deps;
  const { storeId, productId } = config.lemonSqueezy;

  const isOurs = (delivery: LicenseKeyDelivery | OrderDelivery): boolean =>
    isSame(delivery.storeId, storeId) && isSame(delivery.productId, productId);

  const apply = (delivery: LicenseKeyDelivery | OrderDelivery): Promise<void> =>
    inTransaction(database.knex, async (trx) => {
      const { orderId } = delivery;
      const [orders, licenses] = [orderRepository(trx), licenseRepository(trx)];
      if (delivery.kind === 'license_key') {
        const { refundedAt } = await orders.lock(orderId, clock());
        await licenses.takeOver(delivery, refundedAt);
        return;
      }
      const { refundedAt } = await orders.takeOver(delivery, clock());
      if (refundedAt !== null) await licenses.deactivateOrder(orderId, refundedAt);
    });

  return {
    /**
     * Resolves with false for a delivery of another store or product, which changes nothing.
     *
     * @throws AppError `unavailable` if the database cannot take it now: the provider delivers again
     */
    async receive(event: string, delivery: LicenseKeyDelivery | OrderDelivery): Promise<boolean> {
      const { orderId } = delivery;
      if (!isOurs(delivery)) {
        log.info({ event, orderId }, 'delivery of another store or product ignored');
        return false;
      }
      await apply(delivery);
      log.info({ event, orderId }, 'delivery applied');
      return true;
    },
  };
}

/**
 * Returns whether the ids match. One that is missing or not configured cannot differ; the signature
 * shows that the provider sent it.
 */
function isSame(given: string | null, configured: number | undefined): boolean {
  return given === null || configured === undefined || given === String(configured);
}
