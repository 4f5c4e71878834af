import type { ReactNode } from 'react';
import { calendarPath } from '#domain/api/links.ts';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import { eventsOf, headerDate, headerVenue } from '#domain/invitation/events.ts';
import { largeHeroPicture } from '#domain/invitation/pictures.ts';
import { usePage } from '../../../page-context.ts';
import { CoupleNames } from '../../../parts/names/couple-names.tsx';
import { Picture } from '../../../parts/picture/picture.tsx';
import type { SectionProps } from '../../template-view.ts';
import { ReplyLink } from '../../way-to-reply.tsx';

/** A card with the wreath around the names, lying on the couple's picture. */
export function Hero({ content, section }: SectionProps): ReactNode {
  const { slug } = usePage();
  const date = headerDate(content);
  const time = eventsOf(content)[0]?.time ?? '';
  const venue = headerVenue(content);
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
        </div>
        <p className="hero-actions">
          <ReplyLink content={content} />
          {date ? (
            <a className="quiet-link" href={calendarPath(slug)}>
              Add to calendar
            </a>
          ) : null}
        </p>
      </div>
    </header>
  );
}
