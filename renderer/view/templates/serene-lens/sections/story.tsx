import type { ReactNode } from 'react';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import { StoryEntry } from '../../../parts/story/story-entry.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** One spread for each chapter; pictures and texts alternate sides. */
export function Story({ content, section }: SectionProps): ReactNode {
  const chapters = storySectionsOf(content);
  const spreads = (
    <ol className="spreads">
      {chapters.map((chapter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters are identified by position
        <li key={index} className="spread far">
          <StoryEntry entry={chapter} sizes="(min-width: 56rem) 60vw, 100vw" shape={1} />
        </li>
      ))}
    </ol>
  );
  return <SectionShell section={section} className="band-story" below={spreads} />;
}
