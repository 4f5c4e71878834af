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

/** Where editing begins: what the server had, and what is on the screen. */
export interface StartingPoint {
  readonly base: WeddingData;
  readonly baseRevision: number;
  /** What was sent from there and may have arrived. */
  readonly sent: readonly WeddingData[];
  readonly screen: WeddingData;
}

/** What stands on the screen while the invitation is not loaded. */
export interface Stopgap {
  /** What was put there, or kept of it since. */
  readonly shown: WeddingData;
  /** It was activated from this screen. */
  readonly isOurs: boolean;
}

/** A stopgap, and what became of it. */
type EditedStopgap = Stopgap & { readonly now: WeddingData };

/**
 * Where to begin with an invitation that was just loaded. An edit that never reached the server goes
 * on from where it started, so that a newer revision leads to the question which one to keep; so
 * does what somebody wrote while the invitation could not be loaded. An activation whose answer was
 * lost gives the first answer again: what was written between the two is the newest.
 */
export function startingPoint(
  loaded: LoadInvitationResponse,
  unsaved: UnsavedEdit | null,
  stopgap: EditedStopgap | null,
): StartingPoint {
  const content = editable(loaded.weddingData);
  if (stopgap?.isOurs && loaded.revision === ACTIVATED_REVISION) {
    const screen = inTemplateOf(content, unsaved ? bothEdits(unsaved, stopgap) : stopgap.now);
    return { base: content, baseRevision: loaded.revision, sent: unsaved?.sent ?? [], screen };
  }
  if (unsaved) {
    const { baseRevision, sent } = unsaved;
    const base = editable(unsaved.base);
    return { base, baseRevision, sent, screen: bothEdits(unsaved, stopgap) };
  }
  if (stopgap && !sameContent(stopgap.shown, stopgap.now)) {
    return { base: stopgap.shown, baseRevision: 0, sent: [], screen: stopgap.now };
  }
  return { base: content, baseRevision: loaded.revision, sent: [], screen: content };
}

/** What is kept of an invitation that is not loaded, with what was written on the screen since. */
function bothEdits(unsaved: UnsavedEdit, stopgap: EditedStopgap | null): WeddingData {
  const kept = editable(unsaved.content);
  return stopgap ? editable(mergeEdits(stopgap.shown, stopgap.now, kept).content) : kept;
}

/**
 * What to put on the screen of an invitation that cannot be loaded: the edit that was not saved yet,
 * else the draft, with what was written there since.
 */
export function standInFor(
  draft: WeddingData,
  unsaved: UnsavedEdit | null,
  written: EditedStopgap | null,
) {
  const kept = unsaved ? editable(unsaved.content) : draft;
  const isOurs = written?.isOurs ?? false;
  return {
    content: unsaved ? bothEdits(unsaved, written) : (written?.now ?? kept),
    shown: unsaved || !written ? kept : written.shown,
    isOurs,
    /** It is neither the invitation nor an edit of it. */
    isStandIn: !isOurs && !(unsaved && unsaved.baseRevision > 0),
  };
}

/**
 * The edit to keep of a changed stopgap: with what is kept by now, else it goes on from the edit on
 * the screen, or begins with this change.
 */
export function editSince(
  invitationId: string,
  stopgap: EditedStopgap,
  kept: UnsavedEdit | null,
  unsaved: UnsavedEdit | null,
): UnsavedEdit {
  if (kept) return { ...kept, content: bothEdits(kept, stopgap) };
  const { shown: base, isOurs, now: content } = stopgap;
  if (unsaved) return { ...unsaved, content };
  const baseRevision = isOurs ? ACTIVATED_REVISION : 0;
  return { invitationId, base, baseRevision, sent: [], content };
}

/** A license fixes the template at the first answer. */
function inTemplateOf(activated: WeddingData, content: WeddingData): WeddingData {
  const { selectedTemplate } = activated.customizations;
  if (content.customizations.selectedTemplate === selectedTemplate) return content;
  return changeTemplate(content, resolveTemplateId(selectedTemplate));
}
