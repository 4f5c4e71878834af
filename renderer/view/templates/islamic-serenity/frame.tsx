import type { ReactNode } from 'react';
import type { FrameProps } from '../template-view.ts';

const OUTSIDE: ReadonlySet<string> = new Set(['islamicHero', 'islamicFooter']);

/** The gate, what lies behind it, and the way back to the top. */
export function IslamicFrame({ sections }: FrameProps): ReactNode {
  const nodesOf = (wanted: (type: string) => boolean) =>
    sections.filter(({ type }) => wanted(type)).map(({ node }) => node);
  return (
    <>
      {nodesOf((type) => type === 'islamicHero')}
      <main>{nodesOf((type) => !OUTSIDE.has(type))}</main>
      {nodesOf((type) => type === 'islamicFooter')}
    </>
  );
}
