import { createHash } from 'node:crypto';
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
import { decodePicture, encodePicture, type Picture, placeholderOf } from './picture.ts';
import { createTurns } from './turns.ts';

/** Pictures encoded at once: each keeps one of the four threads that files and hashes need too. */
const ENCODED_AT_ONCE = 2;
/**
 * Pictures waiting at most. A photograph of 12 megapixels keeps a core for 3 s, upright for 5: the last
 * of them has its turn before the server and the edge give its connection up, after two minutes.
 */
const LONGEST_QUEUE = 40;
/** Hashes tried for a picture. Each is given up for a day or so, and 30 days after its upload. */
const MOST_HASHES = 10;

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
  /** Throws `unavailable` while too many pictures wait already. */
  assertRoom(): void;
  /**
   * Stores every copy of the picture in `file`, which stays where it is. The same picture again
   * stores nothing, and so does one whose sender has `gone` before its turn, which comes after those
   * of senders with fewer under way. Throws `unsupported_type` and `too_large`.
   */
  storePicture(file: string, sender: string, gone: AbortSignal): Promise<StoredUpload>;
  /** What is stored for the name of an upload; throws `invalid_request` for any other name. */
  inspect(filename: string): Promise<ImageAccess>;
}

export function createUploadService({ store, database, clock = Date.now }: ApiDeps): UploadService {
  const turns = createTurns(ENCODED_AT_ONCE);
  const uploads = uploadRepository(database.knex);
  const assertRoom = () => {
    if (turns.waiting < LONGEST_QUEUE) return;
    throw new AppError('unavailable', 'Many pictures are arriving. Please try again shortly.');
  };
  /** The picture under the first of its hashes whose files are not being removed. */
  const noted = async (picture: Picture, at: number): Promise<Picture> => {
    let { hash } = picture;
    for (let tried = 0; tried < MOST_HASHES; tried += 1) {
      const named = { ...picture, hash };
      if (await uploads.record({ ...uploadOf(named, at), bytes: 0 })) return named;
      hash = hashAfter(hash);
    }
    throw new AppError('unavailable', 'The picture could not be kept. Please try again.');
  };
  return {
    assertRoom,
    async storePicture(file, sender, gone) {
      // Others may have come while it arrived.
      assertRoom();
      return turns.take(sender, async () => {
        if (gone.aborted) throw new AppError('invalid_request', 'The upload was cut off');
        const decoded = await decodePicture(file);
        const at = clock();
        // Before its files: what an upload that died has stored would be known to nobody.
        const picture = await noted(decoded, at);
        const bytes = await storeCopies(store, picture);
        await uploads.record({ ...uploadOf(picture, at), bytes });
        const { hash, width, height } = picture;
        return { hash, width, height, placeholder: await placeholderOf(picture) };
      });
    },
    async inspect(filename) {
      const url = pictureUrlOfFilename(filename);
      const picture = url === null ? null : parsePictureUrl(url);
      if (url === null || picture === null) {
        throw new AppError('invalid_request', 'This is not the name of an uploaded picture');
      }
      const variants = pictureVariants(picture.hash, picture.width, picture.height);
      const infos = await Promise.all(variants.map((variant) => store.head(variant.key)));
      const found = variants.flatMap((variant, index) => {
        const info = infos[index];
        return info ? [{ url: variant.url, info }] : [];
      });
      return { filename, url, main: found.find((copy) => copy.url === url)?.info, variants: found };
    },
  };
}

function uploadOf({ hash, width, height }: Picture, at: number) {
  return { hash, filename: pictureFilename(hash, width, height), width, height, at };
}

/** Always the same, so that the picture sent again is the same picture. */
function hashAfter(hash: string): string {
  return createHash('sha256').update(hash).digest('hex').slice(0, 32);
}

/**
 * Puts the copies that are not there yet; answers the bytes of all. The copy whose address is handed
 * out is written last, so that it stands for all others.
 */
async function storeCopies(store: ObjectStore, picture: Picture): Promise<number> {
  const { hash, width, height } = picture;
  const main = pictureUrl(hash, width, height);
  const variants = pictureVariants(hash, width, height);
  const ordered = [
    ...variants.filter((variant) => variant.url !== main),
    ...variants.filter((variant) => variant.url === main),
  ];
  const complete = (await store.head(main.slice(1))) !== undefined;
  let bytes = 0;
  for (const variant of ordered) {
    const stored = complete ? await store.head(variant.key) : undefined;
    if (stored) {
      bytes += stored.size;
      continue;
    }
    const body = await encodePicture(picture, variant.width, variant.format);
    const contentType = `image/${variant.format}`;
    await store.put(variant.key, body, { contentType, cacheControl: CACHE_CONTROL.immutable });
    bytes += body.byteLength;
  }
  return bytes;
}
