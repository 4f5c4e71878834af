import { hash as digest } from 'node:crypto';
import { AppError } from '#domain/api/errors.ts';
import {
  parsePictureUrl,
  pictureFilename,
  pictureUrl,
  pictureUrlOfFilename,
  pictureVariants,
} from '#domain/invitation/picture-url.ts';
import { uploadRepository } from '#infra/database/upload-repository.ts';
import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import type { ObjectInfo, ObjectStore } from '#infra/storage/object-store.ts';
import type { ApiDeps } from '../deps.ts';
import { type OpenPicture, openPicture } from './open-picture.ts';
import type { NamedPicture } from './picture.ts';
import { requirePicture } from './recognise.ts';
import { cutOff, notSaved } from './refusals.ts';
import { createTurns } from './turns.ts';

/** Pictures encoded at once. Each occupies a core and, as an AVIF of 50 megapixels, 900 MB. */
const ENCODED_AT_ONCE = 2;
/**
 * Pictures waiting. A 12-megapixel photograph takes 3 s of one core, an upright one 5 s: the last in
 * the queue has its turn before server and edge give up its connection, after two minutes.
 */
const MAX_WAITING = 40;
/**
 * Hashes tried for one picture. A hash is unavailable while its files are being removed, for about
 * a day, and that happens 30 days after an upload.
 */
const MAX_HASHES = 10;

export interface StoredUpload {
  readonly hash: string;
  /** See `Picture`. */
  readonly width: number;
  readonly height: number;
  /** See `placeholderOf`. */
  readonly placeholder: string;
}

export interface ImageAccess {
  readonly filename: string;
  readonly url: string;
  readonly main: ObjectInfo | undefined;
  readonly variants: readonly { readonly url: string; readonly info: ObjectInfo }[];
}

export interface UploadService {
  /** @throws AppError `unavailable` while too many pictures are waiting */
  assertRoom(): void;
  /**
   * Stores every copy of the picture in `file`, which stays where it is, unless it is already
   * stored. Its turn comes after those of senders with fewer in progress.
   *
   * @throws AppError `unsupported_type`, `too_large`, `unavailable`, and `invalid_request` if the
   *   sender has `gone` before it was read
   */
  storePicture(file: string, sender: string, gone: AbortSignal): Promise<StoredUpload>;
  /**
   * Resolves with what is stored under an upload's name.
   *
   * @throws AppError `invalid_request` for any other name
   */
  inspect(filename: string): Promise<ImageAccess>;
}

export function createUploadService({
  log,
  store,
  database,
  pictureProcess,
  clock = Date.now,
}: Pick<ApiDeps, 'log' | 'store' | 'database' | 'pictureProcess' | 'clock'>): UploadService {
  const turns = createTurns(ENCODED_AT_ONCE);
  const uploads = uploadRepository(database.knex);
  const assertRoom = () => {
    if (turns.waiting < MAX_WAITING) return;
    throw new AppError(
      'unavailable',
      'Many pictures are being uploaded. Please try again shortly.',
    );
  };
  /** Records the picture under the first of its hashes whose files are not being removed. */
  const noted = async (picture: NamedPicture, at: number): Promise<NamedPicture> => {
    let { hash } = picture;
    for (let tried = 0; tried < MAX_HASHES; tried += 1) {
      const named = { ...picture, hash };
      if (await uploads.record({ ...uploadOf(named, at), bytes: 0 })) return named;
      hash = hashAfter(hash);
    }
    throw notSaved();
  };
  return {
    assertRoom,
    async storePicture(file, sender, gone) {
      // Others may have joined the queue while it arrived.
      assertRoom();
      return turns.take(sender, async () => {
        if (gone.aborted) throw cutOff();
        // One that hangs would be noticed after 45 s: too late for those who wait for their turn.
        await store.ping();
        const orCutOff = (error: unknown): never => {
          // The file is removed once its sender has gone.
          throw gone.aborted ? cutOff(error) : error;
        };
        await requirePicture(file).catch(orCutOff);
        const opened = openPicture(pictureProcess, log);
        try {
          const decoded = await opened.decode(file).catch(orCutOff);
          const at = clock();
          // Before its files, because nobody would know of the files of an upload that died.
          const picture = await noted(decoded, at);
          const bytes = await storeCopies(store, picture, opened.encode);
          await uploads.record({ ...uploadOf(picture, at), bytes });
          const { hash, width, height } = picture;
          return { hash, width, height, placeholder: await opened.placeholder() };
        } finally {
          opened.close();
        }
      });
    },
    async inspect(filename) {
      const url = pictureUrlOfFilename(filename);
      const picture = url === null ? null : parsePictureUrl(url);
      if (url === null || picture === null) {
        throw new AppError('invalid_request', 'This is not the name of an uploaded picture');
      }
      const variants = pictureVariants(picture.hash, picture.width, picture.height);
      // So that one that hangs is told after 2 s, not 45 s.
      await store.ping();
      const infos = await Promise.all(variants.map((variant) => store.head(variant.key)));
      const found = variants.flatMap((variant, index) => {
        const info = infos[index];
        return info ? [{ url: variant.url, info }] : [];
      });
      return { filename, url, main: found.find((copy) => copy.url === url)?.info, variants: found };
    },
  };
}

function uploadOf({ hash, width, height }: NamedPicture, at: number) {
  return { hash, filename: pictureFilename(hash, width, height), width, height, at };
}

/** Returns the next hash to try, always the same one: a picture sent again keeps its address. */
function hashAfter(hash: string): string {
  return digest('sha256', hash).slice(0, 32);
}

/**
 * Stores the copies that are not there yet; resolves with the bytes of all. The copy whose address
 * is handed out is stored last: where it exists, all others do.
 */
async function storeCopies(
  store: ObjectStore,
  { hash, width, height }: NamedPicture,
  encode: OpenPicture['encode'],
): Promise<number> {
  const main = pictureUrl(hash, width, height);
  const variants = pictureVariants(hash, width, height);
  const ordered = [
    ...variants.filter((variant) => variant.url !== main),
    ...variants.filter((variant) => variant.url === main),
  ];
  const isComplete = (await store.head(main.slice(1))) !== undefined;
  let bytes = 0;
  for (const variant of ordered) {
    const stored = isComplete ? await store.head(variant.key) : undefined;
    if (stored) {
      bytes += stored.size;
      continue;
    }
    const body = await encode(variant.width, variant.format);
    const contentType = `image/${variant.format}`;
    await store.put(variant.key, body, { contentType, cacheControl: CACHE_CONTROL.immutable });
    bytes += body.byteLength;
  }
  return bytes;
}
