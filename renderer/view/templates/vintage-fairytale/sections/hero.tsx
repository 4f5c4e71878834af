import type { ReactNode } from 'react';
import { parsePictureUrl } from '#domain/invitation/picture-url.ts';
import { largeHeroPicture } from '#domain/invitation/pictures.ts';
import { CoupleNames } from '../../../parts/names/couple-names.tsx';
import { Picture } from '../../../parts/picture/picture.tsx';
import { HeroActions, HeroDate, HeroVenue } from '../../hero-facts.tsx';
import type { SectionProps } from '../../template-view.ts';
import { Monogram } from '../monogram.tsx';
import { Rule } from '../rule.tsx';

/** The open book: a frontispiece with the couple's picture, and the title page. */
export function Hero({ content, section }: SectionProps): ReactNode {
  const picture = largeHeroPicture(content);
  return (
    <header id={section.id} className="hero">
      <div className="book">
        <div className="leaf leaf-picture">
          <div className="oval">
            <Monogram couple={content.couple} />
            <Picture
              url={picture}
              alt=""
              sizes={sizesOf(picture)}
              width={1200}
              height={1560}
              priority
            />
          </div>
        </div>
        <div className="leaf leaf-title">
          <p className="hero-lead">{section.title}</p>
          <CoupleNames couple={content.couple} as="h1" />
          <div className="hero-facts">
            <Rule className="hero-rule" />
            <HeroDate content={content} />
            <HeroVenue content={content} />
            <HeroActions content={content} />
          </div>
        </div>
      </div>
    </header>
  );
}

/**
 * Returns `sizes`: the oval is as wide as an upright picture, and crops the sides of a landscape.
 */
function sizesOf(picture: string): string {
  const upload = parsePictureUrl(picture);
  return upload && upload.height >= upload.width
    ? '(min-width: 56rem) 24rem, 50vw'
    : '(min-width: 56rem) 34rem, 70vw';
}
