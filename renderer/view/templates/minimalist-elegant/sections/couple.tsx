import type { ReactNode } from 'react';
import { portrait } from '#domain/invitation/pictures.ts';
import { quoteOf } from '#domain/invitation/wording.ts';
import { namesOf } from '../../../parts/names/name-shape.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { faceOf, nameWidth } from '../names.tsx';
import { SectionShell } from '../section-shell.tsx';

/** What they say, then who they are: two portraits that stand one step apart. */
export function Couple({ content, section }: SectionProps): ReactNode {
  const { couple } = content;
  const { text, source } = quoteOf(content);
  const named = namesOf(couple).length > 0;
  return (
    <>
      <figure className="quote" data-long={text.length > 160 || undefined}>
        <blockquote>
          <Prose text={text} className="quote-text" />
        </blockquote>
        {source ? <figcaption className="quote-source">{source}</figcaption> : null}
      </figure>
      {named ? (
        <SectionShell section={section} className="section-couple">
          <div className="profiles">
            <Profile
              name={couple.bride}
              parents={couple.brideParents && `Daughter of ${couple.brideParents}`}
              picture={portrait(content, 'bride')}
            />
            <Profile
              name={couple.groom}
              parents={couple.groomParents && `Son of ${couple.groomParents}`}
              picture={portrait(content, 'groom')}
            />
          </div>
        </SectionShell>
      ) : null}
    </>
  );
}

interface ProfileProps {
  readonly name: string;
  readonly parents: string;
  readonly picture: string;
}

function Profile({ name, parents, picture }: ProfileProps): ReactNode {
  if (name.trim() === '') return null;
  return (
    <div className="profile">
      <Picture
        className="profile-picture"
        url={picture}
        alt={name}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 40vw, 80vw"
        width={720}
        height={960}
      />
      <h3 className="profile-name" dir="auto" data-face={faceOf(name)} style={nameWidth([name])}>
        {name}
      </h3>
      {parents ? (
        <p className="profile-parents" dir="auto">
          {parents}
        </p>
      ) : null}
    </div>
  );
}
