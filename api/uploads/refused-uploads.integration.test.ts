import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEIC_ADVICE } from '#domain/api/uploads.ts';
import type { TestApi } from '#tests/support/api.ts';
import { photo, pngOf, startUploads, type Uploads } from '#tests/support/uploads.ts';

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
