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

/**
 * What stands on the screen while the invitation is not loaded. As in an `UnsavedEdit`, `base` is what
 * was there before and `content` what was made of it; `kept` is what this browser keeps by now.
 */
export interface Stopgap {
  /** What was put on the screen, or kept of it since. */
  readonly base: WeddingData;
  /**
   * `activation`: the invitation was activated from this screen. `edit`: an edit of it. `draft`:
   * neither of them.
   */
  readonly origin: 'activation' | 'edit' | 'draft';
  /** The edit on the screen that waits for its invitation to be loaded. */
  readonly unsaved: UnsavedEdit | null;
  /** False while this browser refuses to keep the content. */
  readonly isKept: boolean;
}

/** A stopgap with what is on the screen now. */
export type EditedStopgap = Stopgap & { readonly content: WeddingData };

/** Begins with what is on the screen anyway. */
export const newStopgap = (base: WeddingData, origin: Stopgap['origin']): Stopgap => ({
  base,
  origin,
  unsaved: null,
  isKept: true,
});

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
): Omit<UnsavedEdit, 'invitationId'> {
  const newest = { base: editable(loaded.weddingData), baseRevision: loaded.revision };
  if (stopgap?.origin === 'activation' && loaded.revision === ACTIVATED_REVISION) {
    const content = kept ? bothEdits(kept, stopgap) : stopgap.content;
    return { ...newest, sent: kept?.sent ?? [], content: inTemplateOf(newest.base, content) };
  }
  if (kept) {
    const { baseRevision, sent } = kept;
    return { base: editable(kept.base), baseRevision, sent, content: bothEdits(kept, stopgap) };
  }
  if (stopgap && !sameContent(stopgap.base, stopgap.content)) {
    return { base: stopgap.base, baseRevision: 0, sent: [], content: stopgap.content };
  }
  return { ...newest, sent: [], content: newest.base };
}

/** What is kept of an invitation that is not loaded, with what was written on the screen since. */
function bothEdits(kept: UnsavedEdit, stopgap: EditedStopgap | null): WeddingData {
  const content = editable(kept.content);
  return stopgap ? editable(mergeEdits(stopgap.base, stopgap.content, content).content) : content;
}

/**
 * What to put on the screen of an invitation that cannot be loaded: the edit that was not saved yet,
 * else the stopgap that is there, else the draft; with what was written on the screen since.
 */
export function stopgapFor(
  draft: WeddingData,
  kept: UnsavedEdit | null,
  stopgap: EditedStopgap | null,
): EditedStopgap {
  if (!kept) return stopgap ?? { ...newStopgap(draft, 'draft'), content: draft };
  const origin = kept.baseRevision > 0 ? 'edit' : 'draft';
  return {
    base: editable(kept.content),
    origin: stopgap?.origin === 'activation' ? 'activation' : origin,
    unsaved: kept,
    isKept: stopgap?.isKept ?? true,
    content: bothEdits(kept, stopgap),
  };
}

/** The stopgap as an edit to keep, together with what is kept of it by now. */
export function editToKeep(
  invitationId: string,
  stopgap: EditedStopgap,
  kept: UnsavedEdit | null,
): UnsavedEdit {
  if (kept) return { ...kept, content: bothEdits(kept, stopgap) };
  const { base, origin, unsaved, content } = stopgap;
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
