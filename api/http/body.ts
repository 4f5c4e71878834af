import type { Socket } from 'node:net';
import express, { type Request, type RequestHandler } from 'express';
import { AppError } from '#domain/api/errors.ts';
import { NO_UTF_8, TOO_LARGE, TOO_MANY_VALUES } from './errors.ts';
import { hasMoreValues } from './json-values.ts';

/**
 * Maximum size of a JSON body without an invitation's content. Bodies are buffered before their
 * token is checked: 600 at once, what one address may send in a minute, take 40 MB.
 */
const MAX_JSON_BYTES = 64 * 1024;
/**
 * Maximum size of a body with an invitation's content: room for every field filled to its limit in a
 * script that takes three bytes a letter (4.5 million bytes).
 */
const MAX_CONTENT_BYTES = 5 * 1024 * 1024;
/** Maximum size of a guest's reply: room for every field filled to its limit. */
const MAX_REPLY_BYTES = 64 * 1024;
/** The same as a form, in which a letter of four bytes, such as an emoji, takes twelve. */
const MAX_FORM_REPLY_BYTES = 96 * 1024;
/** Values in a JSON body; an invitation whose lists are all full has some 900. */
const MAX_VALUES = 10_000;

/**
 * Milliseconds in which a whole body must arrive; it is buffered meanwhile. Browsers give up
 * earlier; the server's own limit is longer, for pictures.
 */
const ARRIVES_WITHIN_MS = 60_000;

const parseJson = within(MAX_JSON_BYTES, jsonParser);
const parseContent = within(MAX_CONTENT_BYTES, jsonParser);
const parseJsonReply = within(MAX_REPLY_BYTES, jsonParser);
const parseFormReply = within(MAX_FORM_REPLY_BYTES, (limit) =>
  express.urlencoded({ extended: false, limit, inflate: false, parameterLimit: 50 }),
);

/** Reads a JSON body; another content type is refused (415). */
export const jsonBody: RequestHandler[] = [accept('application/json'), inTime(), parseJson];

/** Reads a JSON body with an invitation's content. */
export const contentBody: RequestHandler[] = [accept('application/json'), inTime(), parseContent];

/** Reads a JSON body as raw bytes, to check its signature; other content types are refused (415). */
export function rawJsonBody(limit: number): RequestHandler[] {
  const types = ['application/json', 'application/vnd.api+json'];
  const parseRaw = within(limit, () => express.raw({ type: types, limit, inflate: false }));
  return [accept(...types), inTime(), parseRaw];
}

/** Reads a reply, as JSON or as a form posted without script. */
export const replyBody: RequestHandler[] = [
  accept('application/json', 'application/x-www-form-urlencoded'),
  inTime(),
  (req, res, next) => (isFormPost(req) ? parseFormReply : parseJsonReply)(req, res, next),
];

/** Returns whether the browser itself posted a form. */
export function isFormPost(req: Request): boolean {
  return typeof req.is('application/x-www-form-urlencoded') === 'string';
}

/** Returns whether the request has a body that is not empty. */
export function hasBody(req: Request): boolean {
  return (
    req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
  );
}

/**
 * Returns a JSON parser that refuses, unparsed, what would keep the process busy for seconds, and
 * every encoding but UTF-8, because only in UTF-8 are the values counted.
 */
function jsonParser(limit: number): RequestHandler {
  return express.json({
    limit,
    inflate: false,
    verify(_req, _res, bytes, encoding) {
      if (encoding !== 'utf-8') throw refused(NO_UTF_8);
      if (hasMoreValues(bytes, MAX_VALUES)) throw refused(TOO_MANY_VALUES);
    },
  });
}

/** Returns an error like the parser's own, which `toAppError` knows by its type. */
const refused = (type: string) => Object.assign(new Error(type), { type });

function accept(...types: string[]): RequestHandler {
  return (req, _res, next) => {
    if (hasBody(req) && !req.is(types)) {
      throw new AppError('unsupported_type', `Please send ${types.join(' or ')}`);
    }
    next();
  };
}

/**
 * Refuses a body of more than `limit` bytes as soon as that is known: a parser alone would respond
 * only after the last byte.
 */
function within(limit: number, makeParser: (limit: number) => RequestHandler): RequestHandler {
  const parser = makeParser(limit);
  return (req, res, next) => {
    let isDecided = false;
    const decide = (failure?: unknown) => {
      if (!isDecided) next(failure);
      isDecided = true;
    };
    const refuse = () => {
      if (isDecided) return;
      res.set('Connection', 'close');
      lingerAfterAnswer(req.socket);
      decide(refused(TOO_LARGE));
    };
    if (Number(req.headers['content-length'] ?? 0) > limit) return refuse();
    parser(req, res, decide);
    let came = 0;
    const count = (bytes: Buffer) => {
      came += bytes.length;
      if (came > limit) refuse();
    };
    if (req.headers['transfer-encoding'] !== undefined) req.on('data', count);
  };
}

/**
 * (RFC 9112, 9.6) After the response, closes only our side of the connection and discards what
 * still arrives: a client that is still sending would otherwise lose the response.
 */
function lingerAfterAnswer(socket: Socket): void {
  socket.destroySoon = () => void socket.end();
}

/** Ends the connection of a request whose body has not arrived within `patience` milliseconds. */
export function inTime(patience = ARRIVES_WITHIN_MS): RequestHandler {
  return (req, _res, next) => {
    if (hasBody(req)) {
      const overdue = setTimeout(() => req.destroy(), patience);
      for (const ending of ['end', 'close']) req.once(ending, () => clearTimeout(overdue));
    }
    next();
  };
}
