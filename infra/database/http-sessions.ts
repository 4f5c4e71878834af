import type { Db } from './transaction.ts';

/** The table in which connect-session-knex keeps the operator's sessions; made by our migrations. */
export const HTTP_SESSIONS_TABLE = 'http_sessions';

/** Whoever is logged in has to log in again. */
export async function endHttpSessions(db: Db): Promise<void> {
  await db(HTTP_SESSIONS_TABLE).delete();
}
