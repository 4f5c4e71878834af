import type { Issue } from '#domain/api/errors.ts';
import type { AutosaveState } from '../../autosave/state.ts';
import { clockLabel } from '../../local-time.ts';
import type { LiveStatus } from './use-live-status.ts';

export type Mood = 'busy' | 'good' | 'waiting' | 'bad';

/** What the status bar says about saving and publishing. */
export interface SaveLine {
  readonly mood: Mood;
  readonly text: string;
  /** Shown after the text in smaller type. */
  readonly detail: string | null;
}

/** Sums up saving, publishing and missing details in one line; the most urgent one wins. */
export function saveLine(
  { phase }: AutosaveState,
  live: LiveStatus,
  issues: readonly Issue[],
  now: Date,
): SaveLine {
  switch (phase.kind) {
    case 'pending':
    case 'saving':
      return { mood: 'busy', text: 'Saving…', detail: null };
    case 'retrying':
      return { mood: 'waiting', text: 'Not saved yet', detail: 'Retrying automatically' };
    case 'failed':
      return { mood: 'bad', text: 'Could not be saved', detail: 'Your changes are kept here' };
    case 'refused':
      return { mood: 'bad', text: 'Could not be saved', detail: phase.message };
    case 'denied':
      return {
        mood: 'bad',
        text: 'Could not be saved',
        detail: 'This edit link is no longer valid',
      };
    case 'conflict':
      return { mood: 'waiting', text: 'Changed by your partner too', detail: 'Please choose' };
    case 'saved':
      return { mood: 'good', text: 'Changes auto-saved', detail: liveDetail(live, issues, now) };
  }
}

/**
 * What keeps the content on the screen from its guests, in the server's words where it refused them;
 * else the `issues` that are known without it.
 */
export function whatIsMissing(
  { phase }: AutosaveState,
  issues: readonly Issue[],
): readonly Issue[] {
  return phase.kind === 'refused' && phase.issues.length > 0 ? phase.issues : issues;
}

function liveDetail(live: LiveStatus, issues: readonly Issue[], now: Date): string | null {
  // The issues are listed next to it; the page keeps its last publishable state.
  if (issues.length > 0) return null;
  if (live.kind === 'live') return `Live since ${clockLabel(live.since, now)}`;
  return live.kind === 'publishing' ? 'Publishing…' : null;
}
