import { column, type Migration } from './migration.ts';

/** Expiry of a key in its newest delivery; also null where that came before this column existed. */
export const deliveredEnds: readonly Migration[] = [
  {
    name: '0605_licenses_provider_expires',
    ...column('licenses', 'provider_expires_at', 'BIGINT NULL'),
  },
];
