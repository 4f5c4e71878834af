import { index, type Migration } from './migration.ts';

/** Counts invitations that are not removed without reading their content. */
export const removedAtIndex: readonly Migration[] = [
  { name: '0609_invitations_removed_at_index', ...index('invitations', 'removed_at') },
];
