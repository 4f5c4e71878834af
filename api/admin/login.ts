import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#domain/api/errors.ts';
import type { Database } from '#infra/database/database.ts';
import { operatorRepository } from '#infra/database/operator-repository.ts';
import { usernameKey } from '#infra/database/username-key.ts';
import type { RateLimits } from '../http/rate-limits.ts';

export interface Login {
  /**
   * The account's name as it is written. Throws `authentication_required`, the same for an unknown
   * name and after the same time, and `too_many_requests` after too many failures of one account,
   * from one address or from all together.
   */
  check(username: string, password: string, address: string): Promise<string>;
}

export function createLogin(database: Database, limits: RateLimits): Login {
  const operators = operatorRepository(database.knex);
  /** Compared against when there is no such account, so that its absence cannot be timed. */
  const nobody = hash('nobody has this password');
  return {
    async check(username, password, address) {
      const account = usernameKey(username);
      const guesser = `${account} ${address}`;
      const operator = await operators.findByUsername(username);
      // Counted before the password is looked at, so that guesses sent all at once count as well.
      // The address comes first: once it has to wait, it uses up nothing of the account's own.
      await limits.spend('failedLogin', guesser);
      await limits.spend('failedAccount', account);
      const isRight = await verify(operator?.passwordHash ?? (await nobody), password);
      if (!operator || !isRight) {
        throw new AppError('authentication_required', 'Invalid username or password');
      }
      await limits.reset('failedLogin', guesser);
      await limits.reset('failedAccount', account);
      return operator.username;
    },
  };
}
