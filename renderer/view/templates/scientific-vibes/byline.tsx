import type { ReactNode } from 'react';
import { escapeHtml } from '#domain/escape-html.ts';
import { type Profile, profilesOf } from '#domain/invitation/profiles.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/**
 * The authors and, by footnote letters, their parents. Built as strings instead of by React, like
 * names.
 */
export function Byline({ content }: { readonly content: WeddingData }): ReactNode {
  const authors = profilesOf(content);
  if (authors.length === 0) return null;
  const affiliated = authors.filter(({ parents }) => parents !== '');
  const letterOf = (author: Profile) => 'ab'[affiliated.indexOf(author)] ?? '';
  const equally = authors.length > 1 ? '*' : '';
  const names = authors.map((author) => {
    const marks = [letterOf(author), equally].filter(Boolean).join(',');
    return `<span class="byline-author"><bdi translate="no">${escapeHtml(author.name)}</bdi><sup>${marks}</sup></span>`;
  });
  const notes = affiliated.map(
    (author) => `<li><sup>${letterOf(author)}</sup> <bdi>${escapeHtml(author.parents)}</bdi></li>`,
  );
  if (equally) notes.push('<li><sup>*</sup> These authors contributed equally.</li>');
  return (
    <div className="byline">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped */}
      <p className="byline-authors" dangerouslySetInnerHTML={{ __html: names.join(' and ') }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped */}
      <ul className="affiliations" dangerouslySetInnerHTML={{ __html: notes.join('') }} />
    </div>
  );
}
