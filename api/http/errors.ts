import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { AppError, type ErrorBody, type ErrorCode, unavailableForNow } from '#domain/api/errors.ts';
import { databaseToAppError } from '#infra/database/engine/failure.ts';
import type { Log } from '#infra/log.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';
import { invitationOf } from './request-log.ts';

/** Our own error type, for JSON bodies. */
export const TOO_MANY_VALUES = 'values.too.many';
/** The parsers' error type for a body over its limit. */
export const TOO_LARGE = 'entity.too.large';
/** The parsers' error type for an encoding that is not accepted. */
export const NO_UTF_8 = 'charset.unsupported';

/** Code and message for requests that never reach a handler, by the body parser's error type. */
const PARSER_FAILURES: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  [TOO_LARGE]: ['too_large', 'This request is too large'],
  'entity.parse.failed': ['invalid_request', 'The request is not valid JSON'],
  [NO_UTF_8]: ['unsupported_type', 'Please send text as UTF-8'],
  'encoding.unsupported': ['unsupported_type', 'Please send the request without compression'],
  'parameters.too.many': ['too_large', 'This request has too many fields'],
  [TOO_MANY_VALUES]: ['too_large', 'This request has too many fields'],
};

/**
 * Converts any failure to an `AppError`. Failures of the parsers and of Express itself keep their
 * 4xx meaning; everything unknown is `internal`, with the original as `cause` for the log only.
 */
export function toAppError(thrown: unknown): AppError {
  const error = databaseToAppError(thrown);
  if (error instanceof AppError) return error;
  if (error instanceof ObjectStoreError) return unavailableForNow(error);
  const { status, type } = shapeOf(error);
  const known = type === undefined ? undefined : PARSER_FAILURES[type];
  if (known) return new AppError(known[0], known[1], { cause: error });
  if (status !== undefined && status >= 400 && status < 500) {
    return new AppError('invalid_request', 'The request could not be understood', { cause: error });
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}

function shapeOf(error: unknown) {
  const { status, type }: { status?: unknown; type?: unknown } = Object(error);
  return {
    status: typeof status === 'number' ? status : undefined,
    type: typeof type === 'string' ? type : undefined,
  };
}

/** Returns the response's body: the message, the issues, and the error's details. */
function presentError({ details, message, issues }: AppError): ErrorBody {
  return { ...details, error: message, ...(issues && { issues: [...issues] }) };
}

/** Logs a failure, without a stack if the message of a refusal says everything. */
function logFailure(log: Log, error: AppError, res: Response): void {
  const { code, cause, message } = error;
  const about = invitationOf(res);
  if (code === 'unavailable' && cause === undefined) {
    log.warn({ code, reason: message, ...about }, 'refused');
  } else log.error({ err: cause ?? error, code, ...about }, 'failed');
}

/** Turns failures into responses, as JSON by default, and logs what the caller must not see. */
export function answerErrors(log: Log, send = sendError): ErrorRequestHandler {
  return (thrown, _req, res, _next) => {
    const error = toAppError(thrown);
    if (error.status >= 500) logFailure(log, error, res);
    if (res.headersSent) {
      res.destroy();
      return;
    }
    res.set('Cache-Control', 'no-store');
    const { details } = error;
    if (details && 'retryAfter' in details) res.set('Retry-After', String(details.retryAfter));
    res.status(error.status);
    send(res, error);
  };
}

function sendError(res: Response, error: AppError): void {
  res.json(presentError(error));
}

export function methodNotAllowed({ method }: Request): AppError {
  return new AppError('method_not_allowed', `${method} is not allowed here`);
}

/** Refuses requests that no route handles. */
export const unknownCall: RequestHandler = () => {
  throw new AppError('not_found', 'Unknown endpoint');
};

/** Refuses methods other than GET and HEAD for pages and files; those two do not get here. */
export const onlyReadPages: RequestHandler = (req, res, next) => {
  if (/^\/api(?:\/|$)/i.test(req.path)) return next();
  res.set('Allow', 'GET, HEAD');
  throw methodNotAllowed(req);
};
