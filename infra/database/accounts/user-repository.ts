import { onViolation } from '../engine/failure.ts';
import { newId } from '../engine/ids.ts';
import { containing } from '../engine/search.ts';
import { type Db, guarded } from '../engine/transaction.ts';
import { usernameKey } from './username-key.ts';

export interface UserRecord {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  /** UTC milliseconds. */
  readonly createdAt: number;
  readonly invitationCount: number;
}

export interface NewUser {
  readonly username: string;
  readonly email?: string | null;
  readonly passwordHash: string;
  /** UTC milliseconds; now when left out. */
  readonly at?: number;
}

export interface UserQuery {
  /** Part of a username or e-mail address; any case. */
  readonly q?: string;
  readonly limit: number;
  readonly offset?: number;
}

interface UserRow {
  id: string;
  username: string;
  email: string | null;
  created_at: number;
  invitation_count: number;
}

/** Users managed by the operator; usernames that differ only in case are the same. */
export function userRepository(db: Db) {
  const matched = (q = '') =>
    db('users').where((where) =>
      where
        .where(containing(db, ['username_key'], usernameKey(q)))
        .orWhere(containing(db, ['email'], q)),
    );
  return guarded(db, {
    /** @throws AppError `already_exists` when the username is taken. */
    async create({ username, email = null, passwordHash, at = Date.now() }: NewUser) {
      const id = newId();
      await db('users')
        .insert({
          id,
          username,
          username_key: usernameKey(username),
          email,
          password_hash: passwordHash,
          created_at: at,
        })
        .catch(onViolation('username_key', 'already_exists', 'This username is already taken'));
      return { id, username, email, createdAt: at, invitationCount: 0 } satisfies UserRecord;
    },

    /** Returns a page of users, newest first, and the total number of matches. */
    async list({
      q,
      limit,
      offset = 0,
    }: UserQuery): Promise<{ users: UserRecord[]; total: number }> {
      const counted = await matched(q).count({ count: '*' }).first();
      const invitations = db('invitations')
        .count('*')
        .where('user_id', db.ref('users.id'))
        .as('invitation_count');
      const rows: UserRow[] = await matched(q)
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .select('id', 'username', 'email', 'created_at', invitations);
      const users = rows.map((row) => ({
        id: row.id,
        username: row.username,
        email: row.email,
        createdAt: row.created_at,
        invitationCount: Number(row.invitation_count),
      }));
      return { users, total: Number(counted?.count) };
    },

    async count(): Promise<number> {
      const row = await db('users').count({ count: '*' }).first();
      return Number(row?.count);
    },

    /** Returns false when there is no such user. The user's invitations stay. */
    async remove(id: string): Promise<boolean> {
      return (await db('users').where({ id }).delete()) === 1;
    },
  });
}
