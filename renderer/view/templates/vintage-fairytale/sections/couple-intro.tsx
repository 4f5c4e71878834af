import type { ReactNode } from 'react';
import { portrait } from '#domain/invitation/pictures.ts';
import { nameScript, namesOf, namesSize } from '../../../parts/names/name-shape.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** Two portraits in engraved ovals, with their parents. */
export function CoupleIntro({ content, section }: SectionProps): ReactNode {
  const { couple } = content;
  if (namesOf(couple).length === 0) return null;
  return (
    <SectionShell section={section} className="section-couple">
      <div className="profiles">
        <Profile
          name={couple.bride}
          parents={couple.brideParents.trim() && `Daughter of ${couple.brideParents}`}
          picture={portrait(content, 'bride')}
        />
        <Profile
          name={couple.groom}
          parents={couple.groomParents.trim() && `Son of ${couple.groomParents}`}
          picture={portrait(content, 'groom')}
        />
      </div>
    </SectionShell>
  );
}

interface ProfileProps {
  readonly name: string;
  /** "Daughter of …", or '' when they are not given. */
  readonly parents: string;
  readonly picture: string;
}

function Profile({ name, parents, picture }: ProfileProps): ReactNode {
  if (name.trim() === '') return null;
  return (
    <div className="profile">
      <div className="oval">
        <Picture
          url={picture}
          alt={name}
          sizes="(min-width: 48rem) 16rem, 58vw"
          width={720}
          height={960}
        />
      </div>
      <h3
        className="profile-name"
        dir="auto"
        data-script={nameScript(name)}
        data-size={namesSize([name.trim()])}
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
