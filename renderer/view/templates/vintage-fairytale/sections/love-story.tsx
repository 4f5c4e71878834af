import type { ReactNode } from 'react';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import { StoryEntry } from '../../../parts/story/story-entry.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** How they met, set like a book; pictures and texts alternate sides. */
export function LoveStory({ content, section }: SectionProps): ReactNode {
  const entries = storySectionsOf(content);
  return (
    <SectionShell section={section} className="section-story">
      <ol className="story">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by position
          <li key={index} className="story-entry far">
            <StoryEntry
              entry={entry}
              sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 42vw, 82vw"
              prose={hasInitial(entry.content) ? 'prose prose--initial' : 'prose'}
            />
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}

/**
 * Returns true if the text begins with a letter that can be set apart from its word (Latin, Greek,
 * Cyrillic) and goes on for 120 characters without a line break, to wrap around the initial. A
 * letter with a mark (É, Ё) stays in its word: above the initial's box, the mark would be lost.
 */
function hasInitial(text: string): boolean {
  const opening = text.trimStart();
  const isMarked = /^.\p{M}/u.test(opening.slice(0, 2).normalize('NFD'));
  return (
    !isMarked && /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}][^\n]{120}/u.test(opening)
  );
}
