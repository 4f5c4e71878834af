import type { ReactNode } from 'react';
import { safePictureUrl } from '#domain/invitation/picture-url.ts';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import type { StorySection } from '#domain/invitation/wedding-data.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { SectionShell } from '../section-shell.tsx';

/** How they met, as it is told in books; picture and words change sides. */
export function LoveStory({ content, section }: SectionProps): ReactNode {
  const entries = storySectionsOf(content);
  return (
    <SectionShell section={section} className="section-story">
      <ol className="story">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are told apart by their place
          <li key={index} className="story-entry">
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}

function Entry({ entry }: { readonly entry: StorySection }): ReactNode {
  const picture = safePictureUrl(entry.image);
  const initial = hasInitial(entry.content);
  return (
    <>
      {picture ? (
        <Picture
          className="story-picture"
          url={picture}
          alt={entry.title}
          sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 40vw, 82vw"
          width={1200}
          height={900}
        />
      ) : null}
      <div className="story-text">
        {entry.date ? (
          <p className="story-date" dir="auto">
            {entry.date}
          </p>
        ) : null}
        {entry.title ? (
          <h3 className="story-title" dir="auto">
            {entry.title}
          </h3>
        ) : null}
        <Prose text={entry.content} className={initial ? 'prose prose--initial' : 'prose'} />
      </div>
    </>
  );
}

/** A letter can be taken out of its word in Latin, Greek and Cyrillic, and needs lines to stand in. */
function hasInitial(text: string): boolean {
  return /^\s*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}][^\n]{120}/u.test(text);
}
