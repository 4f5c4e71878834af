import type { ReactNode } from 'react';
import { type Html, html, joined, NO_MARKUP } from '../../html.ts';

interface OutwardLink {
  readonly className: string;
  /** Safe to follow, as returned by `safeHref`; null renders no link. */
  readonly href: string | null;
  readonly text: string;
  /** Accessible name, where the visible text alone says too little. */
  readonly label?: string;
}

interface OutwardLinksProps {
  readonly className: string;
  readonly links: readonly OutwardLink[];
}

/**
 * Links out of the page, each in a new tab; nothing when none is safe. Built as markup instead of
 * by React, which is slower: every event has two.
 */
export function OutwardLinks({ className, links }: OutwardLinksProps): ReactNode {
  const markup = joined(links.map(outwardLink));
  if (markup.__html === '') return null;
  return (
    <p
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={markup}
    />
  );
}

function outwardLink({ className, href, text, label }: OutwardLink): Html {
  if (href === null) return NO_MARKUP;
  const name = label === undefined ? NO_MARKUP : html` aria-label="${label}"`;
  return html`<a class="${className}" href="${href}" target="_blank" rel="noopener noreferrer"${name}>${text}</a>`;
}
