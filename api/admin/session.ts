import { randomBytes } from 'node:crypto';
import type { NextFunction, Request, RequestHandler } from 'express';
import session from 'express-session';
import { AppError } from '#domain/api/errors.ts';
import type { Database } from '#infra/database/database.ts';
import { databaseFailure } from '#infra/database/engine/failure.ts';
import { settingsRepository } from '#infra/database/settings-repository.ts';
import type { Log } from '#infra/log.ts';
import { QUEUE_BOARD_PATH } from './queue-board-path.ts';
import { SessionStore } from './session-store.ts';

declare module 'express-session' {
  interface SessionData {
    /** The operator's name; only set by a login. */
    operator?: string;
    /** When the operator logged in, UTC milliseconds. */
    loggedInAt?: number;
  }
}

/** An operator who does nothing for this long must log in again. */
const IDLE_MS = 12 * 60 * 60 * 1_000;
/** So must one who was active throughout: a stolen cookie is good for no longer than this. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;
/** What an open Overview polls even with nobody there. */
const POLLS: ReadonlySet<string> = new Set([
  '/api/admin/stats',
  '/api/admin/orders/unserved',
  '/api/admin/render-queue',
]);
/** What an open queue board polls is below this path. */
const BOARD_POLLS = `${QUEUE_BOARD_PATH}/api/`;

/**
 * Handles the operator's session, kept in the database under an unguessable id. Opened on first
 * use: the secret that signs the cookie is generated once and shared through the database.
 */
export function operatorSession(database: Database, publicUrl: string, log: Log): RequestHandler {
  let ready: Promise<{ used: RequestHandler; polled: RequestHandler }> | undefined;
  const open = async () => {
    const secret = await sessionSecret(database);
    const store = await SessionStore.open(database.knex, log);
    const cookie = {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: publicUrl.startsWith('https:'),
      maxAge: IDLE_MS,
    } as const;
    const options = { name: 'operator', secret, resave: false, saveUninitialized: false, cookie };
    return {
      used: session({ ...options, rolling: true, store }),
      polled: session({ ...options, rolling: false, store: store.untouched() }),
    };
  };
  return async (req, res, next) => {
    ready ??= open().catch((error) => {
      ready = undefined;
      throw error;
    });
    const { used, polled } = await ready;
    const handle = isPoll(req) ? polled : used;
    handle(req, res, once(next, log));
  };
}

/** Works wherever the handler is mounted. */
function isPoll({ method, baseUrl, path }: Request): boolean {
  const whole = `${baseUrl}${path}`;
  return method === 'GET' && (POLLS.has(whole) || whole.startsWith(BOARD_POLLS));
}

/**
 * Logs a second call of `next`, by which express-session reports that it could not store a session
 * after the response. Express would cut the connection and print the failure, session included.
 */
function once(next: NextFunction, log: Log): NextFunction {
  let isCalled = false;
  return (failure?: unknown) => {
    if (isCalled) log.warn({ err: databaseFailure(failure) ?? failure }, 'session not stored');
    else next(failure);
    isCalled = true;
  };
}

async function sessionSecret(database: Database): Promise<string> {
  const settings = settingsRepository(database.knex);
  return settings.getOrSet('session_secret', randomBytes(32).toString('base64url'));
}

/** Returns who is logged in; undefined for nobody, and once the session is too old. */
export function operatorOf({ session }: Request): string | undefined {
  const { operator, loggedInAt = 0 } = session;
  return Date.now() - loggedInAt < LIFETIME_MS ? operator : undefined;
}

/**
 * Lets only a logged-in operator through.
 *
 * @throws AppError `authentication_required`
 */
export const requireOperator: RequestHandler = (req, _res, next) => {
  if (operatorOf(req) === undefined) throw authenticationRequired();
  next();
};

export function authenticationRequired(): AppError {
  return new AppError('authentication_required', 'Authentication required');
}

/**
 * @throws AppError `unavailable` if browsers would drop the session's cookie: it is Secure, and
 *   according to the proxies in front, this request did not come over https
 */
export function requireCookieArrives(req: Request): void {
  if (!req.session.cookie.secure || req.secure) return;
  throw new AppError(
    'unavailable',
    'Nobody can log in: PUBLIC_URL is https, but this request did not come over https. ' +
      'A proxy that ends TLS has to send X-Forwarded-Proto: https.',
  );
}

/** Begins a session under a new id, so that an id planted before the login is worthless. */
export function beginSession(req: Request, operator: string): Promise<void> {
  return new Promise((resolve, reject) => {
    req.session.regenerate((failure: unknown) => {
      if (failure) return reject(failure);
      req.session.operator = operator;
      req.session.loggedInAt = Date.now();
      req.session.save((error: unknown) => (error ? reject(error) : resolve()));
    });
  });
}

/** Ends the session in the database, so that a copy of its cookie no longer opens anything. */
export function endSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    req.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
  });
}

/**
 * Refuses requests that change something unless they come from our own pages. Browsers state where a
 * request comes from; a client that sends neither header is not a browser, and has no cookie that
 * another site could use.
 */
export function requireOwnOrigin(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).origin;
  return (req, _res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    const site = req.get('Sec-Fetch-Site');
    const origin = req.get('Origin');
    const isOwn =
      site !== undefined
        ? site === 'same-origin' || site === 'none'
        : origin === undefined || origin === own || origin === `${req.protocol}://${req.host}`;
    if (!isOwn) throw new AppError('wrong_origin', 'This request must come from the admin panel');
    next();
  };
}
