import type { z } from 'zod';
import { errorBodySchema, type Issue } from '#domain/api/errors.ts';
import { startDeadline } from './deadline.ts';

/** Why a call failed: no answer in time, an answer with an error status, or an answer nobody can read. */
export type FailureKind = 'network' | 'status' | 'unreadable';

/** The one error of every call. `message` is a sentence for a person. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The server's own sentence; null where it gave none. */
  readonly told: string | null;
  readonly issues: readonly Issue[];
  /** The answer's body as it came. */
  readonly body: unknown;

  constructor(
    kind: FailureKind,
    message: string,
    given: {
      status?: number;
      told?: string | null;
      issues?: readonly Issue[];
      body?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: given.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = given.status ?? 0;
    this.told = given.told ?? null;
    this.issues = given.issues ?? [];
    this.body = given.body;
  }

  /** True when the same call may succeed later without anything being changed. */
  get isPassing(): boolean {
    return this.kind === 'network' || this.status >= 500 || this.status === 429;
  }
}

/** (spec) What is said when nothing that could be read came back. */
export const NETWORK_ERROR = 'Network error';

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Until the answer has been read; default 15 s. */
  readonly timeoutMs?: number;
  /** For reading a long answer once it has begun; default: what is left of `timeoutMs`. */
  readonly readingTimeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Browsers let a request outlive its page up to 64 kB of bodies in all. */
const KEEPALIVE_BYTES = 60_000;
const TIMEOUT_MS = 15_000;

/**
 * Calls the server and reads its answer with `schema`.
 * @throws ApiError whatever goes wrong, an aborted `signal` included.
 */
export async function call<S extends z.ZodType>(
  schema: S,
  path: string,
  options: CallOptions = {},
): Promise<z.output<S>> {
  return send(path, options, (answer) => readAnswer(schema, answer));
}

/** @throws ApiError for an error status, and for what `schema` does not read. */
export async function readAnswer<S extends z.ZodType>(
  schema: S,
  response: Response,
): Promise<z.output<S>> {
  const body = await readJson(response);
  if (!response.ok) throw errorOf(response.status, body);
  return parseAnswer(schema, response.status, body);
}

/** As `call` for answers of which more than the body, or nothing of it, matters. */
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

/** @throws ApiError `unreadable` when the answer is not what was agreed. */
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
 * The error that an answer with an error status tells; `body` is undefined when it was no JSON. (spec)
 * Where the server says nothing, its message is `HTTP {status}`, without JSON `Network error`.
 */
export function errorOf(status: number, body: unknown): ApiError {
  const parsed = errorBodySchema.safeParse(body);
  const told = (parsed.success && parsed.data.error) || null;
  const issues = parsed.success ? (parsed.data.issues ?? []) : [];
  const message = told ?? (body === undefined ? NETWORK_ERROR : `HTTP ${status}`);
  return new ApiError('status', message, { status, told, issues, body });
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    // A connection that breaks in the middle of a good answer is a network failure, not an answer.
    if (response.ok) throw new ApiError('network', NETWORK_ERROR, { cause });
    return undefined;
  }
}

const jsonHeader = (json: unknown): Record<string, string> =>
  json === undefined ? {} : { 'content-type': 'application/json' };
