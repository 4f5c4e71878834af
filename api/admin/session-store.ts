import { ConnectSessionKnexStore } from 'connect-session-knex';
import { type SessionData, Store } from 'express-session';
import type { Knex } from 'knex';
import { HTTP_SESSIONS_TABLE } from '#infra/database/http-sessions.ts';
import type { Log } from '#infra/log.ts';

type Done = (error?: unknown) => void;

const CLEANUP_MS = 60 * 60 * 1_000;
const noCallback = (): void => undefined;

/**
 * Sessions in the database. connect-session-knex tells its callback of a failure and rejects as
 * well, or rejects alone; express-session looks at the callback only. A database that is away for a
 * moment would end the process by the rejection that nobody awaits. Here each failure goes one way.
 */
export class SessionStore extends Store {
  readonly #rows: ConnectSessionKnexStore;
  readonly #isProlonging: boolean;

  private constructor(rows: ConnectSessionKnexStore, isProlonging: boolean) {
    super();
    this.#rows = rows;
    this.#isProlonging = isProlonging;
  }

  /** Rejects while the database does not answer; then there is nothing to keep. */
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

  /** The same sessions, for requests that do not prolong them. */
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

  /** A session that is not prolonged is no reason to fail a call that was answered. */
  override touch(sid: string, session: SessionData, done: () => void = noCallback): void {
    if (this.#isProlonging) this.#rows.touch(sid, session).then(done, done);
    else done();
  }
}
