import { ConnectSessionKnexStore } from 'connect-session-knex';
import { type SessionData, Store } from 'express-session';
import type { Knex } from 'knex';
import { HTTP_SESSIONS_TABLE } from '#infra/database/accounts/http-sessions.ts';
import type { Log } from '#infra/log.ts';

type Done = (error?: unknown) => void;

const CLEANUP_MS = 60 * 60 * 1_000;
const noCallback = (): void => undefined;

/**
 * Sessions in the database. On a failure, connect-session-knex rejects, and sometimes also calls its
 * callback; express-session uses only the callback. During a short outage of the database, the
 * unhandled rejection would end the process. Here each failure is reported once.
 */
export class SessionStore extends Store {
  readonly #rows: ConnectSessionKnexStore;
  readonly #isProlonging: boolean;

  private constructor(rows: ConnectSessionKnexStore, isProlonging: boolean) {
    super();
    this.#rows = rows;
    this.#isProlonging = isProlonging;
  }

  /** Rejects while the database does not respond, and leaves nothing to close. */
  static async open(knex: Knex, log: Log): Promise<SessionStore> {
    const rows = new ConnectSessionKnexStore({
      knex,
      tableName: HTTP_SESSIONS_TABLE,
      createTable: false,
      cleanupInterval: CLEANUP_MS,
      onDbCleanupError: (error) => log.warn({ err: error }, 'old sessions not removed'),
    });
    await rows.ready;
    return new SessionStore(rows, true);
  }

  /** Returns a store of the same sessions, for requests that must not prolong them. */
  untouched(): SessionStore {
    return new SessionStore(this.#rows, false);
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.#rows.get(sid, noCallback).then((session) => done(null, session), done);
  }

  override set(sid: string, session: SessionData, done: Done = noCallback): void {
    this.#rows.set(sid, session).then(() => done(), done);
  }

  override destroy(sid: string, done: Done = noCallback): void {
    this.#rows.destroy(sid).then(() => done(), done);
  }

  /** Never fails: a session that cannot be prolonged is no reason to fail the request. */
  override touch(sid: string, session: SessionData, done: () => void = noCallback): void {
    if (this.#isProlonging) this.#rows.touch(sid, session).then(done, done);
    else done();
  }
}
