import type { ReactNode } from 'react';
import { shortDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { identifier } from './journal.ts';

const KEYWORDS = [
  'matrimony',
  'coupled systems',
  'strong interaction',
  'long-term stability',
  'cake',
];

/**
 * The history of the article. It was received when the story began and accepted with its second
 * entry, where those are dated; it appears on the day of the wedding.
 */
export function ArticleInfo({ content }: { readonly content: WeddingData }): ReactNode {
  const [received, accepted] = storySectionsOf(content).map(({ date }) => date.trim());
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Received', received],
    ['Accepted', accepted],
    ['To appear', shortDate(headerDate(content))],
    ['Site', headerVenue(content).name.trim()],
    ['DOI', identifier(content)],
  ];
  return (
    <div className="article-info">
      <h2 className="panel-heading">Article Info</h2>
      <dl className="info-list">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="info-fact">
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ) : null,
        )}
        <div className="info-fact info-keywords">
          <dt>Keywords</dt>
          <dd>{KEYWORDS.join(', ')}</dd>
        </div>
      </dl>
    </div>
  );
}
