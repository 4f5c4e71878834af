import type { RenderedPage } from '#renderer/publish/page-types.ts';

/** Returns a rendered document as text. */
export function pageHtml({ html }: Pick<RenderedPage, 'html'>): string {
  return html.map((part) => part.toString()).join('');
}
