import type { ReactNode } from 'react';
import { Cover } from '../../parts/cover/cover.tsx';
import { hasMusic } from '../../parts/music/has-music.ts';
import type { FrameProps } from '../template-view.ts';
import { nodesOf, ReplyLink } from '../way-to-reply.tsx';
import { ISSUE, issueMonth, JOURNAL, JOURNAL_SHORT } from './journal.ts';
import { Names } from './names.tsx';

/** An issue of the journal: its cover, and inside one article under a running head. */
export function ScientificFrame({ content, sections }: FrameProps): ReactNode {
  const cover = sections.filter(({ type }) => type === 'scientificWelcome');
  const article = sections.filter(({ type }) => type !== 'scientificWelcome');
  const month = issueMonth(content);
  return (
    <Cover label="You are invited" announce="welcomeComplete" cover={nodesOf(cover)}>
      <header className="masthead" data-music={hasMusic(content) || undefined}>
        <p className="masthead-line">
          <span className="masthead-issue">{ISSUE}</span>{' '}
          <ReplyLink content={content} className="masthead-submit" text="Submit RSVP" />{' '}
          <span className="masthead-journal">{JOURNAL}</span>
        </p>
      </header>
      <main>{nodesOf(article)}</main>
      <footer className="folio">
        <Names couple={content.couple} as="p" className="folio-names" />
        <p className="folio-line">
          <i>{JOURNAL_SHORT}</i> {month ? `1 (1), ${month}` : '1 (1), in press'}
        </p>
      </footer>
    </Cover>
  );
}
