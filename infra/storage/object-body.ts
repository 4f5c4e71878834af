import type { BodyPart, ObjectBody } from './object-store.ts';

/** Returns the size of a body as stored, in bytes. */
export function bodyLength(body: ObjectBody): number {
  return partsOf(body).reduce((length, part) => length + Buffer.byteLength(part), 0);
}

/** Writes a body into `target` at `offset`; there must be room for `bodyLength(body)` bytes. */
export function writeBody(body: ObjectBody, target: Buffer, offset = 0): void {
  let at = offset;
  for (const part of partsOf(body)) {
    if (typeof part === 'string') {
      at += target.write(part, at);
    } else {
      target.set(part, at);
      at += part.length;
    }
  }
}

function partsOf(body: ObjectBody): readonly BodyPart[] {
  return typeof body === 'string' || body instanceof Uint8Array ? [body] : body;
}
