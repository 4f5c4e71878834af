import { index, type Migration, table } from './migration.ts';

// `username_key` is the name folded by our code for comparison. `http_sessions` has the shape that
// connect-session-knex 5 writes. `settings` holds single values that outlive a process.
export const accounts: readonly Migration[] = [
  {
    name: '0401_users',
    ...table(
      'users',
      `id VARCHAR(26) NOT NULL PRIMARY KEY,
      username VARCHAR(200) NOT NULL,
      username_key VARCHAR(400) NOT NULL,
      email VARCHAR(320) NULL,
      password_hash VARCHAR(255) NOT NULL,
      created_at BIGINT NOT NULL,
      CONSTRAINT uq_users_username_key UNIQUE (username_key)`,
    ),
  },
  {
    name: '0402_operators',
    ...table(
      'operators',
      `id VARCHAR(26) NOT NULL PRIMARY KEY,
      username VARCHAR(200) NOT NULL,
      username_key VARCHAR(400) NOT NULL,
      password_hash VARCHAR(255) NOT NULL,
      created_at BIGINT NOT NULL,
      CONSTRAINT uq_operators_username_key UNIQUE (username_key)`,
    ),
  },
  {
    name: '0411_http_sessions',
    ...table(
      'http_sessions',
      `sid VARCHAR(255) NOT NULL PRIMARY KEY,
      sess LONGTEXT NOT NULL,
      expired DATETIME NOT NULL`,
    ),
  },
  { name: '0412_http_sessions_expired', ...index('http_sessions', 'expired') },
  {
    name: '0421_settings',
    ...table('settings', 'name VARCHAR(64) NOT NULL PRIMARY KEY, value TEXT NOT NULL'),
  },
];
