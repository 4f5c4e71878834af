/** The cache between guests and the product. */
export interface Edge {
  /**
   * Makes the edge fetch the page `/{slug}` anew and replace its copy, and answers the revision that
   * guests now get (the older one, should its copies differ). When the origin fails, the edge keeps its copy.
   *
   * @param gone files beside the page that are no longer there: the edge takes that over as well
   * @throws when the edge does not answer with a page within 5 s, or still has a file that is gone.
   */
  refresh(slug: string, gone?: readonly string[]): Promise<{ readonly revision: number }>;
}

const TIMEOUT_MS = 5_000;
/** The edge keeps a copy for each; browsers get one of them. */
const ENCODINGS = ['br', 'gzip'] as const;
/** `<html data-revision>` stands at the very beginning of a page. */
const REVISION = /^[^>]*>\s*<html\b[^>]*\sdata-revision="(\d+)"/i;

/** `url` is the edge's own origin; `secret` what its configuration knows as EDGE_SECRET. */
export function createEdge({ url, secret }: { url: string; secret: string }): Edge {
  const fetchAnew = (path: string, encoding: string): Promise<Response> =>
    fetch(new URL(path, url), {
      headers: { 'X-Edge-Refresh': secret, 'Accept-Encoding': encoding },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause) => {
      throw new Error(`The edge does not answer: ${reasonOf(cause)}`, { cause });
    });

  const refreshCopy = async (slug: string, encoding: string): Promise<number> => {
    const response = await fetchAnew(`/${slug}`, encoding);
    const html = await response.text();
    if (!response.ok) throw new Error(`The edge answered ${response.status} for a page`);
    const revision = REVISION.exec(html)?.[1];
    if (revision === undefined) throw new Error('The edge answered something that is not a page');
    return Number(revision);
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
      const revisions = await ofAll((encoding) => refreshCopy(slug, encoding));
      for (const file of gone) await ofAll((encoding) => dropCopy(`/${slug}/${file}`, encoding));
      return { revision: Math.min(...revisions) };
    },
  };
}

/** fetch hides what happened (ECONNREFUSED and the like) in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
