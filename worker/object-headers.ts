import { CACHE_CONTROL } from '#infra/storage/cache-control.ts';
import type { ObjectHeaders } from '#infra/storage/object-store.ts';

export const PAGE_HEADERS: ObjectHeaders = {
  contentType: 'text/html; charset=utf-8',
  cacheControl: CACHE_CONTROL.page,
};

export const CALENDAR_HEADERS: ObjectHeaders = {
  contentType: 'text/calendar; charset=utf-8',
  cacheControl: CACHE_CONTROL.page,
};

export function immutable(contentType: string): ObjectHeaders {
  return { contentType, cacheControl: CACHE_CONTROL.immutable };
}

/** Headers for a file that keeps its name when its content changes. */
export function renewable(contentType: string): ObjectHeaders {
  return { contentType, cacheControl: CACHE_CONTROL.renewable };
}
