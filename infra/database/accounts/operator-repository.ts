import { violates } from '../engine/failure.ts';
import { newId } from '../engine/ids.ts';
import { type Db, guarded } from '../engine/transaction.ts';
import { usernameKey } from './username-key.ts';

export interface OperatorRecord {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
}

interface OperatorRow {
  id: string;
  username: string;
  password_hash: string;
}

/** Accounts of the operator's panel. */
export function operatorRepository(db: Db) {
  return guarded(db, {
    async findByUsername(username: string): Promise<OperatorRecord | undefined> {
      const row: OperatorRow | undefined = await db('operators')
        .where({ username_key: usernameKey(username) })
        .first();
      return (
        row && {
          id: row.id,
          username: row.username,
          passwordHash: row.password_hash,
        }
      );
    },

    /** Creates the account; returns false when it exists, perhaps just made by another process. */
    async create(username: string, passwordHash: string, at = Date.now()): Promise<boolean> {
      try {
        await db('operators').insert({
          id: newId(),
          username,
          username_key: usernameKey(username),
          password_hash: passwordHash,
          created_at: at,
        });
        return true;
      } catch (error) {
        if (violates(error, 'username_key')) return false;
        throw error;
      }
    },

    /** Returns false when the account is gone, or its password has changed since it was read. */
    async replacePasswordHash(account: OperatorRecord, passwordHash: string): Promise<boolean> {
      const changed = await db('operators')
        .where({ id: account.id, password_hash: account.passwordHash })
        .update({ password_hash: passwordHash });
      return changed === 1;
    },

    /** Removes every account but this one; returns how many were removed. */
    async removeOthers(username: string): Promise<number> {
      return db('operators')
        .whereNot({ username_key: usernameKey(username) })
        .delete();
    },
  });
}
