import type { Knex } from 'knex';

export function isMysql(db: Knex): boolean {
  return db.client.driverName === 'mysql2';
}
