import type { ReactNode } from 'react';
import type { FrameProps } from '../template-view.ts';
import { nodesOf, WithWayToReply } from '../way-to-reply.tsx';
import { Opening } from './sections/opening.tsx';

/** One sheet with all sections between the hero and the footer. */
export function FloralFrame({ content, sections }: FrameProps): ReactNode {
  const inside = sections.filter(({ type }) => type !== 'hero' && type !== 'footer');
  return (
    <>
      {nodesOf(sections.filter(({ type }) => type === 'hero'))}
      <main className="sheet">
        <Opening content={content} />
        <WithWayToReply content={content} sections={inside} replyType="rsvp" />
      </main>
      {nodesOf(sections.filter(({ type }) => type === 'footer'))}
    </>
  );
}
