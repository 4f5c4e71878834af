import { column, type Migration, table } from './migration.ts';

// `id` is the provider's. The first delivery that names an order may be one about a license key;
// `status` and `provider_updated_at` are NULL until a delivery about the order itself arrives.
export const orders: readonly Migration[] = [
  {
    name: '0501_orders',
    ...table(
      'orders',
      `id VARCHAR(64) NOT NULL PRIMARY KEY,
      buyer_email VARCHAR(320) NULL,
      status VARCHAR(32) NULL,
      refunded_at BIGINT NULL,
      provider_updated_at BIGINT NULL,
      created_at BIGINT NOT NULL`,
    ),
  },
  {
    name: '0511_licenses_provider_updated',
    ...column('licenses', 'provider_updated_at', 'BIGINT NULL'),
  },
];
