import { rename } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { builtFiles } from '#infra/start/built-files.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';
import { createS3Store } from '#infra/storage/s3.ts';
import type { TestApi } from '#tests/support/api.ts';
import { photo, startUploads, type Uploads } from '#tests/support/uploads.ts';
import { createUploadService } from './service.ts';

let uploads: Uploads;
let api: TestApi;
beforeAll(async () => {
  uploads = await startUploads();
  api = uploads.api;
});
afterAll(() => api.close());

const from = (address: string) => ({ 'X-Forwarded-For': address });

/** Begins an upload of `length` bytes, which the caller sends with `socket.write`. */
function beginUpload(length: number, address = '203.0.113.1') {
  const head = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  const end = '\r\n--x--\r\n';
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    'POST /api/upload/image HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' +
      `X-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      `Content-Length: ${head.length + length + end.length}\r\n\r\n${head}`,
  );
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  return { socket, end, answer };
}

/** Sends a file without waiting for the response. */
function sendAndLeave(file: Uint8Array): Promise<string> {
  const { socket, end, answer } = beginUpload(file.length);
  socket.write(file);
  socket.write(end, () => socket.destroy());
  return answer;
}

/** Starts the service on a store that takes connections and says nothing. */
async function startSilent() {
  const silent = createServer();
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const place = { bucket: 'b', endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' };
  const store = createS3Store({ ...place, credentials });
  onTestFinished(() => {
    store.close();
    silent.close();
  });
  return createUploadService({ ...api, ...builtFiles(import.meta.dirname), store });
}

describe('a photograph', () => {
  test('is stored as WebP and AVIF in the widths that its address tells', async () => {
    const { status, body } = await uploads.upload(await photo(2400, 1600).jpeg().toBuffer());
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 2400, height: 1600 });
    expect(body.url).toMatch(/^\/media\/[0-9a-f]{32}\/2400x1600\/1920\.webp$/);
    // Last, so that it is only there when all others are.
    expect(`/${api.store.puts.at(-1)}`).toBe(body.url);
    for (const [name, type] of [
      ['480.webp', 'image/webp'],
      ['960.webp', 'image/webp'],
      ['1920.webp', 'image/webp'],
      ['480.avif', 'image/avif'],
      ['1920.avif', 'image/avif'],
    ] as const) {
      const answer = await fetch(`${api.url}${body.url.replace('1920.webp', name)}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const { width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(width).toBe(Number.parseInt(name, 10));
    }
    await uploads.scratchIsEmpty();
  });

  test('comes with a blur of itself, unless one can see through it', async () => {
    const { body } = await uploads.upload(await photo(600, 400).jpeg().toBuffer());
    const blur = Buffer.from(body.placeholder, 'base64url');
    expect(blur.length).toBeLessThan(120);
    expect(await sharp(blur).metadata()).toMatchObject({ format: 'webp', width: 16, height: 11 });
    const clear = { width: 60, height: 40, channels: 4, background: '#a4665c80' } as const;
    const seeThrough = await uploads.upload(await sharp({ create: clear }).png().toBuffer());
    expect(seeThrough.body.placeholder).toBe('');
  });

  test('is found by the diagnostic under its name, with all its copies', async () => {
    const { body } = await uploads.upload(
      await photo(600, 400).png().toBuffer(),
      'a.png',
      'image/png',
    );
    const access = await api.call('GET', `/api/test/image-access/${body.filename}`);
    expect(access.status).toBe(200);
    expect(access.body).toMatchObject({ exists: true, url: body.url, contentType: 'image/webp' });
    expect(access.body.variants.length).toBe(4);
    const [widest] = access.body.variants.filter(({ url }: { url: string }) => url === body.url);
    expect(access.body.bytes).toBe(widest.bytes);
  });

  test('taken sideways is turned upright and tells nothing of where it was taken', async () => {
    const sideways = await photo(400, 300)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { body } = await uploads.upload(sideways);
    expect(body).toMatchObject({ width: 300, height: 400 });
    const stored = await fetch(`${api.url}${body.url}`);
    const metadata = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ width: 300, height: 400 });
    expect(metadata.exif).toBeUndefined();
  });

  test('that the store does not take is asked for again', async () => {
    api.store.beforePut = () => {
      throw new ObjectStoreError('The object folder failed to write: its disk is full (ENOSPC)');
    };
    const { status, body } = await uploads.upload(await photo(91, 17).jpeg().toBuffer());
    api.store.beforePut = () => undefined;
    expect(status).toBe(503);
    expect(body.error).toBe("We can't do this right now. Please try again in a moment.");
  });

  test('waits no longer than for its turn once a store says nothing', {
    timeout: 20_000,
  }, async () => {
    const file = join(api.config.dataDir, 'waiting.jpg');
    await photo(93, 17).toFile(file);
    const { storePicture } = await startSilent();
    const { signal } = new AbortController();
    const waiting = Array.from({ length: 6 }, () => storePicture(file, 'somebody', signal));
    for (const outcome of await Promise.allSettled(waiting)) {
      expect(outcome).toMatchObject({ reason: expect.any(ObjectStoreError) });
    }
    expect(await api.database.knex('uploads').where({ width: 93 })).toEqual([]);
  });

  test('is looked for in vain no longer than that', { timeout: 4_000 }, async () => {
    const { inspect } = await startSilent();
    const looked = inspect(`${'0'.repeat(32)}-50x40.webp`);
    await expect(looked).rejects.toThrow(ObjectStoreError);
  });

  test('that the disk does not take while it arrives is asked for again', async () => {
    const scratch = join(api.config.dataDir, 'scratch');
    // The previous picture's file is removed after its response, and where it was received.
    await uploads.scratchIsEmpty();
    await rename(scratch, `${scratch}-away`);
    const { status, body } = await uploads.upload(await photo(92, 17).jpeg().toBuffer());
    await rename(`${scratch}-away`, scratch);
    expect([status, body.error]).toEqual([
      503,
      'The picture could not be saved. Please try again.',
    ]);
  });

  test('that was stored in part is known all the same, so that its copies can be removed', async () => {
    api.store.beforePut = (key) => {
      if (key.endsWith('480.avif')) throw new ObjectStoreError('The store is away');
    };
    await uploads.upload(await photo(613, 17).jpeg().toBuffer());
    api.store.beforePut = () => undefined;
    const known = () => api.database.knex('uploads').where({ width: 613 }).first('bytes');
    expect(await known()).toEqual({ bytes: 0 });
    expect((await uploads.upload(await photo(613, 17).jpeg().toBuffer())).status).toBe(201);
    expect((await known()).bytes).toBeGreaterThan(0);
  });

  test('too many of them are told to wait before they are read, and who left is not stored', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    api.store.beforePut = () => held;
    const leaving = new AbortController();
    let senders = 0;
    const send = async (width: number, signal?: AbortSignal) => {
      const form = new FormData();
      const file = await photo(width, 19).jpeg().toBuffer();
      form.set('image', new Blob([file as BlobPart]), 'photo.jpg');
      senders += 1;
      return fetch(`${api.url}/api/upload/image`, {
        method: 'POST',
        body: form,
        headers: from(`198.51.100.${senders}`),
        ...(signal && { signal }),
      });
    };
    const known = (width: number) => api.database.knex('uploads').where({ width });
    const first = [send(71), send(72)];
    for (const width of [71, 72]) {
      await vi.waitFor(() => expect(known(width)).resolves.toHaveLength(1), 15_000);
    }
    const answers: number[] = [];
    const leave = async () => void answers.push((await send(73, leaving.signal)).status);
    const left = Promise.allSettled(Array.from({ length: 50 }, leave));
    try {
      // Two are being encoded and forty wait.
      await vi.waitFor(
        () => expect(answers).toEqual(Array.from({ length: 10 }, () => 503)),
        15_000,
      );
    } finally {
      leaving.abort();
      await left;
      api.store.beforePut = () => undefined;
      release();
    }
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([201, 201]);
    await uploads.scratchIsEmpty();
    expect(await known(73)).toEqual([]);
    expect((await send(71)).status).toBe(201);
  });

  test('whose sender leaves as it is opened is no failure of ours', async () => {
    const gone = new AbortController();
    const removed = join(api.config.dataDir, 'removed.jpg');
    const parts = { ...api, ...builtFiles(import.meta.dirname) };
    const stored = createUploadService(parts).storePicture(removed, 'somebody', gone.signal);
    // Its turn has come; its file is being opened.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    gone.abort();
    await expect(stored).rejects.toMatchObject({ code: 'invalid_request' });
  });

  test('whose sender leaves as soon as all of it is sent leaves no file', async () => {
    for (let sender = 0; sender < 10; sender += 1) await sendAndLeave(Buffer.alloc(2_000_000));
    // Once this has a response, what was sent before it has been dealt with.
    expect((await uploads.upload(await photo(97, 19).jpeg().toBuffer())).status).toBe(201);
    await uploads.scratchIsEmpty();
  });

  test('sent again is the same picture', async () => {
    const bytes = await photo(700, 500).jpeg().toBuffer();
    const [one, two] = await Promise.all([
      uploads.upload(bytes),
      uploads.upload(bytes, 'other name.jpg'),
    ]);
    expect(one.body).toEqual(two.body);
  });

  test('sent again is stored only where a copy is missing', async () => {
    const file = await photo(617, 17).jpeg().toBuffer();
    const known = () => api.database.knex('uploads').where({ width: 617 }).first('hash', 'bytes');
    await uploads.upload(file);
    const [stored, puts] = [await known(), api.store.puts.length];
    expect((await uploads.upload(file)).status).toBe(201);
    expect(await known()).toEqual(stored);
    expect(api.store.puts).toHaveLength(puts);
    const lost = `media/${stored.hash}/617x17/480.avif`;
    await api.store.delete(lost);
    expect((await uploads.upload(file)).status).toBe(201);
    expect(await known()).toEqual(stored);
    expect(api.store.puts.slice(puts)).toEqual([lost]);
  });

  test('has another address while its files are being removed, of which it has ten', async () => {
    const file = await photo(29, 17).jpeg().toBuffer();
    const addresses = new Set<string>();
    for (let tried = 0; tried < 10; tried += 1) {
      addresses.add((await uploads.upload(file)).body.url);
      await api.database.knex('uploads').where({ width: 29 }).update({ removed_at: 1 });
    }
    expect(addresses.size).toBe(10);
    const { status, body } = await uploads.upload(file);
    expect([status, body.error]).toEqual([
      503,
      'The picture could not be saved. Please try again.',
    ]);
  });

  test.each(['webp', 'gif', 'avif'] as const)('may be %s', async (format) => {
    const { status } = await uploads.upload(
      await photo(80, 60).toFormat(format).toBuffer(),
      'x',
      '',
    );
    expect(status).toBe(201);
  });
});

