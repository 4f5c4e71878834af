import type { ReactNode } from 'react';
import { countdownTarget } from '#domain/invitation/countdown.ts';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import { Countdown } from '../../../parts/countdown/countdown.tsx';
import { Slideshow } from '../../../parts/slideshow/slideshow.tsx';
import type { SectionProps } from '../../template-view.ts';
import { capitalsProps } from '../capitals.ts';
import { heroSlides } from '../hero-slides.ts';
import { Names } from '../names.tsx';

/** The names over the couple's pictures, with the countdown. */
export function Hero({ content, section }: SectionProps): ReactNode {
  const date = headerDate(content);
  const venue = headerVenue(content).name.trim();
  const target = countdownTarget(content);
  return (
    <section id={section.id} className="hero" aria-label={section.title}>
      <div className="hero-print">
        <Slideshow urls={heroSlides(content)} sizes="100vw" width={1920} height={1280} isCovered />
        <div className="hero-words">
          <Names couple={content.couple} as="h1" className="hero-names" />
          {date || venue ? (
            <p className="hero-facts">
              {date ? <time dateTime={date}>{longDate(date)}</time> : null}
              {venue ? (
                <span className="hero-venue" dir="auto" translate="no" {...capitalsProps(venue)}>
                  {venue}
                </span>
              ) : null}
            </p>
          ) : null}
          {target ? <Countdown target={target} /> : null}
        </div>
      </div>
    </section>
  );
}
