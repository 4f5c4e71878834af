import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { bodyLength, writeBody } from './object-body.ts';
import type { ObjectBody, ObjectHeaders, ObjectInfo, StoredObject } from './object-store.ts';

/**
 * An object's file begins with `HEAD_BYTES` bytes: its headers as JSON, padded with spaces and
 * ended by a newline; its body follows. One file, so that headers and body always belong together.
 */
const HEAD_BYTES = 256;

type Head = ObjectHeaders & { readonly etag: string };

/** Returns the bytes of an object's file, assembled in a buffer from `allocate`. */
export function objectFile(
  body: ObjectBody,
  { contentType, cacheControl }: ObjectHeaders,
  allocate: (size: number) => Buffer,
): Buffer {
  const file = allocate(HEAD_BYTES + bodyLength(body));
  writeBody(body, file, HEAD_BYTES);
  const etag = etagOf(file.subarray(HEAD_BYTES));
  const head = JSON.stringify({ contentType, cacheControl, etag });
  if (Buffer.byteLength(head) >= HEAD_BYTES) throw new RangeError('The headers are too long');
  file.fill(' ', 0, HEAD_BYTES - 1);
  file.write(head);
  file[HEAD_BYTES - 1] = 0x0a;
  return file;
}

/** Reads an object's headers. Throws when the file is not an object's. */
export async function readObjectHead(file: FileHandle): Promise<ObjectInfo> {
  const head = Buffer.allocUnsafe(HEAD_BYTES);
  const [stats, { bytesRead }] = await Promise.all([
    file.stat(),
    file.read(head, 0, HEAD_BYTES, 0),
  ]);
  return {
    ...parseHead(head.subarray(0, bytesRead)),
    size: stats.size - HEAD_BYTES,
    modifiedAt: Math.round(stats.mtimeMs),
  };
}

/** Reads an object. Throws when the file is not an object's. */
export async function readObjectFile(file: FileHandle): Promise<StoredObject> {
  const [stats, content] = await Promise.all([file.stat(), file.readFile()]);
  const body = content.subarray(HEAD_BYTES);
  return {
    ...parseHead(content.subarray(0, HEAD_BYTES)),
    body,
    size: body.length,
    modifiedAt: Math.round(stats.mtimeMs),
  };
}

function etagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

function parseHead(bytes: Buffer): Head {
  if (bytes.length < HEAD_BYTES) throw new Error('An object file without headers');
  const head: unknown = JSON.parse(bytes.toString());
  if (!isHead(head)) throw new Error('An object file with foreign headers');
  return { contentType: head.contentType, cacheControl: head.cacheControl, etag: head.etag };
}

function isHead(value: unknown): value is Head {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['contentType', 'cacheControl', 'etag'].every(
      (name) => typeof Reflect.get(value, name) === 'string',
    )
  );
}
