import type { ReactNode } from 'react';
import type { FrameProps } from '../template-view.ts';
import { nodesOf, WithWayToReply } from '../way-to-reply.tsx';

/** (spec) No cover: the whole page at once, band after band. */
export function SereneFrame({ content, sections }: FrameProps): ReactNode {
  const bands = sections.filter(
    ({ type }) => type !== 'sereneLensHero' && type !== 'sereneLensFooter',
  );
  return (
    <>
      <main>
        {nodesOf(sections.filter(({ type }) => type === 'sereneLensHero'))}
        <WithWayToReply content={content} sections={bands} replyType="sereneLensRSVP" />
      </main>
      {nodesOf(sections.filter(({ type }) => type === 'sereneLensFooter'))}
    </>
  );
}
