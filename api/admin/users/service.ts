import { hash } from '@node-rs/argon2';
import type { CreateUserRequest, UserListQuery } from '#domain/api/admin-users.ts';
import { AppError } from '#domain/api/errors.ts';
import { type UserRecord, userRepository } from '#infra/database/accounts/user-repository.ts';
import type { ApiDeps } from '../../deps.ts';

/** The operator's operations on users. */
export function createUserService({
  database,
  clock = Date.now,
}: Pick<ApiDeps, 'database' | 'clock'>) {
  const users = userRepository(database.knex);
  return {
    list: ({ q, limit, offset }: UserListQuery) => users.list({ q, limit, offset }),

    /** @throws AppError `already_exists` for a name that is taken, regardless of case */
    async create({ username, password, email }: CreateUserRequest): Promise<UserRecord> {
      return users.create({ username, email, passwordHash: await hash(password), at: clock() });
    },

    /**
     * Removes a user, whose invitations stay.
     *
     * @throws AppError `not_found`
     */
    async remove(id: string): Promise<void> {
      if (await users.remove(id)) return;
      throw new AppError('not_found', 'There is no such user');
    },
  };
}
