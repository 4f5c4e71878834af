import type { ReactNode } from 'react';
import { profilesOf } from '#domain/invitation/profiles.ts';
import { FramedProfile } from '../../../parts/profile/framed-profile.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** Two portraits under arches, with the parents' names. */
export function Couple({ content, section }: SectionProps): ReactNode {
  const profiles = profilesOf(content);
  if (profiles.length === 0) return null;
  return (
    <SectionShell section={section} ground="lined" className="section-couple">
      <div className="profiles">
        {profiles.map((profile) => (
          <FramedProfile
            key={profile.person}
            profile={profile}
            className="profile far"
            frame="arch-frame"
            sizes="(min-width: 48rem) 15.6rem, 59vw"
          />
        ))}
      </div>
    </SectionShell>
  );
}
