import type { ReactNode } from 'react';
import { type Profile as ProfileProps, profilesOf } from '#domain/invitation/profiles.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { nameScript } from '../../../parts/names/name-shape.ts';
import { Picture } from '../../../parts/picture/picture.tsx';

/** Two oval portraits with names and parents. */
export function CoupleProfiles({ content }: { readonly content: WeddingData }): ReactNode {
  return (
    <section className="section far section-couple" aria-label="The couple">
      {profilesOf(content).map((profile) => (
        <Profile key={profile.person} {...profile} />
      ))}
    </section>
  );
}

function Profile({ name, parents, picture }: ProfileProps): ReactNode {
  return (
    <div className="profile far">
      <Picture
        className="profile-picture"
        url={picture}
        alt={name}
        sizes="(min-width: 48rem) 14.5rem, 58vw"
        width={720}
        height={960}
      />
      <h2 className="profile-name" dir="auto" translate="no" data-script={nameScript(name)}>
        {name}
      </h2>
      {parents ? (
        <p className="profile-parents" dir="auto">
          {parents}
        </p>
      ) : null}
    </div>
  );
}
