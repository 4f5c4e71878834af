import type { ReactNode } from 'react';
import { safePictureUrl } from '#domain/invitation/picture-url.ts';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import type { StorySection as StoryEntry } from '#domain/invitation/wedding-data.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** How they met: a timeline that alternates left and right. */
export function Story({ content, section }: SectionProps): ReactNode {
  const entries = storySectionsOf(content);
  return (
    <SectionShell section={section} className="section-story">
      <ol className="timeline">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are told apart by their place
          <li key={index} className="timeline-entry far">
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}

function Entry({ entry }: { readonly entry: StoryEntry }): ReactNode {
  const picture = safePictureUrl(entry.image);
  return (
    <>
      {picture ? (
        <Picture
          className="timeline-picture"
          url={picture}
          alt={entry.title}
          sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 40vw, 86vw"
          width={1200}
          height={900}
        />
      ) : null}
      <div className="timeline-text">
        {entry.date ? (
          <p className="timeline-date" dir="auto">
            {entry.date}
          </p>
        ) : null}
        {entry.title ? (
          <h3 className="timeline-title" dir="auto">
            {entry.title}
          </h3>
        ) : null}
        <Prose text={entry.content} />
      </div>
    </>
  );
}
