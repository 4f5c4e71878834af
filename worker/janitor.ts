import type { Database } from '#infra/database/database.ts';
import { invitationRepository } from '#infra/database/invitation-repository.ts';
import { type UploadRecord, uploadRepository } from '#infra/database/upload-repository.ts';
import type { Log } from '#infra/log.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { repeat } from './repeat.ts';

export interface JanitorParts {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly log: Log;
  /** UTC milliseconds. */
  readonly clock?: () => number;
}

export interface Janitor {
  /** One round; how many uploads were removed. */
  clean(): Promise<number>;
  close(): Promise<void>;
}

const DAY_MS = 24 * 3600 * 1000;
/** Long enough for a couple that designs in one month and pays in the next. */
const UPLOAD_AGE_MS = 30 * DAY_MS;
const INTERVAL_MS = DAY_MS / 4;
/** The start of a process has more urgent things to do. */
const FIRST_AFTER_MS = 10 * 60 * 1000;
const UPLOADS_AT_ONCE = 500;
const INVITATIONS_AT_ONCE = 100;

/**
 * Removes pictures that no invitation has shown for 30 days. (The operator's ended sessions are
 * removed by their own store.)
 */
export function startJanitor(parts: JanitorParts): Janitor {
  const { now, close } = repeat(() => clean(parts), {
    firstAfter: FIRST_AFTER_MS,
    everyMs: INTERVAL_MS,
    onError: (error) => parts.log.warn({ err: error }, 'janitor failed'),
  });
  return { clean: now, close };
}

async function clean({ database, store, log, clock = Date.now }: JanitorParts): Promise<number> {
  const uploads = uploadRepository(database.knex);
  const before = clock() - UPLOAD_AGE_MS;
  let removed = 0;
  let after = '';
  for (;;) {
    const batch = await uploads.olderThan(before, { after, limit: UPLOADS_AT_ONCE });
    const last = batch.at(-1);
    if (!last) break;
    after = last.id;
    for (const upload of await unused(database, batch)) {
      if ((await uploads.remove([upload.id], before)) === 0) continue;
      await deletePicture(store, upload);
      removed += 1;
    }
  }
  if (removed > 0) log.info({ removed }, 'unused uploads removed');
  return removed;
}

/** Those whose hash stands in no invitation's content. */
async function unused(database: Database, uploads: UploadRecord[]): Promise<UploadRecord[]> {
  const invitations = invitationRepository(database.knex);
  const left = new Map(uploads.map((upload) => [upload.hash, upload]));
  let after = '';
  while (left.size > 0) {
    const page = await invitations.storedContents({ after, limit: INVITATIONS_AT_ONCE });
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
    for (const { content } of page) {
      for (const [hash] of content.matchAll(/[0-9a-f]{32}/g)) left.delete(hash);
    }
  }
  return [...left.values()];
}

async function deletePicture(store: ObjectStore, { hash }: UploadRecord): Promise<void> {
  for await (const { key } of store.list(`media/${hash}/`)) await store.delete(key);
}
