import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEIC_ADVICE } from '#domain/api/uploads.ts';
import type { TestApi } from '#tests/support/api.ts';
import { photo, startUploads, type Uploads } from '#tests/support/uploads.ts';

let uploads: Uploads;
let api: TestApi;
beforeAll(async () => {
  uploads = await startUploads();
  api = uploads.api;
});
afterAll(() => api.close());

describe('what is not a photograph', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each([
    ['an SVG with script', SVG, 'image.svg', 'image/svg+xml'],
    ['an SVG that says it is a PNG', SVG, 'image.png', 'image/png'],
    ['an HTML page', '<!doctype html><script>1</script>', 'x.jpg', 'image/jpeg'],
    ['text', 'hello', 'x.webp', 'image/webp'],
    ['nothing', '', 'x.jpg', 'image/jpeg'],
  ])('%s is refused', async (_title, content, name, type) => {
    const { status, body } = await uploads.upload(content, name, type);
    expect(status).toBe(415);
    expect(body.error).toBe('Invalid file type (only images allowed)');
    await uploads.scratchIsEmpty();
  });

  test('a HEIC photo is refused with words that say what to do', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(200),
    ]);
    const { status, body } = await uploads.upload(heic, 'IMG_1.HEIC', 'image/heic');
    expect(status).toBe(415);
    expect(body.error).toBe(HEIC_ADVICE);
  });

  test('a picture cut off in the middle is refused', async () => {
    const noise = sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    const whole = await noise.jpeg().toBuffer();
    const { status, body } = await uploads.upload(whole.subarray(0, whole.length / 2));
    expect(status).toBe(415);
    expect(body.error).toBe('This picture is damaged and cannot be opened');
  });

  test('a picture of more than 50 megapixels is refused in words', async () => {
    const { status, body } = await uploads.upload(pngOf(10_000, 5_001), 'wall.png', 'image/png');
    expect(status).toBe(413);
    expect(body.error).toMatch(/^This picture has more than 50 megapixels/);
  });

  test('a file over 50 MB is too large', async () => {
    const { status, body } = await uploads.upload(Buffer.alloc(50 * 1024 * 1024 + 1, 0xff));
    expect(status).toBe(413);
    expect(body.error).toBe('File too large (max 50MB)');
    await uploads.scratchIsEmpty();
  });

  test('a request without a file, and one that is no form, are told apart', async () => {
    for (const other of ['x', new Blob(['x'])]) {
      const body = new FormData();
      body.set('other', other);
      expect(await api.call('POST', '/api/upload/image', { body })).toMatchObject({
        status: 400,
        body: { error: 'Please choose a picture' },
      });
    }
    const json = await api.call('POST', '/api/upload/image', { json: { image: 'x' } });
    expect(json.status).toBe(415);
  });
});

describe('names', () => {
  test.each(['../../etc/passwd', '..\\..\\boot.ini', '/etc/shadow', '%2e%2e%2fx'])(
    'a file called %j is stored under the hash of its pixels like any other',
    async (name) => {
      const { status, body } = await uploads.upload(await photo(50, 40).jpeg().toBuffer(), name);
      expect(status).toBe(201);
      expect(body.filename).toMatch(/^[0-9a-f]{32}-50x40\.webp$/);
    },
  );

  test.each(['passwd', '..%2f..%2fetc%2fpasswd', 'x.webp', '%00'])(
    'the diagnostic refuses the name %s',
    async (name) => {
      const { status } = await api.call('GET', `/api/test/image-access/${name}`);
      expect(status).toBe(400);
    },
  );

  test('the diagnostic says that an unknown picture does not exist', async () => {
    const name = `${'0'.repeat(32)}-50x40.webp`;
    const { status, body } = await api.call('GET', `/api/test/image-access/${name}`);
    expect(status).toBe(200);
    expect(body.exists).toBe(false);
  });
});

/** Returns a PNG of one colour in any size: a few hundred bytes that unpack to width × height. */
function pngOf(width: number, height: number): Buffer {
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
