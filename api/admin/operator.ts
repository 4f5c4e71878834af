import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '#infra/config.ts';
import type { Database } from '#infra/database/database.ts';
import { operatorRepository } from '#infra/database/operator-repository.ts';

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
 * Makes the operator's account at the first start. A configured password is the account's from then
 * on; without one a password is made up, once.
 */
export async function ensureOperator(
  database: Database,
  { username, password }: Config['admin'],
): Promise<EnsuredOperator> {
  const operators = operatorRepository(database.knex);
  const existing = await operators.findByUsername(username);
  if (existing) {
    const isCurrent = password === undefined || (await verify(existing.passwordHash, password));
    if (!isCurrent) await operators.setPasswordHash(username, await hash(password));
    return { username };
  }
  const chosen = password ?? randomBytes(12).toString('base64url');
  const isMade = await operators.create(username, await hash(chosen));
  return isMade && password === undefined ? { username, generatedPassword: chosen } : { username };
}
