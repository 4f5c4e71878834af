import type { LoadInvitationResponse } from '#domain/api/invitations.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { sameContent } from '../autosave/content.ts';
import { editable } from '../customize/empty-entries.ts';
import type { UnsavedEdit } from './draft.ts';

/** Where editing begins: what the server had, and what is on the screen. */
export interface StartingPoint {
  readonly base: WeddingData;
  readonly baseRevision: number;
  /** What was sent from there and may have arrived. */
  readonly sent: readonly WeddingData[];
  readonly screen: WeddingData;
}

/** What stood on the screen because the invitation could not be loaded, and what became of it. */
export interface Stopgap {
  readonly shown: WeddingData;
  readonly now: WeddingData;
}

/**
 * Where to begin with an invitation that was just loaded. An edit that never reached the server goes
 * on from where it started, so that a newer revision leads to the question which one to keep; so
 * does what somebody wrote while the invitation could not be loaded.
 */
export function startingPoint(
  loaded: LoadInvitationResponse,
  unsaved: UnsavedEdit | null,
  stopgap: Stopgap | null,
): StartingPoint {
  if (unsaved) {
    const { baseRevision, sent } = unsaved;
    return { base: editable(unsaved.base), baseRevision, sent, screen: editable(unsaved.content) };
  }
  if (stopgap && !sameContent(stopgap.shown, stopgap.now)) {
    return { base: stopgap.shown, baseRevision: 0, sent: [], screen: stopgap.now };
  }
  const content = editable(loaded.weddingData);
  return { base: content, baseRevision: loaded.revision, sent: [], screen: content };
}
