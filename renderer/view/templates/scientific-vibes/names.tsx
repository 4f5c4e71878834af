import type { ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { type Html, html, joined, NO_MARKUP } from '../../html.ts';
import { shownNames } from '../../parts/names/name-shape.ts';

interface NamesProps {
  readonly couple: WeddingData['couple'];
  readonly as: 'h1' | 'p';
  readonly className: string;
}

/**
 * Both names, as large as they allow; the ampersand stays with the second. Built as markup
 * instead of by React: an issue has them three times.
 */
export function Names({ couple, as: Element, className }: NamesProps): ReactNode {
  const shown = shownNames(couple);
  return (
    <Element
      className={`names ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={joined(shown.map(line), html` `)}
    />
  );
}

function line(name: string, index: number): Html {
  const and = index > 0 ? html`<span class="names-and">&amp; </span>` : NO_MARKUP;
  return html`<span class="names-line">${and}<span class="name" dir="auto" translate="no">${name}</span></span>`;
}
