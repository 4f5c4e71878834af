import type { ReactNode } from 'react';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate, headerVenue } from '#domain/invitation/events.ts';
import type { SectionProps } from '../../template-view.ts';
import { Names } from '../names.tsx';

/** The last page: who, when and where once more. */
export function Footer({ content, section }: SectionProps): ReactNode {
  const date = headerDate(content);
  const venue = headerVenue(content).name.trim();
  return (
    <footer id={section.id} className="closing far">
      <p className="closing-lead">{section.title}</p>
      <Names couple={content.couple} as="p" className="closing-names" />
      <p className="caption closing-facts">
        {date ? <span>{longDate(date)}</span> : null}
        {venue ? (
          <span dir="auto" translate="no">
            {venue}
          </span>
        ) : null}
      </p>
    </footer>
  );
}
