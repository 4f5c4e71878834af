import PQueue from 'p-queue';
import type { PublishRecord } from '#infra/database/publish-record.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import type { DerivedFile, Renderer } from '#renderer/publish/renderer.ts';
import { CALENDAR_HEADERS, immutable, PAGE_HEADERS } from './object-headers.ts';

/** Puts the page of an invitation and all that it needs; resolves with the derived files' names. */
export type PutPage = (record: PublishRecord) => Promise<readonly string[]>;

/** Social images take a core for some 20 ms each; more at once only make couples wait longer. */
const DERIVED_AT_ONCE = 2;

/**
 * The part of a publish between database and database: render, then put everything in such an order
 * that a guest never opens a page whose files are missing. Derived files are made only when they are
 * not stored yet.
 */
export function createPutPage(store: ObjectStore, renderer: Renderer): PutPage {
  const making = new PQueue({ concurrency: DERIVED_AT_ONCE });

  const putDerived = async (folder: string, file: DerivedFile): Promise<void> => {
    const key = `${folder}/${file.name}`;
    if (await store.head(key)) return;
    const body = await making.add(() => file.make());
    await store.put(key, body, immutable(file.contentType));
  };

  return async (record) => {
    const page = renderer.render(record);
    const folder = `pages/${record.slug}`;
    const stored = new Set(record.artifacts);
    const missing = page.derived.filter(({ name }) => !stored.has(name));
    await Promise.all([
      ...missing.map((file) => putDerived(folder, file)),
      page.calendar !== null &&
        store.put(`${folder}/invitation.ics`, page.calendar, CALENDAR_HEADERS),
    ]);
    await store.put(`${folder}/index.html`, page.html, PAGE_HEADERS);
    if (page.calendar === null) await store.delete(`${folder}/invitation.ics`);
    return page.derived.map(({ name }) => name);
  };
}
