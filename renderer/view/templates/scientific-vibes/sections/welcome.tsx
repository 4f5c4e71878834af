import type { ReactNode } from 'react';
import { namesOf } from '#domain/invitation/couple.ts';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import { heroPicture } from '#domain/invitation/pictures.ts';
import { CoverButton } from '../../../parts/cover/cover.tsx';
import { hasMusic } from '../../../parts/music/has-music.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import type { SectionProps } from '../../template-view.ts';
import { ISSUE, issueMonth, JOURNAL, serialNumber } from '../journal.ts';
import { Names } from '../names.tsx';

/** The cover of the issue: masthead, the authors' names, a figure, and the button that opens it. */
export function Welcome({ content, section }: SectionProps): ReactNode {
  const date = headerDate(content);
  const venue = headerVenue(content).name.trim();
  const picture = heroPicture(content);
  const month = issueMonth(content);
  const serial = serialNumber(content);
  return (
    <div className="issue">
      <div className="issue-head" data-music={hasMusic(content) || undefined}>
        <p className="issue-journal">{JOURNAL}</p>
        <p className="issue-facts">
          <span>{ISSUE}</span>
          {month ? <span>{month}</span> : null}
          {serial ? <span className="issue-serial">{serial}</span> : null}
        </p>
      </div>
      <div className="issue-title">
        <Names couple={content.couple} as="p" className="issue-names" />
        <p className="issue-lead">
          {namesOf(content.couple).length > 1
            ? 'request the pleasure of your peer review'
            : 'You are invited to peer review'}
        </p>
      </div>
      <Picture
        className="issue-figure"
        url={picture}
        alt=""
        sizes="(min-width: 64rem) 50vw, 92vw"
        width={1200}
        height={900}
        priority
      />
      <div className="issue-foot">
        {date || venue ? (
          <p className="issue-when">
            {date ? <time dateTime={date}>{longDate(date)}</time> : null}
            {venue ? (
              <span className="issue-venue" dir="auto" translate="no">
                {venue}
              </span>
            ) : null}
          </p>
        ) : null}
        <CoverButton>{section.defaultData?.open}</CoverButton>
      </div>
    </div>
  );
}
