import type { ReactNode } from 'react';
import { calendarPath } from '#domain/api/links.ts';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import { eventsOf, headerDate, headerVenue } from '#domain/invitation/events.ts';
import { parsePictureUrl } from '#domain/invitation/picture-url.ts';
import { largeHeroPicture } from '#domain/invitation/pictures.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { usePage } from '../../../page-context.ts';
import { CoupleNames } from '../../../parts/names/couple-names.tsx';
import { Picture } from '../../../parts/picture/picture.tsx';
import type { SectionProps } from '../../template-view.ts';
import { ReplyLink } from '../../way-to-reply.tsx';
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
          <HeroFacts content={content} />
        </div>
      </div>
    </header>
  );
}

function HeroFacts({ content }: { readonly content: WeddingData }): ReactNode {
  const { slug } = usePage();
  const date = headerDate(content);
  const time = eventsOf(content)[0]?.time ?? '';
  const venue = headerVenue(content);
  return (
    <div className="hero-facts">
      <Rule className="hero-rule" />
      {date ? (
        <p className="hero-date">
          <time dateTime={date}>{longDate(date)}</time>
          {time ? ` at ${timeLabel(time)}` : null}
        </p>
      ) : null}
      {venue.name.trim() ? (
        <p className="hero-venue" dir="auto" translate="no">
          {venue.name}
        </p>
      ) : null}
      <p className="hero-actions">
        <ReplyLink content={content} />
        {date ? (
          <a className="quiet-link" href={calendarPath(slug)}>
            Add to calendar
          </a>
        ) : null}
      </p>
    </div>
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
