import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#infra/database/database.ts';
import { invitationRepository } from '#infra/database/invitation-repository.ts';
import { type UploadRecord, uploadRepository } from '#infra/database/upload-repository.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';

/** Long enough for a couple that designs in one month and pays in the next. */
const KEPT_MS = 30 * 24 * 3600 * 1000;
const UPLOADS_AT_ONCE = 500;
const INVITATIONS_AT_ONCE = 100;

/**
 * Notes which pictures invitations show, and removes those that none has shown for 30 days; how many
 * went. A picture is removed after its files, so that one whose removal ended half-way is found again.
 * Ends early when `closing`.
 */
export async function removeUnusedPictures(
  database: Database,
  store: ObjectStore,
  now: number,
  closing: AbortSignal,
): Promise<number> {
  const uploads = uploadRepository(database.knex);
  const before = now - KEPT_MS;
  const shown = await shownPictures(database, store, closing);
  if (!shown) return 0;
  let removed = 0;
  for (let after = ''; ; ) {
    const batch = await uploads.list({ after, limit: UPLOADS_AT_ONCE });
    const last = batch.at(-1);
    if (!last || closing.aborted) return removed;
    after = last.id;
    await nextTurn();
    const { used, unused, old } = sorted(batch, shown, before);
    await uploads.markUsed(used);
    await uploads.markUnused(unused, now);
    for (const { id, hash } of old) {
      if (closing.aborted) return removed;
      if (!(await uploads.isUnused(id, before))) continue;
      for await (const { key } of store.list(`media/${hash}/`)) await store.delete(key);
      removed += await uploads.remove([id], before);
    }
  }
}

/** The ids whose note is wrong, and what has not been shown since `before`. */
function sorted(batch: readonly UploadRecord[], shown: ReadonlySet<string>, before: number) {
  const isShown = ({ hash }: UploadRecord) => shown.has(packed(hash));
  const ids = (some: readonly UploadRecord[]) => some.map(({ id }) => id);
  const without = batch.filter((upload) => !isShown(upload));
  return {
    used: ids(batch.filter((upload) => upload.unusedSince !== null && isShown(upload))),
    unused: ids(without.filter(({ unusedSince }) => unusedSince === null)),
    old: without.filter(({ unusedSince }) => unusedSince !== null && unusedSince < before),
  };
}

/**
 * Hashes that stand in what couples saved last, in what guests see while that is incomplete, and in
 * pages that still show an earlier revision. Undefined when `closing` came before the last of them.
 */
async function shownPictures(
  database: Database,
  store: ObjectStore,
  closing: AbortSignal,
): Promise<Set<string> | undefined> {
  const invitations = invitationRepository(database.knex);
  const shown = new Set<string>();
  const addAll = (text: string) => {
    for (const [hash] of text.matchAll(/[0-9a-f]{32}/g)) shown.add(packed(hash));
  };
  for (let after = ''; ; ) {
    const batch = await invitations.storedContents({ after, limit: INVITATIONS_AT_ONCE });
    const last = batch.at(-1);
    if (!last) return shown;
    after = last.id;
    // SQLite answers within the turn: without a pause guests would wait for the end.
    await nextTurn();
    for (const { content, earlier, slug, revision, publishedRevision } of batch) {
      if (closing.aborted) return undefined;
      addAll(content);
      addAll(earlier ?? '');
      if (publishedRevision === 0 || publishedRevision === revision) continue;
      addAll((await store.get(`pages/${slug}/index.html`))?.body.toString() ?? '');
    }
  }
}

/** A third of the memory; a piece of the content would moreover keep all of it. */
function packed(hash: string): string {
  return Buffer.from(hash, 'hex').toString('latin1');
}
