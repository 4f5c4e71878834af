import type { ReactNode } from 'react';
import { escapeHtml } from '#domain/escape-html.ts';

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
 * Links out of the page, each in a new tab; nothing when none is safe. Built as a string instead of
 * by React, which is slower: every event has two.
 */
export function OutwardLinks({ className, links }: OutwardLinksProps): ReactNode {
  let markup = '';
  for (const link of links) markup += outwardLink(link);
  if (markup === '') return null;
  return (
    <p
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function outwardLink({ className, href, text, label }: OutwardLink): string {
  if (href === null) return '';
  const name = label === undefined ? '' : ` aria-label="${escapeHtml(label)}"`;
  return (
    `<a class="${className}" href="${escapeHtml(href)}" target="_blank" ` +
    `rel="noopener noreferrer"${name}>${escapeHtml(text)}</a>`
  );
}
