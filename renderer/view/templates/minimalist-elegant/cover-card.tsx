import type { ReactNode } from 'react';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { CoverButton } from '../../parts/cover/cover.tsx';
import { capitalsProps } from './capitals.ts';
import { DatePlate } from './date-plate.tsx';
import { Names } from './names.tsx';

interface CoverCardProps {
  readonly content: WeddingData;
  readonly lead: string;
  readonly open: string;
}

/** The front of the folded card. */
export function CoverCard({ content, lead, open }: CoverCardProps): ReactNode {
  const date = headerDate(content);
  const venue = headerVenue(content).name.trim();
  return (
    <div className="card">
      <div className="card-face">
        <p className="card-lead">{lead}</p>
        <Names couple={content.couple} as="p" className="card-names" />
        <div className="card-facts">
          {date ? (
            <p className="card-date">
              <DatePlate date={date} />
            </p>
          ) : null}
          {venue ? (
            <p className="card-venue" dir="auto" translate="no" {...capitalsProps(venue)}>
              {venue}
            </p>
          ) : null}
        </div>
        <CoverButton>{open}</CoverButton>
      </div>
    </div>
  );
}
