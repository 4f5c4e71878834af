import type { z } from 'zod';
import { errorBodySchema, type Issue } from '#domain/api/errors.ts';
import { startDeadline } from './deadline.ts';

/**
 * Why a call failed: no response in time, an error status, a response that cannot be parsed, or an
 * error status with a web page, which says nothing of the server: it comes from something in
 * between, such as the login page of a hotel's network.
 */
export type FailureKind = 'network' | 'status' | 'unreadable' | 'foreign';

/** The only error that calls reject with. `message` is a sentence for the user. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** The server's own sentence; null if it gave none. */
  readonly serverMessage: string | null;
  readonly issues: readonly Issue[];
  /** The response's body as received. */
  readonly body: unknown;

  constructor(
    kind: FailureKind,
    message: string,
    given: {
      status?: number;
      serverMessage?: string | null;
      issues?: readonly Issue[];
      body?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: given.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = given.status ?? 0;
    this.serverMessage = given.serverMessage ?? null;
    this.issues = given.issues ?? [];
    this.body = given.body;
  }

  /** True if the same call may succeed later unchanged. */
  get isPassing(): boolean {
    if (this.kind === 'network' || this.kind === 'foreign') return true;
    return this.status >= 500 || this.status === 429;
  }

  /** True if the server itself answered with one of these statuses. */
  says(...statuses: readonly number[]): boolean {
    return this.kind === 'status' && statuses.includes(this.status);
  }
}

/** (spec) The message if no readable response was received. */
export const NETWORK_ERROR = 'Network error';

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Until the response has been read; default 15 s. */
  readonly timeoutMs?: number;
  /** For reading a long response once it has begun; default: what is left of `timeoutMs`. */
  readonly readingTimeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Browsers cap the bodies of requests that outlive their page at 64 kB in all. */
const KEEPALIVE_BYTES = 60_000;
const TIMEOUT_MS = 15_000;

/**
 * Calls the server and parses its response with `schema`.
 * @throws ApiError whatever goes wrong, including an aborted `signal`.
 */
export async function call<S extends z.ZodType>(
  schema: S,
  path: string,
  options: CallOptions = {},
): Promise<z.output<S>> {
  return send(path, options, (answer) => readAnswer(schema, answer));
}

/** @throws ApiError for an error status, and for a body that `schema` rejects. */
export async function readAnswer<S extends z.ZodType>(
  schema: S,
  response: Response,
): Promise<z.output<S>> {
  const body = await readJson(response);
  if (!response.ok) {
    throw errorOf(response.status, body, response.headers.get('content-type'));
  }
  return parseAnswer(schema, response.status, body);
}

/** Like `call`, but passes the whole response to `read`. */
export async function send<T>(
  path: string,
  options: CallOptions,
  read: (answer: Response) => T | Promise<T>,
): Promise<T> {
  const { timeoutMs = TIMEOUT_MS, readingTimeoutMs } = options;
  const deadline = startDeadline(timeoutMs, options.signal);
  try {
    const answer = await answerTo(path, options, deadline.signal);
    if (readingTimeoutMs !== undefined) deadline.restart(readingTimeoutMs);
    return await read(answer);
  } finally {
    deadline.end();
  }
}

async function answerTo(path: string, options: CallOptions, signal: AbortSignal) {
  const { method = 'GET', json, headers } = options;
  const body = json === undefined ? null : JSON.stringify(json);
  const isLeaving = document.visibilityState === 'hidden';
  try {
    return await fetch(path, {
      method,
      headers: { accept: 'application/json', ...jsonHeader(json), ...headers },
      body,
      keepalive: isLeaving && (body?.length ?? 0) * 3 < KEEPALIVE_BYTES,
      signal,
      cache: 'no-store',
      credentials: 'same-origin',
    });
  } catch (cause) {
    throw new ApiError('network', NETWORK_ERROR, { cause });
  }
}

/** @throws ApiError `unreadable` if the body does not match `schema`. */
export function parseAnswer<S extends z.ZodType>(
  schema: S,
  status: number,
  body: unknown,
): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiError('unreadable', 'The server gave an answer that could not be read', {
    status,
    body,
    cause: parsed.error,
  });
}

/**
 * Returns the error for a response with an error status; `body` is undefined if it was not JSON.
 * (spec) If the server gives no sentence, the message is `HTTP {status}`, or `Network error`
 * without JSON.
 */
export function errorOf(
  status: number,
  body: unknown,
  contentType: string | null = null,
): ApiError {
  if (contentType?.startsWith('text/html')) {
    return new ApiError('foreign', NETWORK_ERROR, { status });
  }
  const parsed = errorBodySchema.safeParse(body);
  const serverMessage = (parsed.success && parsed.data.error) || null;
  const issues = parsed.success ? (parsed.data.issues ?? []) : [];
  const message = serverMessage ?? (body === undefined ? NETWORK_ERROR : `HTTP ${status}`);
  return new ApiError('status', message, { status, serverMessage, issues, body });
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    // A connection that breaks in the middle of a good response is a network failure.
    if (response.ok) throw new ApiError('network', NETWORK_ERROR, { cause });
    return undefined;
  }
}

const jsonHeader = (json: unknown): Record<string, string> =>
  json === undefined ? {} : { 'content-type': 'application/json' };
