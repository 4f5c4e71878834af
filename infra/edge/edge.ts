export interface Refreshed {
  /** The revision that guests now get, the oldest if the copies differ. */
  readonly revision: number;
  /** Whether the edge answered with a copy that it had, as it does without the right secret. */
  readonly isKept: boolean;
}

/** The cache between guests and the product. */
export interface Edge {
  /**
   * Makes the edge fetch the page `/{slug}` again and replace its copies. When the origin fails,
   * the edge keeps its copies.
   *
   * @param gone files beside the page that no longer exist: the edge drops its copies of them too
   * @throws when a request gets no page within 5 s, or the edge still has a file that is gone.
   */
  refresh(slug: string, gone?: readonly string[]): Promise<Refreshed>;
}
