import type { ReactNode } from 'react';
import { quoteOf } from '#domain/invitation/wording.ts';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';

/** The epigraph before the first chapter. */
export function Quote({ content, section }: SectionProps): ReactNode {
  const { text, source } = quoteOf(content);
  return (
    <figure id={section.id} className="quote">
      <blockquote>
        <Prose text={text} className="quote-text" />
      </blockquote>
      {source ? <figcaption className="quote-source">{source}</figcaption> : null}
    </figure>
  );
}
