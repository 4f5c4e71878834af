import type { ReactNode } from 'react';
import { profilesOf } from '#domain/invitation/profiles.ts';
import { FramedProfile } from '../../../parts/profile/framed-profile.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** Two portraits in engraved ovals, with the parents' names. */
export function CoupleIntro({ content, section }: SectionProps): ReactNode {
  const profiles = profilesOf(content);
  if (profiles.length === 0) return null;
  return (
    <SectionShell section={section} className="section-couple">
      <div className="profiles">
        {profiles.map((profile) => (
          <FramedProfile
            key={profile.person}
            profile={profile}
            className="profile far"
            frame="oval"
            sizes="(min-width: 48rem) 16rem, 58vw"
          />
        ))}
      </div>
    </SectionShell>
  );
}
