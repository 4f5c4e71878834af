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
