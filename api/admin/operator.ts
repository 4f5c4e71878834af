import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { endHttpSessions } from '#infra/database/accounts/http-sessions.ts';
import { operatorRepository } from '#infra/database/accounts/operator-repository.ts';
import type { Database } from '#infra/database/database.ts';
import { inTransaction } from '#infra/database/engine/transaction.ts';
import type { Log } from '#infra/log.ts';

export interface EnsuredOperator {
  readonly username: string;
  /** Only if it has just been generated; it cannot be read afterwards. */
  readonly generatedPassword?: string;
  /** Whether its name or password has changed, which ended every session. */
  readonly isReplaced: boolean;
}

/** Prints a generated password for the person at the terminal; logs a changed name or password. */
export function announceOperator(operator: EnsuredOperator, log: Log): void {
  const { username, generatedPassword, isReplaced } = operator;
  if (isReplaced) log.warn({ operator: username }, 'name or password replaced, sessions ended');
  if (generatedPassword === undefined) return;
  console.log(`Operator: user ${username}, password ${generatedPassword} (shown this once)`);
}

/**
 * Makes the configured account the only one. It is created at the first start, and gets the
 * configured password at every start; if none is configured, one is generated once. A changed name
 * or password ends all sessions, so that whoever knew the former one is logged out. Safe in several
 * processes at once.
 */
export async function ensureOperator(
  database: Database,
  { username, password }: { readonly username: string; readonly password?: string | undefined },
): Promise<EnsuredOperator> {
  const existing = await operatorRepository(database.knex).findByUsername(username);
  const chosen = password ?? randomBytes(12).toString('base64url');
  const isCurrent =
    existing && (password === undefined || (await verify(existing.passwordHash, password)));
  const passwordHash = isCurrent ? existing.passwordHash : await hash(chosen);
  const { isNew, isReplaced } = await inTransaction(database.knex, async (trx) => {
    const operators = operatorRepository(trx);
    // False for the second of two processes that start at once.
    const isNew = !existing && (await operators.create(username, passwordHash));
    const isChanged =
      existing && !isCurrent && (await operators.replacePasswordHash(existing, passwordHash));
    const removed = await operators.removeOthers(username);
    const isReplaced = isChanged || removed > 0;
    if (isReplaced) await endHttpSessions(trx);
    return { isNew, isReplaced };
  });
  return {
    username,
    isReplaced,
    ...(isNew && password === undefined && { generatedPassword: chosen }),
  };
}
