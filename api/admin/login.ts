import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#domain/api/errors.ts';
import { operatorRepository } from '#infra/database/accounts/operator-repository.ts';
import { usernameKey } from '#infra/database/accounts/username-key.ts';
import type { Database } from '#infra/database/database.ts';
import type { Counters } from '../limits/counters.ts';

export interface Login {
  /**
   * Resolves with the account's name as it is stored.
   *
   * @throws AppError `authentication_required`, with the same message and timing for an unknown
   *   name, and `too_many_requests` after too many failures for one account: from one address, or
   *   from all together unless it has logged in from this one
   */
  check(username: string, password: string, address: string): Promise<string>;
}

export function createLogin(database: Database, counters: Counters): Login {
  const operators = operatorRepository(database.knex);
  /** Verified against when there is no such account, so that timing does not reveal its absence. */
  const nobody = hash('nobody has this password');
  return {
    async check(username, password, address) {
      const account = usernameKey(username);
      const guesser = `${account} ${address}`;
      const operator = await operators.findByUsername(username);
      // Counted before the password is checked, so that guesses sent all at once count as well. The
      // address comes first: once it is blocked, it no longer uses up the account's limit.
      await counters.spend('failedLogin', guesser);
      const isKnown = await counters.hasCounted('knownAddress', guesser);
      if (!isKnown) {
        await counters.spend('failedAccount', account).catch(async (refusal: unknown) => {
          // Its password is not checked, so it is no failure of this address.
          await counters.giveBack('failedLogin', guesser);
          throw refusal;
        });
      }
      const isRight = await verify(operator?.passwordHash ?? (await nobody), password);
      if (!operator || !isRight) {
        throw new AppError('authentication_required', 'Invalid username or password');
      }
      await counters.reset('failedLogin', guesser);
      await counters.reset('failedAccount', account);
      // Counting once more would not prolong it.
      await counters.reset('knownAddress', guesser);
      await counters.spend('knownAddress', guesser);
      return operator.username;
    },
  };
}
