import type { ReactNode } from 'react';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import { StoryCircle } from '../../../parts/story-circle/story-circle.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** How they met. */
export function Story({ content, section }: SectionProps): ReactNode {
  const entries = storySectionsOf(content);
  return (
    <SectionShell section={section} className="section-story">
      <StoryCircle entries={entries} label={section.title} />
    </SectionShell>
  );
}
