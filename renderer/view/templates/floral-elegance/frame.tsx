import type { ReactNode } from 'react';
import type { DrawnSection, FrameProps } from '../template-view.ts';
import { Opening } from './sections/opening.tsx';

/**
 * The sections on one sheet. A way to the reply stays within reach of a thumb until the reply form
 * is there: it sticks to the lower edge of all that comes before the form.
 */
export function FloralFrame({ content, sections }: FrameProps): ReactNode {
  const inside = sections.filter(({ type }) => type !== 'hero' && type !== 'footer');
  const replyAt = inside.findIndex(({ type }) => type === 'rsvp');
  return (
    <>
      {nodesOf(sections.filter(({ type }) => type === 'hero'))}
      <main className="sheet">
        <Opening content={content} />
        {replyAt < 0 ? null : (
          <div className="sheet-before-reply">
            {nodesOf(inside.slice(0, replyAt))}
            <p className="reply-pill">
              <a className="button" href="#rsvp">
                RSVP
              </a>
            </p>
          </div>
        )}
        {nodesOf(inside.slice(Math.max(replyAt, 0)))}
      </main>
      {nodesOf(sections.filter(({ type }) => type === 'footer'))}
    </>
  );
}

function nodesOf(sections: readonly DrawnSection[]): ReactNode[] {
  return sections.map(({ node }) => node);
}
