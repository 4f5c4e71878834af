import { Fragment, type ReactNode } from 'react';
import { type Profile, profilesOf } from '#domain/invitation/profiles.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** The authors with the houses they come from, a footnote letter for each. */
export function Byline({ content }: { readonly content: WeddingData }): ReactNode {
  const authors = profilesOf(content);
  if (authors.length === 0) return null;
  const affiliated = authors.filter(({ parents }) => parents !== '');
  const letterOf = (author: Profile) => 'ab'[affiliated.indexOf(author)];
  return (
    <div className="byline">
      <p className="byline-authors">
        {authors.map((author, index) => (
          <Fragment key={author.person}>
            {index > 0 ? ' and ' : null}
            <span className="byline-author">
              <bdi>{author.name}</bdi>
              <sup>
                {[letterOf(author), authors.length > 1 ? '*' : ''].filter(Boolean).join(',')}
              </sup>
            </span>
          </Fragment>
        ))}
      </p>
      <ul className="affiliations">
        {affiliated.map((author) => (
          <li key={author.person}>
            <sup>{letterOf(author)}</sup> <bdi>{author.parents}</bdi>
          </li>
        ))}
        {authors.length > 1 ? (
          <li>
            <sup>*</sup> These authors contributed equally.
          </li>
        ) : null}
      </ul>
    </div>
  );
}
