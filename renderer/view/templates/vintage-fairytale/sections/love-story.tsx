import type { ReactNode } from 'react';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import { StoryEntry } from '../../../parts/story/story-entry.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** How they met, as it is told in books; picture and words change sides. */
export function LoveStory({ content, section }: SectionProps): ReactNode {
  const entries = storySectionsOf(content);
  return (
    <SectionShell section={section} className="section-story">
      <ol className="story">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are told apart by their place
          <li key={index} className="story-entry">
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

/** A letter can be taken out of its word in Latin, Greek and Cyrillic, and needs lines to stand in. */
function hasInitial(text: string): boolean {
  return /^\s*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}][^\n]{120}/u.test(text);
}
