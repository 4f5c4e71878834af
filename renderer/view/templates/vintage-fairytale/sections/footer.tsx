import type { ReactNode } from 'react';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate } from '#domain/invitation/events.ts';
import { CoupleNames } from '../../../parts/names/couple-names.tsx';
import type { SectionProps } from '../../template-view.ts';

/** The end paper: the last line of the tale. */
export function Footer({ content, section }: SectionProps): ReactNode {
  const date = headerDate(content);
  return (
    <footer id={section.id} className="closing far">
      <p className="closing-lead">{section.title}</p>
      <p className="closing-line">{section.defaultData?.closing}</p>
      <CoupleNames couple={content.couple} as="p" />
      {date ? <p className="closing-date">{longDate(date)}</p> : null}
    </footer>
  );
}
