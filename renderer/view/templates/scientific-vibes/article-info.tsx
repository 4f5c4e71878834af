import type { ReactNode } from 'react';
import { escapeHtml } from '#domain/escape-html.ts';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { identifier } from './journal.ts';

const KEYWORDS = 'matrimony, coupled systems, strong interaction, long-term stability, cake';

/**
 * History of the article: received at the date of the story's first entry, accepted at that of the
 * second, to appear on the wedding day; what is undated is left out. Built as a string instead of
 * by React: the list is a tenth of the page's elements.
 */
export function ArticleInfo({ content }: { readonly content: WeddingData }): ReactNode {
  const [received, accepted] = storySectionsOf(content).map(({ date }) => date.trim());
  const markup =
    fact('Received', received) +
    fact('Accepted', accepted) +
    fact('To appear', longDate(headerDate(content))) +
    fact('Site', headerVenue(content).name.trim(), true) +
    fact('DOI', identifier(content)) +
    `<div class="info-fact"><dt>Keywords</dt><dd>${KEYWORDS}</dd></div>`;
  return (
    <div className="article-info">
      <h2 className="panel-heading">Article Info</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped */}
      <dl className="info-list" dangerouslySetInnerHTML={{ __html: markup }} />
    </div>
  );
}

function fact(label: string, value = '', isName = false): string {
  if (value === '') return '';
  const translate = isName ? ' translate="no"' : '';
  return (
    `<div class="info-fact"><dt>${label}</dt>` +
    `<dd dir="auto"${translate}>${escapeHtml(value)}</dd></div>`
  );
}
