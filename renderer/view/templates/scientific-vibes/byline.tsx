import { Fragment, type ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

interface Author {
  readonly name: string;
  /** '' when no parents are given. */
  readonly affiliation: string;
}

/** The authors with the houses they come from, a footnote letter for each. */
export function Byline({ couple }: { readonly couple: WeddingData['couple'] }): ReactNode {
  const { bride, groom, brideParents, groomParents } = couple;
  const authors: Author[] = [
    {
      name: bride.trim(),
      affiliation: brideParents.trim() && `Daughter of ${brideParents.trim()}`,
    },
    { name: groom.trim(), affiliation: groomParents.trim() && `Son of ${groomParents.trim()}` },
  ].filter(({ name }) => name !== '');
  if (authors.length === 0) return null;
  const affiliated = authors.filter(({ affiliation }) => affiliation !== '');
  const letterOf = (author: Author) => 'ab'[affiliated.indexOf(author)];
  return (
    <div className="byline">
      <p className="byline-authors">
        {authors.map((author, index) => (
          <Fragment key={index === 0 ? 'first' : 'second'}>
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
          <li key={letterOf(author)}>
            <sup>{letterOf(author)}</sup> <bdi>{author.affiliation}</bdi>
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
