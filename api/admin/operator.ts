import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '#infra/config.ts';
import type { Database } from '#infra/database/database.ts';
import { endHttpSessions } from '#infra/database/http-sessions.ts';
import { operatorRepository } from '#infra/database/operator-repository.ts';
import { inTransaction } from '#infra/database/transaction.ts';

export interface EnsuredOperator {
  readonly username: string;
  /** Only when it was made up just now: to be shown once, nobody can read it afterwards. */
  readonly generatedPassword?: string;
}

/** Prints a password that was made up, for the person at the terminal. */
export function announceOperator({ username, generatedPassword }: EnsuredOperator): void {
  if (generatedPassword === undefined) return;
  console.log(`Operator: user ${username}, password ${generatedPassword} (shown this once)`);
}

/**
 * Leaves the configured account as the only one: made at the first start, with the configured
 * password from then on; without one a password is made up, once. Whatever it changes ends every
 * session, so that who knew the former name or password is out. Safe in several processes at once,
 * and nothing changes when name and password are what they were.
 */
export async function ensureOperator(
  database: Database,
  { username, password }: Config['admin'],
): Promise<EnsuredOperator> {
  const existing = await operatorRepository(database.knex).findByUsername(username);
  const chosen = password ?? randomBytes(12).toString('base64url');
  const isCurrent =
    existing && (password === undefined || (await verify(existing.passwordHash, password)));
  const passwordHash = isCurrent ? existing.passwordHash : await hash(chosen);
  const isMade = await inTransaction(database.knex, async (trx) => {
    const operators = operatorRepository(trx);
    // False for whoever comes second of two processes that start at once.
    const isNew = !existing && (await operators.create(username, passwordHash));
    const isReplaced =
      existing && !isCurrent && (await operators.replacePasswordHash(existing, passwordHash));
    const removed = await operators.removeOthers(username);
    if (isReplaced || removed > 0) await endHttpSessions(trx);
    return isNew;
  });
  return isMade && password === undefined ? { username, generatedPassword: chosen } : { username };
}
