import { escapeHtml } from '../text/escape-html.ts';

interface OutwardLink {
  readonly className: string;
  /** An address that this product made. */
  readonly href: string;
  readonly text: string;
  /** Name for those who hear the page, where the visible text alone says too little. */
  readonly label: string;
}

/**
 * Markup of a link out of the page, in a new tab. Written out instead of left to React: every event
 * has two.
 */
export function outwardLink({ className, href, text, label }: OutwardLink): string {
  return (
    `<a class="${className}" href="${escapeHtml(href)}" target="_blank" ` +
    `rel="noopener noreferrer" aria-label="${escapeHtml(label)}">${escapeHtml(text)}</a>`
  );
}
