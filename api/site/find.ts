import type { Log } from '#infra/log.ts';
import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import type { ObjectStore } from '#infra/storage/object-store.ts';
import type { Representation } from '../http/representation.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Address } from './address.ts';
import type { AppFiles, PageOptions, Shell } from './app-files.ts';
import { createStoredContent } from './stored-content.ts';

const PAGE_MEMORY = 32 * 1024 * 1024;
const OBJECT_MEMORY = 32 * 1024 * 1024;
/** Pages change: compressing one takes 2 ms, at the level of files more than 40 ms. */
export const PAGE_BROTLI_LEVEL = 6;
/** Files that never change are compressed once, which takes up to 0.4 s (React's). */
export const OBJECT_BROTLI_LEVEL = 11;

export interface Found {
  readonly representation: Representation | undefined;
  readonly status?: number;
  /** Missing although its page exists: the 404 may be cached, to replace the edge's copy. */
  readonly isGone?: boolean;
}

export interface FinderOptions {
  readonly store: ObjectStore;
  readonly appFiles: AppFiles;
  readonly security: SecurityHeaders;
  readonly log: Log;
  /** Returns whether there is an invitation at the slug, published or not. */
  readonly hasInvitation: (slug: string) => Promise<boolean>;
}

/** Returns the function that finds what is at an address, in the store or among the app's files. */
export function createFinder({
  store,
  appFiles,
  security,
  log,
  hasInvitation,
}: FinderOptions): (address: Address) => Promise<Found> {
  const pages = createStoredContent({
    store,
    log,
    fields: security.guestPage,
    maxBytes: PAGE_MEMORY,
    brotliLevel: PAGE_BROTLI_LEVEL,
    cacheControl: CACHE_CONTROL.page,
  });
  const objects = createStoredContent({
    store,
    log,
    fields: security.file,
    maxBytes: OBJECT_MEMORY,
    brotliLevel: OBJECT_BROTLI_LEVEL,
  });

  const shell = async (name: Shell, status: number, options?: PageOptions): Promise<Found> => ({
    representation: await appFiles.shell(name, options),
    status,
  });

  const findPage = async (slug: string): Promise<Found> => {
    const representation = await pages.newest(`pages/${slug}/index.html`);
    if (representation) return { representation };
    return shell('invitation', (await hasInvitation(slug)) ? 200 : 404);
  };

  const findCalendar = async (slug: string): Promise<Found> => {
    const representation = await pages.newest(`pages/${slug}/invitation.ics`);
    if (representation) return { representation };
    const isGone = (await pages.newest(`pages/${slug}/index.html`)) !== undefined;
    return { representation, isGone };
  };

  return async (address) => {
    switch (address.kind) {
      case 'page':
        return findPage(address.slug);
      case 'page-file':
        if (address.file === 'invitation.ics') return findCalendar(address.slug);
        return { representation: await objects.object(`pages/${address.slug}/${address.file}`) };
      case 'object':
        return { representation: await objects.object(address.key) };
      case 'dashboard':
        return shell('dashboard', 200, { isPrivate: true });
      case 'app':
        return { representation: await appFiles.file(address.path) };
      default:
        return { representation: undefined };
    }
  };
}
