import type { ReactNode } from 'react';
import { Prepared } from '../../parts/prepared/prepared.tsx';
import { Arabic } from './arabic.tsx';

interface VerseProps {
  /** The section's own texts, which hold all that follows. */
  readonly texts: object;
  readonly arabic: string | undefined;
  readonly translation: string | undefined;
  readonly source: string | undefined;
}

/** A verse with its translation, and where it stands. */
export function Verse({ texts, ...verse }: VerseProps): ReactNode {
  return (
    <Prepared as="figure" className="verse" kind={texts}>
      <Quotation {...verse} />
    </Prepared>
  );
}

function Quotation({ arabic, translation, source }: Omit<VerseProps, 'texts'>): ReactNode {
  return (
    <>
      <blockquote>
        <Arabic className="verse-arabic" text={arabic} />
        <p className="verse-translation">{translation}</p>
      </blockquote>
      <figcaption className="verse-source">{source}</figcaption>
    </>
  );
}
