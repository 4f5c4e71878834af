import { accounts } from './accounts.ts';
import { deliveredEnds } from './delivered-ends.ts';
import { earlierContents } from './earlier-contents.ts';
import { invitations } from './invitations.ts';
import { latePuts } from './late-puts.ts';
import { licenses } from './licenses.ts';
import type { Migration } from './migration.ts';
import { orders } from './orders.ts';
import { removedAtIndex } from './removed-at-index.ts';
import { removedInvitations } from './removed-invitations.ts';
import { removedReplies } from './removed-replies.ts';
import { removedUploads } from './removed-uploads.ts';
import { replies } from './replies.ts';
import { replyKeys } from './reply-keys.ts';
import { unusedUploads } from './unused-uploads.ts';
import { uploads } from './uploads.ts';

/**
 * All migrations, in the order in which they run. Add a new one at the end, in its own file: in the
 * middle, existing databases would run it in a different order.
 */
export const MIGRATIONS: readonly Migration[] = [
  ...invitations,
  ...licenses,
  ...replies,
  ...uploads,
  ...accounts,
  ...orders,
  ...replyKeys,
  ...unusedUploads,
  ...earlierContents,
  ...removedUploads,
  ...deliveredEnds,
  ...removedInvitations,
  ...latePuts,
  ...removedAtIndex,
  ...removedReplies,
];
