import type { LoadInvitationResponse } from '#domain/api/invitations.ts';
import { changeTemplate } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { resolveTemplateId } from '#domain/templates/template.ts';
import { sameContent } from '../autosave/content.ts';
import { mergeEdits } from '../autosave/merge.ts';
import { editable } from '../customize/empty-entries.ts';
import type { UnsavedEdit } from './draft.ts';

/** Nobody has saved anything since the activation. */
const ACTIVATED_REVISION = 1;

/** What stands on the screen while the invitation is not loaded. */
export interface Stopgap {
  /** What was put there, or kept of it since. */
  readonly shown: WeddingData;
  /**
   * `activation`: the invitation was activated from this screen. `edit`: an edit of it. `draft`:
   * neither of them.
   */
  readonly origin: 'activation' | 'edit' | 'draft';
  /** The edit on the screen that waits for its invitation to be loaded. */
  readonly unsaved: UnsavedEdit | null;
  /** False while this browser refuses to keep what was written there. */
  readonly isKept: boolean;
}

/** A stopgap, and what became of it. */
export type EditedStopgap = Stopgap & { readonly now: WeddingData };

/** Begins with what is on the screen anyway. */
export const newStopgap = (shown: WeddingData, origin: Stopgap['origin']): Stopgap => ({
  shown,
  origin,
  unsaved: null,
  isKept: true,
});

/** Where editing begins: what the server had, and what is on the screen. */
interface StartingPoint {
  readonly base: WeddingData;
  readonly baseRevision: number;
  /** What was sent from there and may have arrived. */
  readonly sent: readonly WeddingData[];
  readonly screen: WeddingData;
}

/**
 * Where to begin with an invitation that was just loaded. An edit that never reached the server goes
 * on from where it started, so that a newer revision leads to the question which one to keep; so
 * does what somebody wrote while the invitation could not be loaded. An activation whose answer was
 * lost gives the first answer again: what was written between the two is the newest.
 */
export function startingPoint(
  loaded: LoadInvitationResponse,
  kept: UnsavedEdit | null,
  stopgap: EditedStopgap | null,
): StartingPoint {
  const content = editable(loaded.weddingData);
  if (stopgap?.origin === 'activation' && loaded.revision === ACTIVATED_REVISION) {
    const screen = inTemplateOf(content, kept ? bothEdits(kept, stopgap) : stopgap.now);
    return { base: content, baseRevision: loaded.revision, sent: kept?.sent ?? [], screen };
  }
  if (kept) {
    const { baseRevision, sent } = kept;
    return { base: editable(kept.base), baseRevision, sent, screen: bothEdits(kept, stopgap) };
  }
  if (stopgap && !sameContent(stopgap.shown, stopgap.now)) {
    return { base: stopgap.shown, baseRevision: 0, sent: [], screen: stopgap.now };
  }
  return { base: content, baseRevision: loaded.revision, sent: [], screen: content };
}

/** What is kept of an invitation that is not loaded, with what was written on the screen since. */
function bothEdits(kept: UnsavedEdit, stopgap: EditedStopgap | null): WeddingData {
  const content = editable(kept.content);
  return stopgap ? editable(mergeEdits(stopgap.shown, stopgap.now, content).content) : content;
}

/**
 * What to put on the screen of an invitation that cannot be loaded: the edit that was not saved yet,
 * else the draft, with what was written there since.
 */
export function standInFor(
  draft: WeddingData,
  kept: UnsavedEdit | null,
  written: EditedStopgap | null,
): EditedStopgap {
  if (!kept) return written ?? { ...newStopgap(draft, 'draft'), now: draft };
  const origin = kept.baseRevision > 0 ? 'edit' : 'draft';
  return {
    shown: editable(kept.content),
    origin: written?.origin === 'activation' ? 'activation' : origin,
    unsaved: kept,
    isKept: written?.isKept ?? true,
    now: bothEdits(kept, written),
  };
}

/** What was written there as an edit to keep, together with what is kept of it by now. */
export function editOf(
  invitationId: string,
  stopgap: EditedStopgap,
  kept: UnsavedEdit | null,
): UnsavedEdit {
  if (kept) return { ...kept, content: bothEdits(kept, stopgap) };
  const { shown: base, origin, unsaved, now: content } = stopgap;
  if (unsaved) return { ...unsaved, content };
  const baseRevision = origin === 'activation' ? ACTIVATED_REVISION : 0;
  return { invitationId, base, baseRevision, sent: [], content };
}

/** A license fixes the template at the first answer. */
function inTemplateOf(activated: WeddingData, content: WeddingData): WeddingData {
  const { selectedTemplate } = activated.customizations;
  if (content.customizations.selectedTemplate === selectedTemplate) return content;
  return changeTemplate(content, resolveTemplateId(selectedTemplate));
}
