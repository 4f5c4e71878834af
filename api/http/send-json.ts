import type { Request, Response } from 'express';
import { chooseEncoding } from './accept-encoding.ts';
import { compress, SMALLEST_COMPRESSED } from './compress.ts';
import { namesTag } from './representation.ts';

/** Each answer is compressed anew: quickly rather than well. */
const BROTLI_LEVEL = 5;

/**
 * Answers JSON that may be long, compressed as the client takes it.
 *
 * Not for an answer that holds a secret beside text which a stranger can change at will: its length
 * would tell whether the two are alike (BREACH).
 */
export async function sendJson(req: Request, res: Response, value: unknown): Promise<void> {
  const body = Buffer.from(JSON.stringify(value));
  const isLong = body.byteLength >= SMALLEST_COMPRESSED;
  const encoding = isLong ? chooseEncoding(req.get('Accept-Encoding')) : 'identity';
  const sent = await compress(body, encoding, BROTLI_LEVEL);
  res.vary('Accept-Encoding').type('json');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.send(sent);
}

/**
 * As `sendJson`, for what is asked for again and again while mostly nothing is new: who has this
 * version of it already is told so, and it is not read.
 */
export async function sendNewJson(
  req: Request,
  res: Response,
  version: string,
  read: () => Promise<unknown>,
): Promise<void> {
  const tag = `"${version}"`;
  // Weak: one for the compressed copies as well, which differ in their bytes.
  res.vary('Accept-Encoding').set('ETag', `W/${tag}`);
  if (namesTag(req.headers['if-none-match'], tag)) res.status(304).end();
  else await sendJson(req, res, await read());
}
