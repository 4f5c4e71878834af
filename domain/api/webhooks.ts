import { z } from 'zod';
import { isProviderCode } from '../license/code.ts';

// The license provider (Lemon Squeezy) delivers JSON:API objects with many fields. Only those used
// here are checked, so that no purchase is lost when the provider adds or drops one.

/** A provider's id as decimal text; it arrives as a number or as text. */
const providerId = z.union(
  [
    z.int().min(0).transform(String),
    z
      .string()
      .regex(/^\d{1,20}$/)
      .overwrite((id) => id.replace(/^0+(?=\d)/, '')),
  ],
  'Expected a provider id',
);

/** A provider's timestamp (ISO 8601, microseconds) as UTC milliseconds. */
const providerMoment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** Only helps to find a purchase, so an unusable one becomes null instead of an error. */
const buyerEmail = z
  .string()
  .trim()
  .min(1)
  .max(320)
  .nullish()
  .catch(null)
  .transform((email) => email ?? null);

const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .nullish()
  .transform(Boolean);

const status = z.string().max(32);

const licenseKeyAttributes = z.object({
  store_id: providerId.nullish(),
  product_id: providerId.nullish(),
  order_id: providerId,
  user_email: buyerEmail,
  key: z.string().max(64).trim().refine(isProviderCode, 'Expected a license key of the provider'),
  disabled: flag,
  status: status.nullish(),
  /** Null means never. */
  expires_at: providerMoment.nullish(),
  created_at: providerMoment.nullish(),
  /** Orders the deliveries of one key. Its resolution is one second. */
  updated_at: providerMoment,
});

const licenseKeyDelivery = z
  .object({ data: z.object({ attributes: licenseKeyAttributes }) })
  .transform(({ data: { attributes } }) => ({
    kind: 'license_key' as const,
    storeId: attributes.store_id ?? null,
    productId: attributes.product_id ?? null,
    orderId: attributes.order_id,
    buyerEmail: attributes.user_email,
    code: attributes.key,
    isDisabled: attributes.disabled || attributes.status === 'disabled',
    expiresAt: attributes.expires_at ?? null,
    createdAt: attributes.created_at ?? attributes.updated_at,
    updatedAt: attributes.updated_at,
  }));

const orderAttributes = z.object({
  store_id: providerId.nullish(),
  first_order_item: z.object({ product_id: providerId.nullish() }).nullish(),
  user_email: buyerEmail,
  status,
  refunded: flag,
  refunded_at: providerMoment.nullish(),
  updated_at: providerMoment,
});

const orderDelivery = z
  .object({ data: z.object({ id: providerId, attributes: orderAttributes }) })
  .transform(({ data: { id, attributes } }) => ({
    kind: 'order' as const,
    storeId: attributes.store_id ?? null,
    productId: attributes.first_order_item?.product_id ?? null,
    orderId: id,
    buyerEmail: attributes.user_email,
    status: attributes.status,
    refundedAt: isRefunded(attributes) ? (attributes.refunded_at ?? attributes.updated_at) : null,
    updatedAt: attributes.updated_at,
  }));

/**
 * Returns whether an order was refunded in full. `order_refunded` is also sent for a partial
 * refund, after which the buyer keeps the license.
 */
function isRefunded({ status, refunded }: { status: string; refunded: boolean }): boolean {
  return status === 'refunded' || (refunded && status !== 'partial_refund');
}

/** Deliveries that have an effect here, by the provider's event name. */
const DELIVERIES = {
  license_key_created: licenseKeyDelivery,
  license_key_updated: licenseKeyDelivery,
  order_created: orderDelivery,
  order_refunded: orderDelivery,
} as const;

export type DeliveryEvent = keyof typeof DELIVERIES;

/** A key as the provider knew it at `updatedAt`. Times are UTC milliseconds. */
export type LicenseKeyDelivery = z.output<typeof licenseKeyDelivery>;
/** An order as the provider knew it at `updatedAt`. Times are UTC milliseconds. */
export type OrderDelivery = z.output<typeof orderDelivery>;

/** The part that every delivery has. */
export const deliveryEnvelope = z.object({ meta: z.object({ event_name: z.string().max(100) }) });

/** Returns the schema of an event's deliveries; undefined for events that have no effect here. */
export function deliverySchema(eventName: string) {
  return Object.hasOwn(DELIVERIES, eventName) ? DELIVERIES[eventName as DeliveryEvent] : undefined;
}

export const deliveryResponse = z.object({ result: z.enum(['applied', 'ignored']) });
export type DeliveryResponse = z.infer<typeof deliveryResponse>;
