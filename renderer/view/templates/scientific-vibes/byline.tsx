import type { ReactNode } from 'react';
import { type Profile, profilesOf } from '#domain/invitation/profiles.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { html, joined } from '../../html.ts';

/**
 * The authors and, by footnote letters, their parents. Built as markup instead of by React, like
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
    return html`<span class="byline-author"><bdi translate="no">${author.name}</bdi><sup>${marks}</sup></span>`;
  });
  const notes = affiliated.map(
    (author) => html`<li><sup>${letterOf(author)}</sup> <bdi>${author.parents}</bdi></li>`,
  );
  if (equally) notes.push(html`<li><sup>*</sup> These authors contributed equally.</li>`);
  return (
    <div className="byline">
      <p
        className="byline-authors"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
        dangerouslySetInnerHTML={joined(names, html` and `)}
      />
      <ul
        className="affiliations"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
        dangerouslySetInnerHTML={joined(notes)}
      />
    </div>
  );
}
