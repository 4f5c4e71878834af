import type { ReactNode } from 'react';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { type Html, html, joined, NO_MARKUP } from '../../html.ts';
import { identifier } from './journal.ts';

const KEYWORDS = 'matrimony, coupled systems, strong interaction, long-term stability, cake';

/**
 * History of the article: received at the date of the story's first entry, accepted at that of the
 * second, to appear on the wedding day; what is undated is left out. Built as markup instead of
 * by React: the list is a tenth of the page's elements.
 */
export function ArticleInfo({ content }: { readonly content: WeddingData }): ReactNode {
  const [received, accepted] = storySectionsOf(content).map(({ date }) => date);
  const facts = [
    fact('Received', received),
    fact('Accepted', accepted),
    fact('To appear', longDate(headerDate(content))),
    fact('Site', headerVenue(content).name.trim(), true),
    fact('DOI', identifier(content)),
    html`<div class="info-fact"><dt>Keywords</dt><dd>${KEYWORDS}</dd></div>`,
  ];
  return (
    <div className="article-info">
      <h2 className="panel-heading">Article Info</h2>
      <dl
        className="info-list"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
        dangerouslySetInnerHTML={joined(facts)}
      />
    </div>
  );
}

function fact(label: string, value = '', isName = false): Html {
  if (value === '') return NO_MARKUP;
  const translate = isName ? html` translate="no"` : NO_MARKUP;
  return html`<div class="info-fact"><dt>${label}</dt><dd dir="auto"${translate}>${value}</dd></div>`;
}
