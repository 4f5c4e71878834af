import type { ReactNode } from 'react';
import type { SectionType } from '#domain/templates/section-types.ts';
import type { FrameProps } from '../template-view.ts';
import { nodesOf, WithWayToReply } from '../way-to-reply.tsx';

const OUTSIDE: ReadonlySet<SectionType> = new Set(['islamicHero', 'islamicFooter']);

/** The gate, the sections behind it, the footer. A star links to the reply form. */
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
