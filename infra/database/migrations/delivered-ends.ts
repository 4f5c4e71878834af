import { column, type Migration } from './migration.ts';

/** When a key ends by its newest delivery; null also where that came before this column. */
export const deliveredEnds: readonly Migration[] = [
  {
    name: '0605_licenses_provider_expires',
    up: column('licenses', 'provider_expires_at', 'BIGINT NULL'),
  },
];
