import type { ReactNode } from 'react';
import type { FrameProps } from '../template-view.ts';
import { nodesOf, WithWayToReply } from '../way-to-reply.tsx';
import { titleStyle } from './title-style.ts';

/** Title page, chapters, end paper. A wax seal links to the reply form. */
export function VintageFrame({ content, sections }: FrameProps): ReactNode {
  const chapters = sections.filter(
    ({ type }) => type !== 'vintageHero' && type !== 'vintageFooter',
  );
  return (
    <>
      {nodesOf(sections.filter(({ type }) => type === 'vintageHero'))}
      <main className="chapters" style={titleStyle(content)}>
        <WithWayToReply
          content={content}
          sections={chapters}
          replyType="vintageRsvp"
          className="reply-seal"
        />
      </main>
      {nodesOf(sections.filter(({ type }) => type === 'vintageFooter'))}
    </>
  );
}
