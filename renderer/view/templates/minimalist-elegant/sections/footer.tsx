import type { ReactNode } from 'react';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate } from '#domain/invitation/events.ts';
import { BackToTop } from '../../../parts/back-to-top/back-to-top.tsx';
import type { SectionProps } from '../../template-view.ts';
import { initialsOf, Names } from '../names.tsx';

/** The back of the card: initials, names, date. */
export function Footer({ content, section }: SectionProps): ReactNode {
  const date = headerDate(content);
  const initials = initialsOf(content.couple);
  return (
    <footer id={section.id} className="closing">
      {initials.length > 0 ? (
        <p className="monogram" aria-hidden="true">
          {initials.map((initial, index) => (
            <span key={index === 0 ? 'first' : 'second'}>{initial}</span>
          ))}
        </p>
      ) : null}
      <p className="closing-lead">{section.title}</p>
      <Names couple={content.couple} as="p" className="closing-names" />
      {date ? <p className="closing-date">{longDate(date)}</p> : null}
      <p>
        <BackToTop to="home">{section.defaultData?.backToTop}</BackToTop>
      </p>
    </footer>
  );
}
