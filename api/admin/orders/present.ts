import type { AdminOrder } from '#domain/api/admin-orders.ts';
import type { OrderRecord } from '#infra/database/licenses/order-repository.ts';
import { toIsoTime } from '../../http/iso-time.ts';

export function presentOrder({ id, buyerEmail, createdAt }: OrderRecord): AdminOrder {
  return { id, buyerEmail, createdAt: toIsoTime(createdAt) };
}