describe('a photograph on a bad line', () => {
  const MINUTE = 60_000;
  const PIECE = Buffer.alloc(70_000);
  const haveCome = (...sizes: number[]) =>
    vi.waitFor(async () => {
      const sorted = (await uploads.arriving()).sort((one, other) => one - other);
      // Rounded, because the last bytes are held back: they may begin the end of the file.
      expect(sorted.map((size) => Math.ceil(size / 1_000) * 1_000)).toEqual(sizes);
    });

  beforeEach(async () => {
    // The previous picture's file is removed after its response; it would be taken for this one's.
    await uploads.scratchIsEmpty();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Begins an upload of which the first thousand bytes have been received. */
  const beginReceived = async () => {
    const begun = beginUpload(1_000 + 10 * PIECE.length);
    begun.socket.write(PIECE.subarray(0, 1_000));
    await haveCome(1_000);
    return begun;
  };

  test('that stops coming is given up in words, and makes room', async () => {
    const { answer } = await beginReceived();
    vi.advanceTimersByTime(2 * MINUTE);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('The picture came too slowly. Please try again on a better connection.');
    await uploads.scratchIsEmpty();
  });

  test('leaves the next address its turn, when there are twenty of them from one', async () => {
    const slow = Array.from({ length: 20 }, () => beginUpload(10 * PIECE.length, '203.0.113.2'));
    for (const { socket } of slow) socket.write(PIECE);
    await haveCome(...slow.map(() => PIECE.length));
    const file = await photo(64, 48).jpeg().toBuffer();
    const send = (address: string) =>
      uploads.upload(file, 'photo.jpg', 'image/jpeg', from(address));
    const refused = await send('203.0.113.2');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('203.0.113.3')).status).toBe(201);
    slow[0]?.socket.destroy();
    const hasRoom = async () => expect((await send('203.0.113.2')).status).toBe(201);
    await vi.waitFor(hasRoom, 15_000);
    for (const { socket } of slow) socket.destroy();
    await uploads.scratchIsEmpty();
  });
});
