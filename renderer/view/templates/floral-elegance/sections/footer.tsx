import type { ReactNode } from 'react';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate } from '#domain/invitation/events.ts';
import { CoupleNames } from '../../../parts/names/couple-names.tsx';
import type { SectionProps } from '../../template-view.ts';

/** The closing words, like the last line of a letter. */
export function Footer({ content, section }: SectionProps): ReactNode {
  const date = headerDate(content);
  return (
    <footer id={section.id} className="closing far">
      <p className="closing-lead">{section.defaultData?.closing}</p>
      <CoupleNames couple={content.couple} as="p" />
      {date ? <p className="closing-date">{longDate(date)}</p> : null}
    </footer>
  );
}
