import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { builtFiles } from '#infra/start/built-files.ts';
import { photo } from '#tests/support/uploads.ts';
import { openPicture } from './open-picture.ts';

const { pictureProcess } = builtFiles(import.meta.dirname);
const log = { warn: vi.fn() };
beforeEach(() => log.warn.mockClear());

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-picture-'));
});
afterAll(() => rm(folder, { recursive: true }));

function open(entry = pictureProcess, limitsMs?: Parameters<typeof openPicture>[2]) {
  const picture = openPicture(entry, log, limitsMs);
  onTestFinished(() => picture.close());
  return picture;
}

/** Resolves with the path of a new file. */
async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

describe('a picture in a process of its own', () => {
  test('is decoded, and each copy is made of it', async () => {
    const file = await fileOf('photo.jpg', await photo(700, 500).jpeg().toBuffer());
    const picture = open();
    const decoded = await picture.decode(file);
    expect(decoded).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      width: 700,
      height: 500,
    });
    const copy = await sharp(await picture.encode(480, 'avif')).metadata();
    expect(copy).toMatchObject({ format: 'heif', width: 480 });
    expect(await picture.placeholder()).toMatch(/^[\w-]{50,160}$/);
    picture.close();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('that cannot be opened is refused in its own words', async () => {
    const whole = await photo(700, 500).jpeg().toBuffer();
    const file = await fileOf('damaged.jpg', whole.subarray(0, whole.length / 2));
    await expect(open().decode(file)).rejects.toMatchObject({
      code: 'unsupported_type',
      message: 'This picture is damaged and cannot be opened',
    });
  });
});

const NOT_PREPARED = {
  code: 'unsupported_type',
  message: 'This picture could not be prepared. Please make it smaller and upload it again.',
};

describe('a picture is refused', () => {
  test('when its decoder does not come to an end', async () => {
    const endless = "process.on('message', () => { for (;;); })";
    const limits = { decode: 2_000, encode: 2_000, placeholder: 2_000 };
    const picture = open(await fileOf('endless.mjs', endless), limits);
    await expect(picture.decode('photo.jpg')).rejects.toMatchObject(NOT_PREPARED);
    expect(log.warn).toHaveBeenCalledWith(
      { code: null, signal: 'SIGKILL' },
      'a picture was given up: its process ended',
    );
  });

  test('when its decoder crashes', async () => {
    const crash = "process.on('message', () => process.kill(process.pid, 'SIGSEGV'))";
    const picture = open(await fileOf('crash.mjs', crash));
    await expect(picture.decode('photo.jpg')).rejects.toMatchObject(NOT_PREPARED);
    await expect(picture.encode(480, 'webp')).rejects.toMatchObject(NOT_PREPARED);
  });
});

test('without its program, uploads are refused for now', async () => {
  const picture = open(await fileOf('missing.mjs', 'process.exit(1)'));
  await expect(picture.decode('photo.jpg')).rejects.toMatchObject({ code: 'unavailable' });
});
