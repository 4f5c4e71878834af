import { accounts } from './accounts.ts';
import { invitations } from './invitations.ts';
import { licenses } from './licenses.ts';
import type { Migration } from './migration.ts';
import { orders } from './orders.ts';
import { replies } from './replies.ts';
import { replyKeys } from './reply-keys.ts';
import { uploads } from './uploads.ts';

/** Every migration, in the order in which they run. New ones are added at the end. */
export const MIGRATIONS: readonly Migration[] = [
  ...invitations,
  ...licenses,
  ...replies,
  ...uploads,
  ...accounts,
  ...orders,
  ...replyKeys,
];
