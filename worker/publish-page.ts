import PQueue from 'p-queue';
import type { PublishRecord } from '#infra/database/publish-record.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';
import type { DerivedFile, Renderer } from '#renderer/publish/renderer.ts';
import { CALENDAR_HEADERS, immutable, PAGE_HEADERS } from './object-headers.ts';

/** Puts the page of an invitation and all that it needs; resolves with names of what is stored. */
export type PutPage = (record: PublishRecord) => Promise<readonly string[]>;

/** Social images take a core for some 20 ms each; more at once only make couples wait longer. */
const DERIVED_AT_ONCE = 2;

/**
 * The part of a publish between database and database: render, then put everything in such an order
 * that a guest never opens a page whose files are missing. What the record says is stored is left
 * alone; derived files are also looked for in the store before they are made.
 *
 * All calendars of an invitation have one address, where another run may have put its own since the
 * record was written. So only a page that another build is known to have made of this revision keeps
 * the calendar that the record names.
 *
 * @param onLatePut called where an attempt to store the page has no known end, before anything else follows
 */
export function createPutPage(
  store: ObjectStore,
  renderer: Renderer,
  onLatePut: (invitationId: string) => Promise<void> = async () => undefined,
): PutPage {
  const making = new PQueue({ concurrency: DERIVED_AT_ONCE });

  /** Into an address that other runs use as well. */
  const putShared = async (
    { id }: PublishRecord,
    ...[key, body, headers]: Parameters<ObjectStore['put']>
  ): Promise<void> => {
    try {
      if ((await store.put(key, body, headers)) === 'contested') await onLatePut(id);
    } catch (error) {
      if (error instanceof ObjectStoreError && error.isUndecided) await onLatePut(id);
      throw error;
    }
  };

  const putDerived = async (folder: string, file: DerivedFile): Promise<void> => {
    const key = `${folder}/${file.name}`;
    if (await store.head(key)) return;
    const body = await making.add(() => file.make());
    await store.put(key, body, immutable(file.contentType));
  };

  return async (record) => {
    const page = record.isRemoved
      ? renderer.renderRemoved(record.revision)
      : renderer.render({ ...record, savedAt: record.updatedAt });
    const { calendar, derived } = page;
    const folder = `pages/${record.slug}`;
    const stored = new Set(record.artifacts);
    const missing = derived.filter(({ name }) => !stored.has(name));
    await Promise.all([
      ...missing.map((file) => putDerived(folder, file)),
      calendar !== null &&
        !(isRemake(record, renderer.build) && stored.has(calendar.name)) &&
        putShared(record, `${folder}/invitation.ics`, calendar.make(), CALENDAR_HEADERS),
    ]);
    await putShared(record, `${folder}/index.html`, page.html, PAGE_HEADERS);
    if (calendar === null) await store.delete(`${folder}/invitation.ics`);
    const names = derived.map(({ name }) => name);
    return calendar ? [...names, calendar.name] : names;
  };
}

/** Whether another build is known to have made the page of this revision. */
export function isRemake(record: PublishRecord, build: string): boolean {
  const { revision, publishedRevision, rendererBuild } = record;
  return revision === publishedRevision && rendererBuild !== null && rendererBuild !== build;
}
