import { forEachAtOnce } from '../at-once.ts';
import { failureReason } from '../failure-reason.ts';
import { StartError } from '../start/lifecycle.ts';
import { beginMove, isMoveUnfinished } from '../start/unfinished-move.ts';
import { CACHE_CONTROL } from '../storage/cache-control.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** Each put takes some 30 ms, mostly of waiting. */
const AT_ONCE = 16;
/** Files between progress lines: some seconds. */
const STEP = 1_000;

export interface CopiedObjects {
  /** All files of the source. */
  readonly files: number;
  /** Those of them that are couples' pictures; each picture has several. */
  readonly pictureFiles: number;
  /** Those that were not in the target yet. */
  readonly copied: number;
}

/**
 * Copies all objects that the target lacks, with their headers, then checks that each has arrived.
 * Marks the target as an unfinished move until `endMove`. Deletes pages and pictures of an earlier
 * attempt that the source no longer has.
 *
 * @param say takes a progress line every `STEP` files
 * @throws StartError when the target has pages that no unfinished move put there, and lacks objects
 *   of the source: they are another installation's pages, or newer ones
 */
export async function copyObjects(
  from: ObjectStore,
  to: ObjectStore,
  say: (line: string) => void,
): Promise<CopiedObjects> {
  const there = await keysOf(to);
  const isBegun = await isMoveUnfinished(to);
  const isInUse = !isBegun && [...there].some(isPage);
  if (!isInUse) await beginMove(to);
  let seen = 0;
  let copied = 0;
  const copy = async (key: string) => {
    seen += 1;
    if (seen % STEP === 0) say(`${seen} files so far …`);
    if (there.delete(key) && (await isSame(from, to, key))) return;
    if (isInUse) throw new StartError(IN_USE);
    const object = await from.get(key);
    if (!object) return;
    const { body, contentType, cacheControl } = object;
    await to.put(key, body, { contentType, cacheControl });
    copied += 1;
  };
  await forEachAtOnce(from.list(''), AT_ONCE, ({ key }) =>
    copy(key).catch((error) => {
      if (error instanceof StartError) throw error;
      throw new StartError(`The file ${key} can't be moved. ${failureReason(error)}`, {
        cause: error,
      });
    }),
  );
  if (isBegun) {
    for (const key of there) if (isPage(key) || isPicture(key)) await to.delete(key);
  }
  return { ...(await countArrived(from, to)), copied };
}

const IN_USE =
  'The bucket has pages already, and not those of the data folder: nothing was copied into it. Name an empty bucket in S3_BUCKET, or leave it out to move the database alone.';

const isPage = (key: string) => key.startsWith('pages/');
const isPicture = (key: string) => key.startsWith('media/');

async function keysOf(store: ObjectStore): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of store.list('')) keys.add(key);
  return keys;
}

const COMPARED = ['size', 'contentType', 'cacheControl'] as const;

/** Compares by size and headers what never changes under its name, anything else by its bytes. */
async function isSame(from: ObjectStore, to: ObjectStore, key: string): Promise<boolean> {
  const [ours, theirs] = await Promise.all([from.head(key), to.head(key)]);
  if (COMPARED.some((field) => ours?.[field] !== theirs?.[field])) return false;
  if (ours?.cacheControl === CACHE_CONTROL.immutable) return true;
  const [our, their] = await Promise.all([from.get(key), to.get(key)]);
  return our !== undefined && their !== undefined && our.body.equals(their.body);
}

/** @throws StartError when objects of the source are not in the target */
async function countArrived(from: ObjectStore, to: ObjectStore) {
  const there = await keysOf(to);
  let files = 0;
  let pictureFiles = 0;
  let missing = 0;
  for await (const { key } of from.list('')) {
    files += 1;
    if (isPicture(key)) pictureFiles += 1;
    if (!there.has(key)) missing += 1;
  }
  if (missing === 0) return { files, pictureFiles };
  throw new StartError(`${missing} files did not arrive in the bucket. Move once more.`);
}
