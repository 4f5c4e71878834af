import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';
import { compress, MIN_COMPRESSED_BYTES } from './compress.ts';
import type { Headers } from './security-headers.ts';

/** Content that is served unchanged, from memory. */
export interface Content {
  readonly body: Buffer;
  /** Strong entity tag with its quotes. */
  readonly etag: string;
  readonly contentType: string;
  readonly cacheControl: string;
}

/** Content with its compressed copies and ready-made headers. */
export interface Representation {
  readonly content: Content;
  /** Estimated bytes in memory once every copy is made; a whole number. */
  readonly size: number;
  /** Responds to GET and HEAD, with 304 for a copy that the client has. */
  send(req: IncomingMessage, res: ServerResponse, status?: number): void | Promise<void>;
}

interface Copy {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Prepares content for serving. A compressed copy is made when first requested and has its own
 * entity tag. `brotliLevel` is low for pages, which change, and higher for files.
 */
export function createRepresentation(
  content: Content,
  fields: Headers,
  brotliLevel: number,
): Representation {
  const canShrink = isCompressible(content);
  const shared: Headers = canShrink ? { ...fields, Vary: 'Accept-Encoding' } : fields;
  const copies = new Map<Encoding, Copy>();
  const making = new Map<Encoding, Promise<Copy>>();
  const plain = createCopy(content, shared, 'identity', content.body);

  const make = async (encoding: Encoding): Promise<Copy> => {
    try {
      const body = await compress(content.body, encoding, brotliLevel);
      const isSmaller = body.byteLength < content.body.byteLength;
      const copy = isSmaller ? createCopy(content, shared, encoding, body) : plain;
      copies.set(encoding, copy);
      return copy;
    } finally {
      making.delete(encoding);
    }
  };

  return {
    content,
    size: Math.ceil(content.body.byteLength * (canShrink ? 1.6 : 1)) + 2_000,
    send(req, res, status = 200) {
      const encoding = canShrink ? chooseEncoding(acceptEncoding(req)) : 'identity';
      const ready = encoding === 'identity' ? plain : copies.get(encoding);
      if (ready) return sendCopy(req, res, ready, status);
      const running = making.get(encoding) ?? make(encoding);
      making.set(encoding, running);
      return running.then((copy) => sendCopy(req, res, copy, status));
    },
  };
}

function acceptEncoding(req: IncomingMessage): string | undefined {
  const header = req.headers['accept-encoding'];
  return typeof header === 'string' ? header : undefined;
}

function createCopy(content: Content, fields: Headers, encoding: Encoding, body: Buffer): Copy {
  const copy = encoding === 'identity' ? '' : `-${encoding}`;
  const etag = `${content.etag.slice(0, -1)}-${versionOf(fields)}${copy}"`;
  return {
    body,
    etag,
    headers: {
      ...fields,
      'Content-Type': content.contentType,
      'Content-Length': String(body.byteLength),
      'Cache-Control': content.cacheControl,
      ETag: etag,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  };
}

/** Part of the entity tag: caches keep a copy's headers for as long as its tag is current. */
function versionOf(fields: Headers): string {
  return hash('sha256', JSON.stringify(fields)).slice(0, 8);
}

function sendCopy(req: IncomingMessage, res: ServerResponse, copy: Copy, status: number): void {
  if (status === 200 && namesTag(req.headers['if-none-match'], copy.etag)) {
    const { 'Content-Type': _type, 'Content-Length': _length, ...headers } = copy.headers;
    res.writeHead(304, headers).end();
    return;
  }
  // Node leaves out the body of a response to HEAD.
  res.writeHead(status, copy.headers).end(copy.body);
}

/** Returns whether `If-None-Match` names the tag. Weak comparison, since caches weaken tags. */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function isCompressible(content: Content): boolean {
  return (
    content.body.byteLength >= MIN_COMPRESSED_BYTES &&
    /^text\/|[/+](json|javascript|xml|manifest)\b/.test(content.contentType)
  );
}
