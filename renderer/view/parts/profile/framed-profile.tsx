import type { ReactNode } from 'react';
import type { Profile } from '#domain/invitation/profiles.ts';
import { nameScript } from '../names/name-shape.ts';
import { Picture } from '../picture/picture.tsx';

interface FramedProfileProps {
  readonly profile: Profile;
  readonly className: string;
  /** Class of the element around the portrait. */
  readonly frame: string;
  /** `sizes` of the portrait, as in `PictureFacts`. */
  readonly sizes: string;
}

/** A portrait in a frame, with the name and the parents below it. */
export function FramedProfile({ profile, className, frame, sizes }: FramedProfileProps): ReactNode {
  const { name, parents, picture } = profile;
  return (
    <div className={className}>
      <div className={frame}>
        <Picture url={picture} alt={name} sizes={sizes} width={720} height={960} />
      </div>
      <h3 className="profile-name" dir="auto" translate="no" data-script={nameScript(name)}>
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
