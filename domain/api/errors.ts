import { z } from 'zod';
import type { RevisionConflictBody } from './invitations.ts';

/** Every error code, with its HTTP status. */
export const ERROR_STATUS = {
  invalid_request: 400,
  missing_file: 400,
  missing_license_code: 400,
  authentication_required: 401,
  missing_token: 401,
  wrong_signature: 401,
  wrong_token: 403,
  wrong_origin: 403,
  rsvp_closed: 403,
  replies_full: 403,
  license_deactivated: 403,
  not_found: 404,
  license_unknown: 404,
  method_not_allowed: 405,
  already_exists: 409,
  reply_outdated: 409,
  reply_changed: 409,
  job_changed: 409,
  license_used: 409,
  license_in_use: 409,
  template_locked: 409,
  revision_conflict: 409,
  license_expired: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid_content: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal: 500,
  provider_unreachable: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/**
 * One problem in the input. `path` is in dot notation, from the content's root for an invitation
 * (`wedding.events.0.title`); `message` is for people.
 */
export const issueSchema = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** Body of every error response. */
export const errorBodySchema = z.object({
  error: z.string(),
  issues: z.array(issueSchema).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** What errors of some codes add to the response body. */
interface ErrorDetails {
  /** `retryAfter`: seconds, also sent as a header. */
  readonly too_many_requests: { readonly retryAfter: number };
  /** `parts`: those that do not respond. */
  readonly unavailable: { readonly parts: readonly string[] };
  /** What somebody else has saved. */
  readonly revision_conflict: Readonly<Omit<RevisionConflictBody, 'error'>>;
}

interface AppErrorOptions<Code extends ErrorCode> {
  readonly issues?: readonly Issue[];
  readonly details?: Code extends keyof ErrorDetails ? ErrorDetails[Code] : never;
  readonly cause?: unknown;
}

/**
 * A failure reported to the caller. `message` is a sentence for people; what only the operator may
 * see is in `cause`. `details` are merged into the response body.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[] | undefined;
  readonly details: ErrorDetails[keyof ErrorDetails] | undefined;

  constructor(code: Code, message: string, options: AppErrorOptions<Code> = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues;
    this.details = options.details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** Returns the failure of a database or store that does not respond, is overloaded or is full. */
export function unavailableForNow(cause: unknown): AppError {
  const message = "We can't do this right now. Please try again in a moment.";
  return new AppError('unavailable', message, { cause });
}

/** Converts zod's issues to the contract's shape. */
export function toIssues(error: z.ZodError): Issue[] {
  return error.issues.map(({ path, message }) => ({ path: inContent(path).join('.'), message }));
}

/** Requests carry an invitation's content as `weddingData`; paths are reported without it. */
const inContent = (path: readonly PropertyKey[]): readonly PropertyKey[] =>
  path[0] === 'weddingData' && path.length > 1 ? path.slice(1) : path;
