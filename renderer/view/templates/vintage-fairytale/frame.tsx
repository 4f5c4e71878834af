import type { ReactNode } from 'react';
import type { DrawnSection, FrameProps } from '../template-view.ts';

/**
 * Title page, chapters, end paper. A seal leads to the reply and stays within reach of a thumb until
 * the form is there: it sticks to the lower edge of all that comes before the form.
 */
export function VintageFrame({ sections }: FrameProps): ReactNode {
  const chapters = sections.filter(
    ({ type }) => type !== 'vintageHero' && type !== 'vintageFooter',
  );
  const replyAt = chapters.findIndex(({ type }) => type === 'vintageRsvp');
  return (
    <>
      {nodesOf(sections.filter(({ type }) => type === 'vintageHero'))}
      <main className="chapters">
        {replyAt < 0 ? null : (
          <div className="chapters-before-reply">
            {nodesOf(chapters.slice(0, replyAt))}
            <p className="reply-seal">
              <a href="#rsvp">RSVP</a>
            </p>
          </div>
        )}
        {nodesOf(chapters.slice(Math.max(replyAt, 0)))}
      </main>
      {nodesOf(sections.filter(({ type }) => type === 'vintageFooter'))}
    </>
  );
}

function nodesOf(sections: readonly DrawnSection[]): ReactNode[] {
  return sections.map(({ node }) => node);
}
