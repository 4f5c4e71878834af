import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { createRemovals, type RoundDeps } from './removals.ts';

/** Twice as long as an edge may serve the previous page. */
const KEPT_MS = 2 * 24 * 3600 * 1000;
const FILES_AT_ONCE = 100;
const DERIVED = /^pages\/([^/]+)\/((?:social|names)-[^/]+)$/;

interface DerivedKey {
  readonly key: string;
  readonly slug: string;
  readonly name: string;
}

/**
 * Removes derived files that the page beside them has not named for two days; resolves with their
 * number. Keeps the files of a page that waits to be published or remade, which may name them again,
 * and those that the stored page names: a database restored from a backup may know only an earlier
 * page. Ends early when `closing` is aborted.
 */
export async function removeLeftOverFiles(
  { database, store, log }: RoundDeps,
  build: string,
  now: number,
  closing: AbortSignal,
): Promise<number> {
  const invitations = invitationRepository(database.knex);
  const before = now - KEPT_MS;
  const leftOver = async (files: readonly DerivedKey[]) => {
    const slugs = [...new Set(files.map(({ slug }) => slug))];
    const needed = await invitations.settledArtifacts(slugs, build, before);
    return files.filter(({ slug, name }) => needed.get(slug)?.includes(name) === false);
  };
  const removals = createRemovals(store, log);
  let removed = 0;
  for await (const files of oldFiles(store, before, closing)) {
    for (const file of await leftOver(files)) {
      if (closing.aborted) break;
      const isLeftOver = async () =>
        (await leftOver([file])).length === 1 && !(await isNamed(store, file));
      const remove = () => removeWhile(store, file.key, isLeftOver);
      if (await removals.attempt(remove)) removed += 1;
    }
  }
  removals.report('files that no page names not removed');
  return removed;
}

async function isNamed(store: ObjectStore, { slug, name }: DerivedKey): Promise<boolean> {
  const page = await store.get(`pages/${slug}/index.html`);
  return page?.body.includes(name) ?? false;
}

/**
 * Deletes a file while `isLeftOver` holds; resolves with whether it is gone. A publish whose page
 * names the file again may have found it in the store just before, and so not made it. Its save
 * came before that, so `isLeftOver` is false once the file is gone: the file is then put back, as
 * it is when the database does not respond.
 */
async function removeWhile(
  store: ObjectStore,
  key: string,
  isLeftOver: () => Promise<boolean>,
): Promise<boolean> {
  const file = await store.get(key);
  if (!file || !(await isLeftOver())) return false;
  await store.delete(key);
  if (await isLeftOver().catch(() => false)) return true;
  const { contentType, cacheControl } = file;
  await store.put(key, file.body, { contentType, cacheControl });
  return false;
}

async function* oldFiles(
  store: ObjectStore,
  before: number,
  closing: AbortSignal,
): AsyncIterable<DerivedKey[]> {
  let files: DerivedKey[] = [];
  for await (const { key, modifiedAt } of store.list('pages/')) {
    if (closing.aborted) return;
    const [, slug, name] = DERIVED.exec(key) ?? [];
    if (slug === undefined || name === undefined || modifiedAt >= before) continue;
    files.push({ key, slug, name });
    if (files.length < FILES_AT_ONCE) continue;
    yield files;
    files = [];
  }
  yield files;
}
