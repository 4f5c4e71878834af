import { column, type Migration } from './migration.ts';

/** When the couple took a reply off its list; null otherwise. */
export const removedReplies: readonly Migration[] = [
  {
    name: '0610_rsvp_responses_removed_at',
    ...column('rsvp_responses', 'removed_at', 'BIGINT NULL'),
  },
];
