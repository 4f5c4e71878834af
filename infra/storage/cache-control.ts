/** What `Cache-Control` says of each kind of file, stored or served. */
export const CACHE_CONTROL = {
  /** Named by its content: what is cached once never changes. */
  immutable: 'public, max-age=31536000, immutable',
  /**
   * (contract) An invitation's page. Guests' browsers ask again each time; the edge may answer by
   * itself for a few seconds, and for a day while the origin is gone.
   */
  page: 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400',
  /** A page of the builder app; kept, and asked about each time. */
  appPage: 'no-cache',
  /** A file whose name stays when its content changes. */
  renewable: 'public, max-age=3600',
} as const;
