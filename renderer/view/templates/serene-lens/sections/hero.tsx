import type { ReactNode } from 'react';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import { Slideshow } from '../../../parts/slideshow/slideshow.tsx';
import type { SectionProps } from '../../template-view.ts';
import { ReplyLink } from '../../way-to-reply.tsx';
import { heroSlides } from '../hero-slides.ts';
import { Names } from '../names.tsx';

/** The cover of the magazine: a picture that dissolves into mist, on which the names stand. */
export function Hero({ content, section }: SectionProps): ReactNode {
  const date = headerDate(content);
  const venue = headerVenue(content).name.trim();
  return (
    <section id={section.id} className="hero" aria-label={section.title}>
      <Slideshow urls={heroSlides(content)} sizes="100vw" width={1920} height={1200} />
      <div className="hero-mist">
        <Names couple={content.couple} as="h1" className="hero-names" />
        {date || venue || content.rsvp.enabled ? (
          <div className="hero-foot" data-reply={content.rsvp.enabled || undefined}>
            <p className="hero-facts">
              {date ? <time dateTime={date}>{longDate(date)}</time> : null}
              {venue ? (
                <span className="hero-venue" dir="auto" translate="no">
                  {venue}
                </span>
              ) : null}
            </p>
            <ReplyLink content={content} />
          </div>
        ) : null}
      </div>
    </section>
  );
}
