import type { ReactNode } from 'react';
import { coupleNames } from '#domain/invitation/couple.ts';
import { longDate } from '#domain/invitation/dates.ts';
import { headerDate } from '#domain/invitation/events.ts';
import { CoupleNames } from '../../../parts/names/couple-names.tsx';
import { Prepared } from '../../../parts/prepared/prepared.tsx';
import type { SectionProps } from '../../template-view.ts';
import { Verse } from '../verse.tsx';

/** The closing prayer, the names, the link back to the top. */
export function Footer({ content, section }: SectionProps): ReactNode {
  const texts = section.defaultData ?? {};
  const date = headerDate(content);
  return (
    <footer id={section.id} className="closing far">
      <Prepared as="figure" className="verse far" kind={texts}>
        <Verse arabic={texts.arabic} translation={texts.translation} source={texts.source} />
      </Prepared>
      <CoupleNames couple={content.couple} as="p" />
      {date ? (
        <p className="closing-date">
          <time dateTime={date}>{longDate(date)}</time>
        </p>
      ) : null}
      <p className="closing-top">
        <a className="button button--small button--quiet" href="#home">
          {texts.backToTop}
        </a>
      </p>
      <p className="copyright" dir="auto" translate="no">
        {['©', date.slice(0, 4), coupleNames(content)].filter(Boolean).join(' ')}
      </p>
    </footer>
  );
}
