import type { ReactNode } from 'react';
import { namesOf } from '#domain/invitation/couple.ts';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';

/** The announcement with date and place, in the journal's voice. */
export function Abstract({ content }: { readonly content: WeddingData }): ReactNode {
  const [first, second] = namesOf(content.couple);
  const date = longDate(headerDate(content));
  const venue = headerVenue(content).name.trim();
  return (
    <p className="abstract-text">
      We report the forthcoming union
      {first && second ? (
        <>
          {' '}
          of <bdi translate="no">{first}</bdi> and <bdi translate="no">{second}</bdi>
        </>
      ) : null}
      , two subjects who have been observed to move closer together over several years and are not
      expected to separate. The decisive experiment will be carried out before witnesses
      {date ? (
        <>
          {' '}
          on <b>{date}</b>
        </>
      ) : null}
      {venue ? (
        <>
          {' '}
          at{' '}
          <b dir="auto" translate="no">
            {venue}
          </b>
        </>
      ) : null}
      . Family and friends are invited to attend, to replicate the toasts, and to take part in the
      discussion, which will be set to music. No prior publications are required.
    </p>
  );
}
