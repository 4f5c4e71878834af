import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#infra/database/database.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import { picturesIn } from '#infra/database/invitations/named-pictures.ts';
import { type UploadRecord, uploadRepository } from '#infra/database/upload-repository.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { createRemovals, type RoundDeps } from './removals.ts';

/** Long enough for a couple that designs in one month and pays in the next. */
const KEPT_MS = 30 * 24 * 3600 * 1000;
/** Longer than deleting a picture's files takes, even with a deletion still under way. */
const MAX_DELETION_MS = 3600 * 1000;
const UPLOADS_AT_ONCE = 500;
const INVITATIONS_AT_ONCE = 100;

/**
 * Records which pictures invitations show, and removes those that none has shown for 30 days;
 * resolves with the number removed. Ends early when `closing` is aborted.
 *
 *     shown ⇄ unused (since when) → retired, files deleted → forgotten
 *               ▲                      │
 *               └── named meanwhile ───┘
 *
 * A picture is first retired, unless somebody names or uploads it at that moment, and then its
 * files are deleted. A later round that finds none of them forgets it; one that finds some, because
 * this one ended half-way, deletes them, unless the picture has been named since. So no late
 * deletion hits a picture that was uploaded again.
 */
export async function removeUnusedPictures(
  { database, store, log }: RoundDeps,
  clock: () => number,
  closing: AbortSignal,
): Promise<number> {
  const now = clock();
  const removals = createRemovals(store, log);
  const uploads = uploadRepository(database.knex);
  const before = now - KEPT_MS;
  const shown = await shownPictures(database, store, closing);
  if (!shown) return 0;

  /** Resolves with false when somebody named or uploaded it at this moment. */
  const remove = async (upload: UploadRecord): Promise<boolean> => {
    if (!(await uploads.retire(upload, { before, at: clock() }))) return false;
    await removeFiles(store, upload);
    return true;
  };

  /** Finishes what an earlier round began; resolves with whether files were deleted. */
  const finish = async (upload: UploadRecord): Promise<boolean> => {
    if (!(await hasFiles(store, upload))) {
      await uploads.forget(upload.id);
      return false;
    }
    const isGone = await remove(upload);
    if (!isGone) await uploads.restore(upload);
    return isGone;
  };

  let removed = 0;
  for (let after = ''; ; ) {
    const batch = await uploads.list({ after, limit: UPLOADS_AT_ONCE });
    const last = batch.at(-1);
    if (!last || closing.aborted) break;
    after = last.id;
    await nextTurn();
    const { used, unused, old, retired } = sorted(batch, shown, { before, now });
    await uploads.markUsed(used);
    await uploads.markUnused(unused, now);
    const due = [
      ...old.map((upload) => () => remove(upload)),
      ...retired.map((upload) => () => finish(upload)),
    ];
    for (const act of due) {
      if (closing.aborted) break;
      if (await removals.attempt(act)) removed += 1;
    }
  }
  removals.report('unused uploads not removed');
  return removed;
}

const filesOf = (store: ObjectStore, { hash }: UploadRecord) => store.list(`media/${hash}/`);

async function removeFiles(store: ObjectStore, upload: UploadRecord): Promise<void> {
  for await (const { key } of filesOf(store, upload)) await store.delete(key);
}

async function hasFiles(store: ObjectStore, upload: UploadRecord): Promise<boolean> {
  for await (const _ of filesOf(store, upload)) return true;
  return false;
}

/**
 * Sorts a batch into ids whose record of use is wrong (`used`, `unused`), pictures not shown since
 * `before` (`old`), and pictures retired so long ago that no deletion is still running (`retired`).
 */
function sorted(
  batch: readonly UploadRecord[],
  shown: ReadonlySet<string>,
  { before, now }: { before: number; now: number },
) {
  const isShown = ({ hash }: UploadRecord) => shown.has(packed(hash));
  const ids = (some: readonly UploadRecord[]) => some.map(({ id }) => id);
  const whole = batch.filter(({ removedAt }) => removedAt === null);
  const without = whole.filter((upload) => !isShown(upload));
  return {
    used: ids(batch.filter((upload) => upload.unusedSince !== null && isShown(upload))),
    unused: ids(without.filter(({ unusedSince }) => unusedSince === null)),
    old: without.filter(({ unusedSince }) => unusedSince !== null && unusedSince < before),
    retired: batch.filter(
      ({ removedAt }) => removedAt !== null && removedAt < now - MAX_DELETION_MS,
    ),
  };
}

/**
 * Resolves with the packed hashes of pictures in what couples saved last, in what guests see while
 * that is incomplete, and in pages that still show an earlier revision; undefined when `closing` is
 * aborted before the end.
 */
async function shownPictures(
  database: Database,
  store: ObjectStore,
  closing: AbortSignal,
): Promise<Set<string> | undefined> {
  const invitations = invitationRepository(database.knex);
  const shown = new Set<string>();
  const addAll = (text: string) => {
    for (const hash of picturesIn(text)) shown.add(packed(hash));
  };
  for (let after = ''; ; ) {
    const batch = await invitations.storedContents({ after, limit: INVITATIONS_AT_ONCE });
    const last = batch.at(-1);
    if (!last) return shown;
    after = last.id;
    // SQLite blocks the event loop: without a pause, guests would wait for the whole scan.
    await nextTurn();
    for (const { content, earlier, slug, revision, publishedRevision } of batch) {
      if (closing.aborted) return undefined;
      addAll(content);
      addAll(earlier ?? '');
      if (publishedRevision === revision) continue;
      addAll((await store.get(`pages/${slug}/index.html`))?.body.toString() ?? '');
    }
  }
}

/** Packs a hash into a third of the memory. A slice of the content would keep all of that alive. */
function packed(hash: string): string {
  return Buffer.from(hash, 'hex').toString('latin1');
}
