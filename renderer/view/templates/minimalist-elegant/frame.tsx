import type { ReactNode } from 'react';
import { minimalistElegant } from '#domain/templates/minimalist-elegant.ts';
import { BottomNav } from '../../parts/bottom-nav/bottom-nav.tsx';
import { Cover } from '../../parts/cover/cover.tsx';
import type { FrameProps } from '../template-view.ts';
import { nodesOf } from '../way-to-reply.tsx';
import { CoverCard } from './cover-card.tsx';
import { navigationOf } from './navigation.ts';

const texts = minimalistElegant.sections.find(({ type }) => type === 'minimalistHero')?.defaultData;

/** A folded card: its front, and inside it the page with a navigation to its sections. */
export function MinimalistFrame({ content, sections }: FrameProps): ReactNode {
  const inside = sections.filter(({ type }) => type !== 'minimalistFooter');
  const footer = sections.filter(({ type }) => type === 'minimalistFooter');
  const lead = texts?.cover ?? "You're Invited";
  const card = <CoverCard content={content} lead={lead} open={texts?.open ?? 'Open Invitation'} />;
  return (
    <Cover label={lead} cover={card}>
      <BottomNav entries={navigationOf(sections, content)} />
      <main>{nodesOf(inside)}</main>
      {nodesOf(footer)}
    </Cover>
  );
}
