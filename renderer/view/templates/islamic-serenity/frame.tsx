import type { ReactNode } from 'react';
import type { FrameProps } from '../template-view.ts';
import { nodesOf, WithWayToReply } from '../way-to-reply.tsx';

const OUTSIDE: ReadonlySet<string> = new Set(['islamicHero', 'islamicFooter']);

/** The gate, what lies behind it, and the way back to the top. A star leads to the reply. */
export function IslamicFrame({ content, sections }: FrameProps): ReactNode {
  const behind = sections.filter(({ type }) => !OUTSIDE.has(type));
  return (
    <>
      {nodesOf(sections.filter(({ type }) => type === 'islamicHero'))}
      <main>
        <WithWayToReply
          content={content}
          sections={behind}
          replyType="islamicRsvp"
          className="reply-star"
        />
      </main>
      {nodesOf(sections.filter(({ type }) => type === 'islamicFooter'))}
    </>
  );
}
