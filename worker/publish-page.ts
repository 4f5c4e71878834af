import PQueue from 'p-queue';
import { publishIssues } from '#domain/invitation/publishable.ts';
import { decodeContent } from '#infra/database/invitations/content.ts';
import type { PublishRecord } from '#infra/database/invitations/publish-record.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import { ObjectStoreError } from '#infra/storage/object-store-error.ts';
import type { DerivedFile, RenderedPage, Renderer } from '#renderer/publish/renderer.ts';
import { CALENDAR_HEADERS, immutable, PAGE_HEADERS } from './object-headers.ts';

/** Stores an invitation's page and all it needs, if its content may be published. */
export type PutPage = (record: PublishRecord) => Promise<PutPageResult>;

export type PutPageResult = Stored | Unpublishable;

interface Stored {
  /** The names of the files beside the page. */
  readonly artifacts: readonly string[];
}

/** Nothing was stored. */
interface Unpublishable {
  /** Why the content may not be published. */
  readonly issue: string;
}

/** Social images take a core for some 20 ms each; more at once only make couples wait longer. */
const DERIVED_AT_ONCE = 2;

/**
 * The part of a publish between reading and writing the database: decodes the content, checks that
 * it may be published, renders, then stores everything in such an order that a guest never opens a
 * page whose files are missing. Files that the record lists as stored are skipped; other derived
 * files are looked up in the store before they are made.
 *
 * All calendars of an invitation share one address, where another run may have stored its own since
 * the record was written. So the calendar that the record lists is kept only if this revision's
 * page is known to have been made by another build.
 *
 * @param onLatePut called, before anything else, when an attempt to store a shared file may still
 * take effect
 */
export function createPutPage(
  store: ObjectStore,
  renderer: Renderer,
  onLatePut: (invitationId: string) => Promise<void> = async () => undefined,
): PutPage {
  const making = new PQueue({ concurrency: DERIVED_AT_ONCE });

  /** Stores a file at an address that other runs use as well. */
  const putShared = async (
    { id }: PublishRecord,
    ...put: Parameters<ObjectStore['put']>
  ): Promise<void> => {
    try {
      if ((await store.put(...put)) === 'contested') await onLatePut(id);
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

  const render = ({ content: stored, ...record }: PublishRecord): RenderedPage | Unpublishable => {
    if (record.isRemoved) return renderer.renderRemoved(record.revision);
    const content = decodeContent(stored);
    const [issue] = publishIssues(content);
    if (issue) return { issue: issue.message };
    return renderer.render({ ...record, content, savedAt: record.updatedAt });
  };

  return async (record) => {
    const page = render(record);
    if ('issue' in page) return page;
    const { calendar, derived } = page;
    const folder = `pages/${record.slug}`;
    const stored = new Set(record.artifacts);
    const missing = derived.filter(({ name }) => !stored.has(name));
    await allEnded([
      ...missing.map((file) => putDerived(folder, file)),
      calendar !== null &&
        !(isRemake(record, renderer.build) && stored.has(calendar.name)) &&
        putShared(record, `${folder}/invitation.ics`, calendar.make(), CALENDAR_HEADERS),
    ]);
    await putShared(record, `${folder}/index.html`, page.html, PAGE_HEADERS);
    if (calendar === null) await store.delete(`${folder}/invitation.ics`);
    const names = derived.map(({ name }) => name);
    return { artifacts: calendar ? [...names, calendar.name] : names };
  };
}

/**
 * Rejects with a failure only once all puts have ended: a calendar that is still under way after its
 * run has failed would replace that of the next run.
 */
async function allEnded(puts: readonly (Promise<void> | false)[]): Promise<void> {
  await Promise.allSettled(puts);
  await Promise.all(puts);
}

/** Whether another build is known to have made the page of this revision. */
export function isRemake(record: PublishRecord, build: string): boolean {
  const { revision, publishedRevision, rendererBuild } = record;
  return revision === publishedRevision && rendererBuild !== null && rendererBuild !== build;
}
