import type { CSSProperties, ReactNode } from 'react';
import { safePictureUrl } from '#domain/invitation/picture-url.ts';
import type { StorySection as StoryEntry } from '#domain/invitation/wedding-data.ts';
import { EnhancedIsland } from '../../islands/island.tsx';
import { Picture } from '../picture/picture.tsx';
import { Prose } from '../text/prose.tsx';
import { enhanceStoryCircle } from './enhance-story-circle.ts';

interface StoryCircleProps {
  readonly entries: readonly StoryEntry[];
  readonly label: string;
}

/** More dots than this would touch each other on the small circle. */
const MOST_DOTS = 16;
/** Titles of more dots than this would lie on each other (`data-dense`). */
const MOST_TITLES = 6;

/**
 * A story as a plain list, and on wide screens where scripts run as a slowly turning circle of dots
 * that open one entry each. The style sheet shows the one or the other.
 */
export function StoryCircle({ entries, label }: StoryCircleProps): ReactNode {
  const list = (
    <ol className="story-list">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are told apart by their place
        <li key={index} className="story-entry">
          <Entry entry={entry} />
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
        <div className="orbit-rose" />
        <ol className="orbit-dots">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are told apart by their place
            <li key={index} className="orbit-place" style={{ '--i': index } as CSSProperties}>
              <Dot entry={entry} index={index} />
            </li>
          ))}
        </ol>
        <button type="button" className="orbit-pause">
          Pause
        </button>
      </div>
      <dialog className="story-dialog" aria-label={label}>
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
      </dialog>
    </EnhancedIsland>
  );
}

interface DotProps {
  readonly entry: StoryEntry;
  readonly index: number;
}

function Dot({ entry, index }: DotProps): ReactNode {
  const title = entry.title.trim() || entry.date.trim() || `Part ${index + 1}`;
  return (
    <button type="button" className="orbit-dot" aria-haspopup="dialog" data-index={index}>
      <span className="orbit-mark">{index + 1}</span>{' '}
      <span className="orbit-title" dir="auto">
        {title}
      </span>
    </button>
  );
}

function Entry({ entry }: { readonly entry: StoryEntry }): ReactNode {
  const picture = safePictureUrl(entry.image);
  return (
    <>
      {picture ? (
        <Picture
          className="story-picture"
          url={picture}
          alt={entry.title}
          sizes="(min-width: 40rem) 36rem, 88vw"
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
        <Prose text={entry.content} />
      </div>
    </>
  );
}
