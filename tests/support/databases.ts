import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createPool } from 'mysql2/promise';
import { inject } from 'vitest';
import type { DatabaseConfig } from '#infra/config/config.ts';
import { type Database, openDatabase } from '#infra/database/database.ts';
import { createLog } from '#infra/log.ts';
import { removeFolder, temporaryFolder } from './servers/server-process.ts';

/** For `describe.each(ENGINES)`: both engines have to pass the same tests. */
export const ENGINES = ['sqlite', 'mysql'] as const;
export type Engine = (typeof ENGINES)[number];

export interface TestDatabase {
  readonly engine: Engine;
  readonly config: DatabaseConfig;
  /** Opened and migrated. */
  readonly database: Database;
  /** Closes everything and removes the database. */
  drop(): Promise<void>;
}

export interface EmptyDatabase {
  readonly config: DatabaseConfig;
  drop(): Promise<void>;
}

/** Creates a database without tables. */
export function createEmptyDatabase(engine: Engine): Promise<EmptyDatabase> {
  return engine === 'sqlite' ? emptySqlite() : emptyMariadb();
}

async function emptySqlite(): Promise<EmptyDatabase> {
  const folder = await temporaryFolder('database');
  return {
    config: { engine: 'sqlite', file: join(folder, 'test.sqlite') },
    drop: () => removeFolder(folder),
  };
}

async function emptyMariadb(): Promise<EmptyDatabase> {
  const server = inject('mariadbUrl') as string | undefined;
  if (!server) throw new Error('These tests need MariaDB, which TEST_SERVERS leaves out');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const admin = createPool(server);
  await admin.query(`CREATE DATABASE ${name}`);
  return {
    config: { engine: 'mysql', url: url.href },
    async drop() {
      await admin.query(`DROP DATABASE ${name}`);
      await admin.end();
    },
  };
}

/** Creates, opens and migrates a database on one engine. */
export async function createTestDatabase(engine: Engine): Promise<TestDatabase> {
  const { config, drop } = await createEmptyDatabase(engine);
  const database = await openDatabase(config, createLog({ logLevel: 'silent' }));
  await database.migrate();
  return {
    engine,
    config,
    database,
    async drop() {
      await database.close();
      await drop();
    },
  };
}
