/** `Cache-Control` of each kind of file, stored or served. */
export const CACHE_CONTROL = {
  /** A file named by its content: a cached copy never becomes stale. */
  immutable: 'public, max-age=31536000, immutable',
  /**
   * (contract) An invitation's page. Guests' browsers revalidate each time; the edge may answer
   * from its copy for 10 s, for another 60 s while it revalidates, and for a day while the origin
   * is down.
   */
  page: 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400',
  /** A page of the builder app: cached, but revalidated each time. */
  appPage: 'no-cache',
  /** A file that keeps its name when its content changes. */
  renewable: 'public, max-age=3600',
} as const;
