import type { Database } from '../database/database.ts';
import { invitationRepository } from '../database/invitations/invitation-repository.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { StartError } from './lifecycle.ts';

const LOST =
  'The database has no invitations, but the object store holds pages: it is not the database of these pages. Configure that one, or restore a backup of it (docs/operations.md). To begin anew instead, first remove pages/ from the object store.';

/**
 * Requires that an empty database is a new one, not a lost one: invitations of a new one would take
 * the addresses of pages that guests still visit. Invitations never go, so every page has one.
 *
 * Closes the database before it throws: SQLite would otherwise leave a `-wal` beside the empty file,
 * and apply it to the right one, once that is put back.
 *
 * @throws StartError when the store holds pages; one that does not answer passes
 */
export async function requireNoPagesWithoutDatabase(
  database: Database,
  store: ObjectStore,
): Promise<void> {
  const invitations = invitationRepository(database.knex);
  const isEmpty = async () => (await invitations.ids({ limit: 1 })).length === 0;
  if (!(await isEmpty()) || !(await answers(store))) return;
  for await (const _ of store.list('pages/')) {
    // Again: another process may have published its first page in between.
    if (!(await isEmpty())) return;
    await database.close();
    throw new StartError(LOST);
  }
}

const answers = (store: ObjectStore): Promise<boolean> =>
  store.ping().then(
    () => true,
    () => false,
  );
