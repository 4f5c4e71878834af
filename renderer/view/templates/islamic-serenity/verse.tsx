import type { ReactNode } from 'react';
import { Arabic } from './arabic.tsx';

interface VerseProps {
  readonly arabic: string | undefined;
  readonly translation: string | undefined;
  readonly source: string | undefined;
}

/** Content of a verse's figure: the verse, its translation and its source. */
export function Verse({ arabic, translation, source }: VerseProps): ReactNode {
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
