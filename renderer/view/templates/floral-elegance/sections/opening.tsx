import type { ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { quoteOf } from '#domain/invitation/wording.ts';
import { Prose } from '../../../parts/text/prose.tsx';
import { CoupleProfiles } from './couple-profiles.tsx';

/** Top of the sheet: a quote, then the couple's portraits. */
export function Opening({ content }: { readonly content: WeddingData }): ReactNode {
  const { text, source } = quoteOf(content);
  return (
    <>
      <figure className="quote">
        <blockquote>
          <Prose text={text} className="quote-text" />
        </blockquote>
        {source ? <figcaption className="quote-source">{source}</figcaption> : null}
      </figure>
      <CoupleProfiles content={content} />
    </>
  );
}
