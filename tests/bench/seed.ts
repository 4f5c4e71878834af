import type { Database } from '#infra/database/database.ts';
import { invitationRepository } from '#infra/database/invitations/invitation-repository.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import type { Renderer } from '#renderer/publish/renderer.ts';
import { publishRecordOf } from '#tests/support/publish-record.ts';
import { createAssetUpload } from '#worker/assets.ts';
import { PAGE_HEADERS } from '#worker/object-headers.ts';
import { createPutPage } from '#worker/publish-page.ts';
import { fullInvitation } from './full-invitation.ts';

/** The build recorded for seeded pages, so that reconcile republishes every one of them. */
export const OLD_BUILD = 'an older build';

/** Seeds invitations published by another build whose derived files are still valid. */
export async function seedPublished(
  database: Database,
  store: ObjectStore,
  renderer: Renderer,
  count: number,
): Promise<void> {
  // A store without the assets would count as new, and every page's files would be made again.
  await createAssetUpload(store, renderer)();
  const invitations = invitationRepository(database.knex);
  const pretend = createPutPage(nowhere, renderer);
  for (let from = 0; from < count; from += 100) {
    const numbers = Array.from({ length: Math.min(100, count - from) }, (_, at) => from + at);
    const published = await database.knex.transaction(async (trx) => {
      const inside = invitationRepository(trx);
      return Promise.all(
        numbers.map(async (number) => {
          const slug = `couple-${number}`;
          const created = await inside.create({ slug, content: fullInvitation(number) });
          const { id, revision } = created;
          const result = await pretend(await publishRecordOf(inside, id));
          const artifacts = 'artifacts' in result ? result.artifacts : [];
          await store.put(`pages/${slug}/index.html`, 'an older page', PAGE_HEADERS);
          return { id, revision, build: OLD_BUILD, artifacts, at: Date.now() };
        }),
      );
    });
    await invitations.markPublishedMany(published);
  }
}

/** Claims that everything is stored already: seeding needs names of files, not the files. */
const nowhere: ObjectStore = {
  mayPutLate: false,
  put: async () => 'stored',
  get: async () => undefined,
  head: async () => ({ contentType: '', cacheControl: '', etag: '', size: 0, modifiedAt: 0 }),
  delete: async () => undefined,
  async *list() {},
  ping: async () => undefined,
};

export interface Republished {
  readonly pages: number;
  /** From the first page going live to the last. */
  readonly seconds: number;
}

/** Waits until no page of the old build is left. */
export async function untilRepublished(database: Database): Promise<Republished> {
  const pagesLeft = async () => {
    const row = await database
      .knex('invitations')
      .where({ renderer_build: OLD_BUILD })
      .count({ count: '*' })
      .first();
    return Number(row?.count);
  };
  while ((await pagesLeft()) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  const row = await database
    .knex('invitations')
    .min({ first: 'published_at' })
    .max({ last: 'published_at' })
    .count({ pages: '*' })
    .first();
  return {
    pages: Number(row?.pages),
    seconds: (Number(row?.last) - Number(row?.first)) / 1000,
  };
}
