import { column, type Migration } from './migration.ts';

/** The `Idempotency-Key` that distinguishes a repeated submission of a reply from a new one. */
export const replyKeys: readonly Migration[] = [
  {
    name: '0601_rsvp_responses_idempotency_key',
    ...column('rsvp_responses', 'idempotency_key', 'VARCHAR(255) NULL'),
  },
];
