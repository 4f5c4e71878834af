import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
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
