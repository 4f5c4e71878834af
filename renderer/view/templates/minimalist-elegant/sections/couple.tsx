import type { ReactNode } from 'react';
import { type Profile as ProfileProps, profilesOf } from '#domain/invitation/profiles.ts';
import { quoteOf } from '#domain/invitation/wording.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { faceOf } from '../names.tsx';
import { SectionShell } from '../section-shell.tsx';

/** The couple's quote, then two portraits, the second one step lower. */
export function Couple({ content, section }: SectionProps): ReactNode {
  const { text } = quoteOf(content);
  const profiles = profilesOf(content);
  return (
    <>
      <figure className="quote" data-long={text.length > 160 || undefined}>
        <blockquote>
          <Prose text={text} className="quote-text" />
        </blockquote>
      </figure>
      {profiles.length > 0 ? (
        <SectionShell section={section} className="section-couple">
          <div className="profiles">
            {profiles.map((profile) => (
              <Profile key={profile.person} {...profile} />
            ))}
          </div>
        </SectionShell>
      ) : null}
    </>
  );
}

function Profile({ name, parents, picture }: ProfileProps): ReactNode {
  return (
    <div className="profile">
      <Picture
        className="profile-picture"
        url={picture}
        alt={name}
        sizes="(min-width: 75rem) 28rem, (min-width: 40rem) 38vw, 80vw"
        width={720}
        height={960}
      />
      <h3 className="profile-name" dir="auto" translate="no" data-face={faceOf(name)}>
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
