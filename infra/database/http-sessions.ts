/** The table in which connect-session-knex keeps the operator's sessions; made by our migrations. */
export const HTTP_SESSIONS_TABLE = 'http_sessions';
