import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { type Answer, startApi, type TestApi } from './api.ts';

/** The api on embedded parts, to which pictures are sent. */
export interface Uploads {
  readonly api: TestApi;
  /** Sends a file as the builder does. */
  upload(
    file: Uint8Array | string,
    name?: string,
    type?: string,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Resolves with the bytes of each file that is arriving. */
  arriving(): Promise<number[]>;
  scratchIsEmpty(): Promise<void>;
}

export async function startUploads(): Promise<Uploads> {
  const api = await startApi('embedded');
  const scratch = join(api.config.dataDir, 'scratch');
  const arriving: Uploads['arriving'] = async () => {
    const files = (await readdir(scratch)).map((name) => stat(join(scratch, name)));
    return (await Promise.all(files)).map(({ size }) => size);
  };
  return {
    api,
    async upload(file, name = 'photo.jpg', type = 'image/jpeg', headers = {}) {
      const form = new FormData();
      form.set('image', new Blob([file as BlobPart], { type }), name);
      return api.call('POST', '/api/upload/image', { body: form, headers });
    },
    arriving,
    async scratchIsEmpty() {
      await vi.waitFor(async () => expect(await arriving()).toEqual([]));
    },
  };
}

/** Returns a picture of one colour, to be encoded. */
export const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a4665c' } });

/** Returns a PNG of one colour in any size: a few hundred bytes that unpack to width × height. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Buffer.alloc(Math.ceil(width / 8) + 1);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** CRC-32 of ISO 3309, as PNG requires it. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
