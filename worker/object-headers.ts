import type { ObjectHeaders } from '#infra/storage/object-store.ts';

/** Named by their content: what is cached once never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Asked for again each time, by guests' browsers; the edge may answer for 10 s by itself. */
const REVALIDATED =
  'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400';

export const PAGE_HEADERS: ObjectHeaders = {
  contentType: 'text/html; charset=utf-8',
  cacheControl: REVALIDATED,
};

export const CALENDAR_HEADERS: ObjectHeaders = {
  contentType: 'text/calendar; charset=utf-8',
  cacheControl: REVALIDATED,
};

export function immutable(contentType: string): ObjectHeaders {
  return { contentType, cacheControl: IMMUTABLE };
}

/** For a file whose name stays when its content changes. */
export function renewable(contentType: string): ObjectHeaders {
  return { contentType, cacheControl: 'public, max-age=3600' };
}
