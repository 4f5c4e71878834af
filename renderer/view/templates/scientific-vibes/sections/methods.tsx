import type { ReactNode } from 'react';
import { calendarPath } from '#domain/api/links.ts';
import { longDate, timeLabel } from '#domain/invitation/dates.ts';
import { eventsOf } from '#domain/invitation/events.ts';
import type { WeddingData, WeddingEvent } from '#domain/invitation/wedding-data.ts';
import { type Html, html, joined, NO_MARKUP } from '../../../html.ts';
import { usePage } from '../../../page-context.ts';
import { calendarFileLabel } from '../../../parts/event/calendar-file.tsx';
import { EventDescription, EventWhere } from '../../../parts/event/event-facts.tsx';
import { EventLinks } from '../../../parts/event/event-links.tsx';
import { Prepared } from '../../../parts/prepared/prepared.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** (spec) The table of events: phase, time, location, procedure. */
export function Methods({ content, section, shown }: SectionProps): ReactNode {
  const { slug } = usePage();
  const events = eventsOf(content);
  const isDescribed = events.some(({ description }) => description.trim() !== '');
  const isDated = events.some(({ date }) => date !== '');
  return (
    <SectionShell section={section} shown={shown} className="section-methods">
      <table className="data-table protocol">
        <caption className="caption">Experimental protocol. All times are local.</caption>
        <Prepared as="thead" kind={Columns} variant={String(isDescribed)}>
          <Columns isDescribed={isDescribed} />
        </Prepared>
        <tbody>
          {events.map((event) => (
            <EventRow key={event.id} event={event} content={content} isDescribed={isDescribed} />
          ))}
        </tbody>
      </table>
      {isDated ? (
        <p className="supplement">
          Supplementary material:{' '}
          <a className="quiet-link" href={calendarPath(slug)}>
            {calendarFileLabel(events)}
          </a>
        </p>
      ) : null}
    </SectionShell>
  );
}

function Columns({ isDescribed }: Pick<EventRowProps, 'isDescribed'>): ReactNode {
  return (
    <tr>
      <th scope="col">Phase</th>
      <th scope="col">Time</th>
      <th scope="col">Location</th>
      {isDescribed ? <th scope="col">Procedure</th> : null}
    </tr>
  );
}

interface EventRowProps {
  readonly event: WeddingEvent;
  readonly content: WeddingData;
  /** The table has a column for procedures. */
  readonly isDescribed: boolean;
}

/** Leaves a cell without content empty: on phones, where rows become blocks, it is hidden. */
function EventRow({ event, content, isDescribed }: EventRowProps): ReactNode {
  return (
    <tr>
      <th scope="row" className="phase" dir="auto">
        {event.title}
      </th>
      <td data-label="Time">
        <When event={event} />
      </td>
      <td data-label="Location">
        <Where event={event} content={content} />
      </td>
      {isDescribed ? (
        <td data-label="Procedure">
          <EventDescription event={event} className="cell" />
        </td>
      ) : null}
    </tr>
  );
}

/** Built as markup instead of by React, like the place: every event has both. */
function When({ event: { date, time } }: Pick<EventRowProps, 'event'>): ReactNode {
  if (!date && !time) return null;
  const moments = [
    moment('event-time', time, timeLabel(time)),
    moment('event-date', date, longDate(date)),
  ];
  return (
    <div
      className="cell"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
      dangerouslySetInnerHTML={joined(moments)}
    />
  );
}

function moment(className: string, value: string, label: string): Html {
  if (value === '') return NO_MARKUP;
  return html`<time class="${className}" datetime="${value}">${label}</time>`;
}

function Where({ event, content }: Pick<EventRowProps, 'event' | 'content'>): ReactNode {
  const { date, venue } = event;
  if (!venue.name && !venue.address && !venue.coordinates && !date) return null;
  return (
    <div className="cell">
      <EventWhere venue={venue} />
      <EventLinks event={event} content={content} />
    </div>
  );
}
