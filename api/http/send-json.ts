import type { Request, Response } from 'express';
import { chooseEncoding } from './accept-encoding.ts';
import { compress, MIN_COMPRESSED_BYTES } from './compress.ts';
import { namesTag } from './representation.ts';

/** Low, because each response is compressed anew. */
const BROTLI_LEVEL = 5;

/**
 * Sends JSON that may be long, compressed as the client accepts it.
 *
 * Not for a response with a secret beside text that a stranger controls: its length would reveal how
 * alike the two are (BREACH).
 */
export async function sendJson(req: Request, res: Response, value: unknown): Promise<void> {
  const body = Buffer.from(JSON.stringify(value));
  const isLong = body.byteLength >= MIN_COMPRESSED_BYTES;
  const encoding = isLong ? chooseEncoding(req.get('Accept-Encoding')) : 'identity';
  const sent = await compress(body, encoding, BROTLI_LEVEL);
  res.vary('Accept-Encoding').type('json');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.send(sent);
}

/** Sends a part of a list with, in a header, the number of entries in all of it. */
export async function sendList(
  req: Request,
  res: Response,
  entries: readonly unknown[],
  total: number,
): Promise<void> {
  res.set('X-Total-Count', String(total));
  await sendJson(req, res, entries);
}

/**
 * Like `sendJson`, for what is polled and mostly unchanged: a client that already has this version
 * gets a 304, and `read` is not called.
 */
export async function sendNewJson(
  req: Request,
  res: Response,
  version: string,
  read: () => Promise<unknown>,
): Promise<void> {
  const tag = `"${version}"`;
  // Weak, because the compressed copies share it although their bytes differ.
  res.vary('Accept-Encoding').set('ETag', `W/${tag}`);
  if (namesTag(req.headers['if-none-match'], tag)) res.status(304).end();
  else await sendJson(req, res, await read());
}
