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
const ANY_CASE_SLUG = /^\/([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)\/?$/;
/** Longest slug looked up; two names of 200 characters with a number fit. */
const SLUG_LENGTH = 450;
/** `invitation.ics`, `social-<hash>.jpg`, `names-<hash>.woff2`. */
const PAGE_FILE = /^(?:invitation\.ics|[a-z]+-[A-Za-z0-9_]+\.(?:jpg|woff2))$/;
const OBJECT =
  /^\/((?:assets|media)\/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*)$/;

/** Reads a path (without query). Nothing that comes out can leave the folder it is meant for. */
export function readAddress(path: string): Address {
  const slug = path.slice(1);
  if (SLUG.test(slug) && slug.length <= SLUG_LENGTH) return { kind: 'page', slug };
  if (path === '/') return { kind: 'app', path };
  const object = OBJECT.exec(path)?.[1];
  if (object !== undefined) return { kind: 'object', key: object };
  if (/^\/dashboard\/[^/]*\/?$/.test(path)) return { kind: 'dashboard' };
  const [, first = '', second = '', ...rest] = path.split('/');
  if (rest.length === 0 && SLUG.test(first) && PAGE_FILE.test(second)) {
    return { kind: 'page-file', slug: first, file: second };
  }
  const loose = ANY_CASE_SLUG.exec(path)?.[1];
  if (loose !== undefined) return { kind: 'redirect', path: `/${loose.toLowerCase()}` };
  return path.includes('%') || path.includes('..') ? { kind: 'unknown' } : { kind: 'app', path };
}
