/** The cache between guests and the product. */
export interface Edge {
  /**
   * Makes the edge fetch the page `/{slug}` anew and replace its copy, and answers the revision that
   * guests now get. When the origin fails, the edge keeps its copy.
   *
   * @throws when the edge does not answer with a page within 5 s.
   */
  refresh(slug: string): Promise<{ readonly revision: number }>;
}

const TIMEOUT_MS = 5_000;
/** `<html data-revision>` stands at the very beginning of a page. */
const REVISION = /^[^>]*>\s*<html\b[^>]*\sdata-revision="(\d+)"/i;

/** `url` is the edge's own origin; `secret` what its configuration knows as EDGE_SECRET. */
export function createEdge({ url, secret }: { url: string; secret: string }): Edge {
  return {
    async refresh(slug) {
      const response = await fetch(new URL(`/${slug}`, url), {
        headers: { 'X-Edge-Refresh': secret },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const html = await response.text();
      if (!response.ok) throw new Error(`The edge answered ${response.status} for a page`);
      const revision = REVISION.exec(html)?.[1];
      if (revision === undefined) throw new Error('The edge answered something that is not a page');
      return { revision: Number(revision) };
    },
  };
}
