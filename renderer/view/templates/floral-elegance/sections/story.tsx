import type { ReactNode } from 'react';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import { StoryEntry } from '../../../parts/story/story-entry.tsx';
import { SectionShell } from '../../../sections/section-shell.tsx';
import type { SectionProps } from '../../template-view.ts';

/** How they met: a timeline that alternates left and right. */
export function Story({ content, section }: SectionProps): ReactNode {
  const entries = storySectionsOf(content);
  return (
    <SectionShell section={section} className="section-story">
      <ol className="timeline">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by position
          <li key={index} className="timeline-entry far">
            <StoryEntry
              entry={entry}
              sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 40vw, 86vw"
            />
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
