import type { AdminOrder } from '#domain/api/admin.ts';
import type { OrderRecord } from '#infra/database/licenses/order-repository.ts';
import { moment } from '../../http/moment.ts';

export function presentOrder({ id, buyerEmail, createdAt }: OrderRecord): AdminOrder {
  return { id, buyerEmail, createdAt: moment(createdAt) };
}
