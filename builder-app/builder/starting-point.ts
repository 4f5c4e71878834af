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
export function bothEdits(unsaved: UnsavedEdit, stopgap: EditedStopgap | null): WeddingData {
  const kept = editable(unsaved.content);
  return stopgap ? editable(mergeEdits(stopgap.shown, stopgap.now, kept).content) : kept;
}

/** The edit that begins with the first change to a stopgap. */
export function editOfStopgap(invitationId: string, { shown, isOurs }: Stopgap): UnsavedEdit {
  const baseRevision = isOurs ? ACTIVATED_REVISION : 0;
  return { invitationId, base: shown, baseRevision, sent: [], content: shown };
}

/** A license fixes the template at the first answer. */
function inTemplateOf(activated: WeddingData, content: WeddingData): WeddingData {
  const { selectedTemplate } = activated.customizations;
  if (content.customizations.selectedTemplate === selectedTemplate) return content;
  return changeTemplate(content, resolveTemplateId(selectedTemplate));
}
