import type { ReactNode } from 'react';
import { safePictureUrl } from '#domain/invitation/picture-url.ts';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import type { StorySection } from '#domain/invitation/wedding-data.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** One spread for each chapter; picture and words change sides. */
export function Story({ content, section }: SectionProps): ReactNode {
  const chapters = storySectionsOf(content);
  const spreads = (
    <ol className="spreads">
      {chapters.map((chapter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters are told apart by their place
        <li key={index} className="spread far">
          <Spread chapter={chapter} />
        </li>
      ))}
    </ol>
  );
  return <SectionShell section={section} className="band-story" below={spreads} />;
}

function Spread({ chapter }: { readonly chapter: StorySection }): ReactNode {
  const picture = safePictureUrl(chapter.image);
  return (
    <>
      {picture ? (
        <Picture
          className="spread-picture"
          url={picture}
          alt={chapter.title}
          sizes="(min-width: 56rem) 60vw, 100vw"
          width={1200}
          height={1200}
        />
      ) : null}
      <div className="spread-words">
        {chapter.date ? (
          <p className="caption spread-date" dir="auto">
            {chapter.date}
          </p>
        ) : null}
        {chapter.title ? (
          <h3 className="spread-title" dir="auto">
            {chapter.title}
          </h3>
        ) : null}
        <Prose text={chapter.content} />
      </div>
    </>
  );
}
