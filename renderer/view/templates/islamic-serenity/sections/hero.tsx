import type { ReactNode } from 'react';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate } from '#domain/invitation/events.ts';
import { largeHeroPicture } from '#domain/invitation/pictures.ts';
import { narrowArt } from '#domain/templates/art.ts';
import { CoupleNames } from '../../../parts/names/couple-names.tsx';
import { Picture } from '../../../parts/picture/picture.tsx';
import { HeroVenue } from '../../hero-facts.tsx';
import type { SectionProps } from '../../template-view.ts';
import { ReplyLink } from '../../way-to-reply.tsx';

/** The gate: an arch with the names before the couple's picture, between two lanterns. */
export function Hero({ content, section, shown }: SectionProps): ReactNode {
  const date = headerDate(content);
  const picture = largeHeroPicture(content);
  const behind = shown[1]?.id ?? '';
  return (
    <header id={section.id} className="hero">
      <Picture
        className="hero-picture"
        url={picture}
        alt=""
        // The stock picture is a landscape, which an upright phone shows a third of.
        sizes={narrowArt(picture) ? '(min-aspect-ratio: 1) 100vw, 160vh' : '100vw'}
        width={1920}
        height={1280}
        priority="behind"
      />
      <div className="hero-lanterns" />
      <div className="hero-gate">
        <div className="arch hero-arch">
          <div className="arch-inside">
            <p className="hero-label">{section.defaultData?.label ?? section.title}</p>
            <CoupleNames couple={content.couple} as="h1" />
            {date ? (
              <p className="hero-date">
                <time dateTime={date}>{longDate(date)}</time>
              </p>
            ) : null}
            <HeroVenue content={content} />
            <p className="hero-open">
              <a className="button" href={`#${behind}`}>
                {section.defaultData?.open ?? 'Open Invitation'}
              </a>
              <ReplyLink content={content} className="button button--quiet" />
            </p>
          </div>
        </div>
      </div>
    </header>
  );
}
