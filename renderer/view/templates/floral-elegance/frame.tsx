import type { ReactNode } from 'react';
import type { FrameProps } from '../template-view.ts';
import { Opening } from './sections/opening.tsx';

/**
 * The sections on one sheet. A way to the reply stays within reach of a thumb until the reply form
 * is reached: it sticks to the lower edge of all that comes before the form.
 */
export function FloralFrame({ content, sections }: FrameProps): ReactNode {
  const nodes = (types: (type: string) => boolean) =>
    sections.filter(({ type }) => types(type)).map(({ node }) => node);
  const rsvpAt = sections.findIndex(({ type }) => type === 'rsvp');
  const before = sections.slice(0, rsvpAt).filter(({ type }) => type !== 'hero');
  const after = sections.slice(Math.max(rsvpAt, 0)).filter(({ type }) => type !== 'footer');
  return (
    <>
      {nodes((type) => type === 'hero')}
      <main className="sheet">
        <div className="sheet-before-reply">
          <Opening content={content} />
          {before.map(({ node }) => node)}
          {content.rsvp.enabled && rsvpAt >= 0 ? (
            <p className="reply-pill">
              <a className="button" href="#rsvp">
                RSVP
              </a>
            </p>
          ) : null}
        </div>
        {after.map(({ node }) => node)}
      </main>
      {nodes((type) => type === 'footer')}
    </>
  );
}
