import type { ReactNode } from 'react';
import { largeHeroPicture } from '#domain/invitation/pictures.ts';
import { CoupleNames } from '../../../parts/names/couple-names.tsx';
import { Picture } from '../../../parts/picture/picture.tsx';
import { HeroActions, HeroDate, HeroVenue } from '../../hero-facts.tsx';
import type { SectionProps } from '../../template-view.ts';

/** A card with the wreath around the names, lying on the couple's picture. */
export function Hero({ content, section }: SectionProps): ReactNode {
  const { brideParents, groomParents } = content.couple;
  return (
    <header id={section.id} className="hero">
      <Picture
        className="hero-picture"
        url={largeHeroPicture(content)}
        alt=""
        sizes="100vw"
        width={1920}
        height={1280}
        priority="behind"
      />
      <div className="hero-card">
        <div className="hero-medallion">
          <p className="hero-lead">
            {brideParents || groomParents
              ? 'Together with their families'
              : 'You are invited to the wedding of'}
          </p>
          <CoupleNames couple={content.couple} as="h1" />
        </div>
        <div className="hero-details">
          <HeroDate content={content} />
          <HeroVenue content={content} />
        </div>
        <HeroActions content={content} />
      </div>
    </header>
  );
}
