import { z } from 'zod';
import { page } from './admin-lists.ts';
import { isoTime } from './iso-time.ts';

export const orderListQuery = z.object({ limit: page.limit, offset: page.offset });
export type OrderListQuery = z.infer<typeof orderListQuery>;

/** A purchase that was paid and not refunded. */
export const adminOrder = z.object({
  /** The provider's order id, which licenses hold as `paymentId`. */
  id: z.string(),
  buyerEmail: z.string().nullable(),
  /** When the provider's first webhook about it arrived. */
  createdAt: isoTime,
});
export type AdminOrder = z.infer<typeof adminOrder>;
