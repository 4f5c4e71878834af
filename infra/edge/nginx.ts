import type { Edge, Refreshed } from './edge.ts';

const TIMEOUT_MS = 5_000;
/** The edge keeps one copy of a page per encoding. */
const ENCODINGS = ['br', 'gzip'] as const;
/** Values of `X-Cache` (`nginx.conf.template`) for responses that did not come from the origin. */
const KEPT: ReadonlySet<string> = new Set(['HIT', 'STALE', 'UPDATING']);
/** Matches `<html data-revision>` at the beginning of a page. */
const REVISION = /^[^>]*>\s*<html\b[^>]*\sdata-revision="(\d+)"/i;

/** `url` is the origin of nginx itself; `secret` is EDGE_SECRET of `nginx.conf.template`. */
export function createNginxEdge({ url, secret }: { url: string; secret: string }): Edge {
  const fetchAnew = (path: string, encoding: string): Promise<Response> =>
    fetch(new URL(path, url), {
      headers: { 'X-Edge-Refresh': secret, 'Accept-Encoding': encoding },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause) => {
      throw new Error(`The edge does not answer: ${reasonOf(cause)}`, { cause });
    });

  const refreshCopy = async (slug: string, encoding: string): Promise<Refreshed> => {
    const response = await fetchAnew(`/${slug}`, encoding);
    const html = await response.text().catch((cause) => {
      throw new Error(`The edge broke off a page: ${reasonOf(cause)}`, { cause });
    });
    if (!response.ok) throw new Error(`The edge answered ${response.status} for a page`);
    const revision = REVISION.exec(html)?.[1];
    if (revision === undefined) throw new Error('The edge answered something that is not a page');
    const isKept = KEPT.has(response.headers.get('X-Cache') ?? '');
    return { revision: Number(revision), isKept };
  };

  const dropCopy = async (path: string, encoding: string): Promise<void> => {
    const response = await fetchAnew(path, encoding);
    await response.body?.cancel();
    if (response.status !== 404) {
      throw new Error(`The edge answered ${response.status} for a file that is gone`);
    }
  };

  return {
    async refresh(slug, gone = []) {
      const ofAll = <T>(act: (encoding: string) => Promise<T>) => Promise.all(ENCODINGS.map(act));
      const copies = await ofAll((encoding) => refreshCopy(slug, encoding));
      for (const file of gone) await ofAll((encoding) => dropCopy(`/${slug}/${file}`, encoding));
      return {
        revision: Math.min(...copies.map(({ revision }) => revision)),
        isKept: copies.some(({ isKept }) => isKept),
      };
    },
  };
}

/** fetch hides the reason (ECONNREFUSED and the like) in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
