/** Types for dialects that knex ships without any: only what `sqlite.ts` and `mysql.ts` extend. */
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';

  class BetterSqliteClient extends Knex.Client {
    _driver(): unknown;
    transaction(...args: unknown[]): Knex.Transaction & {
      begin(connection: unknown): Promise<unknown>;
      query(connection: unknown, sql: string): Promise<unknown>;
    };
  }
  export default BetterSqliteClient;
}

declare module 'knex/lib/dialects/mysql2/index.js' {
  import type { Knex } from 'knex';

  class Mysql2Client extends Knex.Client {
    acquireRawConnection(): Promise<unknown>;
    _query(connection: unknown, query: unknown): Promise<unknown>;
  }
  export default Mysql2Client;
}
