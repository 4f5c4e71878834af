import type { ReactNode } from 'react';
import { safePictureUrl } from '#domain/invitation/picture-url.ts';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import type { StorySection } from '#domain/invitation/wedding-data.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { capitalsProps } from '../capitals.ts';
import { titleFaceOf } from '../names.tsx';
import { SectionShell } from '../section-shell.tsx';

/** Chapters with large numerals; pictures and texts alternate sides. */
export function Story({ content, section }: SectionProps): ReactNode {
  const chapters = storySectionsOf(content);
  return (
    <SectionShell section={section} className="section-story">
      <ol className="chapters">
        {chapters.map((chapter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chapters are identified by position
          <li key={index} className="chapter">
            <Chapter chapter={chapter} number={index + 1} />
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}

interface ChapterProps {
  readonly chapter: StorySection;
  readonly number: number;
}

function Chapter({ chapter, number }: ChapterProps): ReactNode {
  const picture = safePictureUrl(chapter.image);
  return (
    <>
      {picture ? (
        <Picture
          className="chapter-picture"
          url={picture}
          alt={chapter.title}
          sizes="(min-width: 75rem) 28rem, (min-width: 48rem) 38vw, 84vw"
          width={1200}
          height={900}
        />
      ) : null}
      <div className="chapter-words">
        {/* Screen readers count the list's items themselves. */}
        <p className="chapter-number" aria-hidden="true">
          {number}
        </p>
        {chapter.date ? (
          <p className="chapter-date" dir="auto" {...capitalsProps(chapter.date)}>
            {chapter.date}
          </p>
        ) : null}
        {chapter.title ? (
          <h3 className="chapter-title" dir="auto" data-face={titleFaceOf(chapter.title)}>
            {chapter.title}
          </h3>
        ) : null}
        <Prose text={chapter.content} />
      </div>
    </>
  );
}
