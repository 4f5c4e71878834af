import { decoded } from '../decoded.ts';

/** First path segments that the product serves or may serve some day. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  '404',
  'about',
  'account',
  'admin',
  'api',
  'app',
  'app-assets',
  'art',
  'assets',
  'blog',
  'builder',
  'careers',
  'contact',
  'dashboard',
  'docs',
  'edge',
  'error',
  'faq',
  'favicon',
  'fonts',
  'health',
  'healthz',
  'help',
  'how-it-works',
  'images',
  'index',
  'invitation',
  'invitations',
  'licenses',
  'login',
  'logout',
  'media',
  'metrics',
  'pages',
  'preview',
  'privacy',
  'public',
  'readyz',
  'robots',
  'sitemap',
  'src',
  'static',
  'support',
  'terms',
  'test-mobile',
  'uploads',
  'webhooks',
]);

/** Characters of one name in a slug, so that a slug fits a file name and an index. */
const MAX_NAME = 60;

/** Prefix of the slug for names without Latin letters or digits; eight random characters follow. */
export const UNNAMED_SLUG = 'invitation-';

const hyphenated = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_NAME)
    .replace(/-$/, '');

/**
 * Returns `bride-groom` in lower-case Latin letters, digits and single hyphens, at most 121
 * characters. A name without any Latin letter or digit is left out; '' when that is true of both.
 */
export function slugBase(bride: string, groom: string): string {
  return [hyphenated(bride), hyphenated(groom)].filter((name) => name !== '').join('-');
}

/**
 * Yields slugs to try, best first and without end: base, `base-2`, `base-3`, … without the reserved
 * ones. Names without Latin letters or digits give a new `invitation-xxxxxxxx` each time.
 *
 * @param randomBase32 returns eight random lower-case base-32 characters.
 */
export function* slugCandidates(
  bride: string,
  groom: string,
  randomBase32: () => string,
): Generator<string, never, void> {
  const base = slugBase(bride, groom);
  if (base !== '' && !RESERVED_SLUGS.has(base)) yield base;
  for (let number = 2; ; number += 1) {
    const candidate = base === '' ? `${UNNAMED_SLUG}${randomBase32()}` : `${base}-${number}`;
    if (!RESERVED_SLUGS.has(candidate)) yield candidate;
  }
}

/** (spec) Returns the slug in a page's path: its last non-empty segment, decoded, or ''. */
export const slugInPath = (path: string): string =>
  decoded(path.split('/').filter(Boolean).at(-1) ?? '');
