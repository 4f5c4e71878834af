import type { ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { Prose } from '../../../parts/text/prose.tsx';
import { CoupleProfiles } from './couple-profiles.tsx';

/** What the sheet begins with: the couple's quote, then who they are. */
export function Opening({ content }: { readonly content: WeddingData }): ReactNode {
  const { quote } = content.customizations;
  return (
    <>
      {quote.trim() === '' ? null : (
        <blockquote className="quote">
          <Prose text={quote} className="quote-text" />
        </blockquote>
      )}
      <CoupleProfiles couple={content.couple} />
    </>
  );
}
