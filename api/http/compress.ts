import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Encoding } from './accept-encoding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Bytes below which compression is not worth a header. */
export const MIN_COMPRESSED_BYTES = 600;

/** Compresses off the event loop. `level` is brotli's, 0 to 11. */
export async function compress(body: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return deflate(body, { level: 6 });
  return brotli(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: level } });
}
