import type { CSSProperties, ReactNode } from 'react';
import type { StorySection } from '#domain/invitation/wedding-data.ts';
import { type Html, html, joined } from '../../html.ts';
import { EnhancedIsland } from '../../islands/island.tsx';
import { Prepared } from '../prepared/prepared.tsx';
import { StoryEntry } from '../story/story-entry.tsx';
import { enhanceStoryCircle } from './enhance-story-circle.ts';

interface StoryCircleProps {
  readonly entries: readonly StorySection[];
  readonly label: string;
}

/** More dots than this would touch each other on the small circle. */
const MOST_DOTS = 16;
/** With more dots than this their titles would overlap (`data-dense`). */
const MOST_TITLES = 6;

/**
 * A story as a plain list, and on wide screens with scripts as a slowly turning circle of dots that
 * open one entry each. The style sheet shows one or the other.
 */
export function StoryCircle({ entries, label }: StoryCircleProps): ReactNode {
  const list = (
    <ol className="story-list">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no identity but their position
        <li key={index} className="story-entry far">
          <StoryEntry entry={entry} sizes="(min-width: 40rem) 36rem, 88vw" />
        </li>
      ))}
    </ol>
  );
  if (entries.length > MOST_DOTS) return list;
  return (
    <EnhancedIsland name="story-circle" className="story" props={{}} enhance={enhanceStoryCircle}>
      {list}
      <div
        className="orbit"
        data-dense={entries.length > MOST_TITLES || undefined}
        style={{ '--n': entries.length } as CSSProperties}
      >
        <p className="orbit-hint">Choose a star to read its chapter.</p>
        <div className="orbit-rose" />
        <ol
          className="orbit-dots"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: `Html` is escaped
          dangerouslySetInnerHTML={joined(entries.map(dot))}
        />
        <button type="button" className="orbit-pause">
          Pause
        </button>
      </div>
      <Prepared as="dialog" className="story-dialog" aria-label={label} kind={Chapter}>
        <Chapter />
      </Prepared>
    </EnhancedIsland>
  );
}

/** The dialog's content, which is filled with an entry when it opens. */
function Chapter(): ReactNode {
  return (
    <>
      <div className="story-page" />
      <div className="story-turn">
        <button type="button" className="button button--small button--quiet" data-step="-1">
          Previous
        </button>
        <p className="story-count" role="status" />
        <button type="button" className="button button--small button--quiet" data-step="1">
          Next
        </button>
      </div>
      <button type="button" className="story-close" aria-label="Close">
        ×
      </button>
    </>
  );
}

/** Built as markup instead of by React, like names: there are up to sixteen. */
function dot(entry: StorySection, index: number): Html {
  const title = entry.title.trim() || entry.date.trim() || `Part ${index + 1}`;
  const name = html`<span class="orbit-title" dir="auto">${title}</span>`;
  const mark = html`<span class="orbit-mark">${index + 1}</span>`;
  const button = html`<button type="button" class="orbit-dot" aria-haspopup="dialog" data-index="${index}">${mark} ${name}</button>`;
  return html`<li class="orbit-place" style="--i:${index}">${button}</li>`;
}
