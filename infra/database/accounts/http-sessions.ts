import type { Db } from '../engine/transaction.ts';

/** Table in which connect-session-knex keeps the operator's sessions; our migrations create it. */
export const HTTP_SESSIONS_TABLE = 'http_sessions';

/** Ends all sessions of the operator's panel: everyone has to log in again. */
export async function endHttpSessions(db: Db): Promise<void> {
  await db(HTTP_SESSIONS_TABLE).delete();
}
