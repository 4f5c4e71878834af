import type { ReactNode } from 'react';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { islamicSerenity } from '#domain/templates/islamic-serenity.ts';
import { Prepared } from '../../../parts/prepared/prepared.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { Arabic } from '../arabic.tsx';
import { Verse } from '../verse.tsx';

/** Bismillah, the greeting of peace, the invitation, and the verse of the spouses. */
export function Greeting({ content, section }: SectionProps): ReactNode {
  const texts = section.defaultData ?? {};
  const quote = ownQuoteOf(content);
  return (
    <section
      id={section.id}
      className="section far ground-emerald section-greeting"
      aria-label={section.title}
    >
      <Prepared className="greeting" kind={texts}>
        <Words texts={texts} />
      </Prepared>
      {quote ? (
        <blockquote className="quote far">
          <Prose text={quote} />
        </blockquote>
      ) : null}
    </section>
  );
}

/** Texts that are the same for every couple. */
function Words({ texts }: { readonly texts: Readonly<Record<string, string>> }): ReactNode {
  return (
    <>
      <Arabic className="bismillah far" text={texts.bismillah} />
      <p className="translation">{texts.bismillahTranslation}</p>
      <Arabic className="salam far" text={texts.arabic} />
      <p className="translation">{texts.translation}</p>
      <p className="invitation-words far">{texts.invitation}</p>
      <figure className="verse far">
        <Verse
          arabic={texts.verse}
          translation={texts.verseTranslation}
          source={texts.verseSource}
        />
      </figure>
    </>
  );
}

/** Returns the couple's own quote, or none if it is the template's: that verse is here already. */
function ownQuoteOf({ customizations }: WeddingData): string {
  const quote = customizations.quote.trim();
  return quote === islamicSerenity.customizations.quote ? '' : quote;
}
