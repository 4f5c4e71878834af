import type { ReactNode } from 'react';
import type { FrameProps } from '../template-view.ts';

/** (spec) No cover: everything at once, band after band. */
export function SereneFrame({ sections }: FrameProps): ReactNode {
  const inside = sections.filter(({ type }) => type !== 'sereneLensFooter');
  const footer = sections.filter(({ type }) => type === 'sereneLensFooter');
  return (
    <>
      <main>{inside.map(({ node }) => node)}</main>
      {footer.map(({ node }) => node)}
    </>
  );
}
