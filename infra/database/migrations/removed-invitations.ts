import { column, type Migration } from './migration.ts';

/** When the operator removed an invitation for good; null otherwise. */
export const removedInvitations: readonly Migration[] = [
  { name: '0606_invitations_removed_at', ...column('invitations', 'removed_at', 'BIGINT NULL') },
];
