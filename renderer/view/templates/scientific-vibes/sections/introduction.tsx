import type { ReactNode } from 'react';
import { safePictureUrl } from '#domain/invitation/picture-url.ts';
import { storySectionsOf } from '#domain/invitation/shown-sections.ts';
import type { StorySection } from '#domain/invitation/wedding-data.ts';
import { type Html, html, NO_MARKUP } from '../../../html.ts';
import { Picture } from '../../../parts/picture/picture.tsx';
import { Prose } from '../../../parts/text/prose.tsx';
import type { SectionProps } from '../../template-view.ts';
import { Figure } from '../figure.tsx';
import { SectionShell } from '../section-shell.tsx';

/** (spec) Number of story entries for which the timeline has room. */
const MOST_ENTRIES = 3;
/** Captions of the entries' pictures, whatever those show. */
const STATES = ['Initial conditions.', 'Transition state.', 'Equilibrium.'];

/** The story as ticks on a time axis. */
export function Introduction({ content, section, shown }: SectionProps): ReactNode {
  const entries = storySectionsOf(content).slice(0, MOST_ENTRIES);
  return (
    <SectionShell section={section} shown={shown} className="section-introduction">
      <ol className="timeline" data-count={entries.length}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by position
          <li key={index} className="entry">
            <Entry entry={entry} index={index} />
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}

interface EntryProps {
  readonly entry: StorySection;
  readonly index: number;
}

function Entry({ entry, index }: EntryProps): ReactNode {
  const picture = safePictureUrl(entry.image);
  return (
    <>
      <p
        className="entry-time"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
        dangerouslySetInnerHTML={tick(entry, index)}
      />
      <div className="entry-words">
        {entry.title ? (
          <h3 className="entry-title" dir="auto">
            {entry.title}
          </h3>
        ) : null}
        <Prose text={entry.content} />
      </div>
      {picture ? (
        <Figure className="entry-figure" caption={STATES[index]}>
          <Picture
            url={picture}
            alt={entry.title}
            sizes="(min-width: 72rem) 22rem, (min-width: 48rem) 30vw, 84vw"
            width={1200}
            height={900}
          />
        </Figure>
      ) : null}
    </>
  );
}

/** Built as markup instead of by React, like names: every entry has one. */
function tick({ date }: StorySection, index: number): Html {
  const label = date ? html`<span class="entry-date" dir="auto">${date}</span>` : NO_MARKUP;
  return html`<span class="entry-tick" aria-hidden="true"><i>t</i><sub>${index + 1}</sub></span>${label}`;
}
