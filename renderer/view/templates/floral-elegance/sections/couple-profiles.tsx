import type { ReactNode } from 'react';
import { portrait } from '#domain/invitation/pictures.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { nameScript, namesSize } from '../../../parts/names/name-shape.ts';
import { Picture } from '../../../parts/picture/picture.tsx';

/** Two oval portraits with names and parents. */
export function CoupleProfiles({ content }: { readonly content: WeddingData }): ReactNode {
  const { couple } = content;
  return (
    <section className="section section-couple" aria-label="The couple">
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
    </section>
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
        sizes="(min-width: 48rem) 17rem, 62vw"
        width={720}
        height={960}
      />
      <h2
        className="profile-name"
        dir="auto"
        data-script={nameScript(name)}
        data-size={namesSize([name])}
      >
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
