import type { Issue } from '#domain/api/errors.ts';
import type { AutosaveState } from './state.ts';
import type { LiveStatus } from './use-live-status.ts';

export type Mood = 'busy' | 'good' | 'waiting' | 'bad';

/** What the status bar says of the invitation's way to its guests. */
export interface SaveLine {
  readonly mood: Mood;
  readonly text: string;
  /** In smaller letters behind it. */
  readonly detail: string | null;
}

/** "2:32 PM" today, "Nov 21, 2:32 PM" before, "Nov 21, 2026" last year. `moment` is ISO 8601 or ms. */
export function clockLabel(moment: string | number, now: Date): string {
  const date = new Date(moment);
  const time = date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  if (date.toDateString() === now.toDateString()) return time;
  const day = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  return date.getFullYear() === now.getFullYear()
    ? `${day}, ${time}`
    : `${day}, ${date.getFullYear()}`;
}

/** Puts save, publish and what is missing into one sentence; the most urgent one wins. */
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

function liveDetail(live: LiveStatus, issues: readonly Issue[], now: Date): string | null {
  // Listed beside it; the page keeps its last good state.
  if (issues.length > 0) return null;
  if (live.kind === 'live') return `Live since ${clockLabel(live.since, now)}`;
  return live.kind === 'publishing' ? 'Publishing…' : null;
}
