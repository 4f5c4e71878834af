import type { RenderedPage } from './page-types.ts';

/** A rendered document as it is stored and sent, UTF-8. */
export function pageBytes({ html }: Pick<RenderedPage, 'html'>): Buffer {
  return Buffer.concat(html.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
