import { decoded } from '#domain/decoded.ts';
import { isObjectKey } from '#infra/storage/object-key.ts';

/** What an address of the site means. */
export type Address =
  | { readonly kind: 'app'; readonly path: string }
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'page-file'; readonly slug: string; readonly file: string }
  | { readonly kind: 'object'; readonly key: string }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'unknown' };

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/**
 * A slug in any case, with what a chat or a paste leaves beside it: a slash, a full stop, a bracket,
 * a blank, a word in another script.
 */
const COPIED_SLUG = /^\/[^A-Za-z0-9/.]*([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)[^A-Za-z0-9/]*\/?$/;
/** Of a slug looked up: fits two names of 60 characters and a number, and a folder's name. */
const MAX_SLUG_LENGTH = 150;
/** `invitation.ics`, `social-<hash>.jpg`, `names-<hash>.woff2`. */
const PAGE_FILE = /^(?:invitation\.ics|[a-z]+-[A-Za-z0-9_]+\.(?:jpg|woff2))$/;
const OBJECT =
  /^\/((?:assets|media)\/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*)$/;

/** Parses a path (without query). No result leaves its folder or exceeds a store key's length. */
export function readAddress(path: string): Address {
  const slug = path.slice(1);
  if (isSlug(slug)) return { kind: 'page', slug };
  if (path === '/') return { kind: 'app', path };
  const object = OBJECT.exec(path)?.[1];
  if (object !== undefined) {
    return isObjectKey(object) ? { kind: 'object', key: object } : { kind: 'unknown' };
  }
  if (/^\/dashboard\/[^/]*\/?$/.test(path)) return { kind: 'dashboard' };
  const [, first = '', second = '', ...rest] = path.split('/');
  if (rest.length === 0 && isSlug(first) && isPageFile(second)) {
    return { kind: 'page-file', slug: first, file: second };
  }
  const copied = COPIED_SLUG.exec(decoded(path))?.[1]?.toLowerCase();
  if (copied !== undefined && isSlug(copied)) return { kind: 'redirect', path: `/${copied}` };
  return path.includes('%') || path.includes('..') ? { kind: 'unknown' } : { kind: 'app', path };
}

/** Returns whether a path that leads nowhere was meant for an invitation, like `/anna_ben`. */
export function isMeantForInvitation(path: string): boolean {
  return /^\/[^/]+\/?$/.test(path) && !hasExtension(path);
}

/** Returns whether a path ends like that of a file. */
export function hasExtension(path: string): boolean {
  return /\.[a-z0-9]{1,8}$/i.test(path);
}

const isSlug = (text: string) => text.length <= MAX_SLUG_LENGTH && SLUG.test(text);
const isPageFile = (name: string) => PAGE_FILE.test(name) && isObjectKey(name);
