import type { ReactNode } from 'react';
import { type Profile as ProfileProps, profilesOf } from '#domain/invitation/profiles.ts';
import { nameScript, namesSize } from '../../../parts/names/name-shape.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** Two portraits under arches, with their parents. */
export function Couple({ content, section }: SectionProps): ReactNode {
  const profiles = profilesOf(content);
  if (profiles.length === 0) return null;
  return (
    <SectionShell section={section} ground="lined" className="section-couple">
      <div className="profiles">
        {profiles.map((profile) => (
          <Profile key={profile.person} {...profile} />
        ))}
      </div>
    </SectionShell>
  );
}

function Profile({ name, parents, picture }: ProfileProps): ReactNode {
  return (
    <div className="profile far">
      <div className="arch-frame">
        <Picture
          url={picture}
          alt={name}
          sizes="(min-width: 48rem) 18rem, 64vw"
          width={720}
          height={960}
        />
      </div>
      <h3
        className="profile-name"
        dir="auto"
        data-script={nameScript(name)}
        data-size={namesSize([name])}
      >
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
