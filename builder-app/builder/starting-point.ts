import type { LoadInvitationResponse } from '#domain/api/invitations.ts';
import { changeTemplate } from '#domain/invitation/template-change.ts';
import type { WeddingData } from '#domain/invitation/wedding-data.ts';
import { resolveTemplateId } from '#domain/templates/template.ts';
import { sameContent } from '../autosave/content.ts';
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

/** What stood on the screen while the invitation was not loaded, and what became of it. */
export interface Stopgap {
  readonly shown: WeddingData;
  /** It was activated from this screen. */
  readonly isOurs: boolean;
  readonly now: WeddingData;
}

/**
 * Where to begin with an invitation that was just loaded. An edit that never reached the server goes
 * on from where it started, so that a newer revision leads to the question which one to keep; so
 * does what somebody wrote while the invitation could not be loaded. An activation whose answer was
 * lost gives the first answer again: what was written between the two is the newest.
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
  const content = editable(loaded.weddingData);
  if (stopgap?.isOurs && loaded.revision === ACTIVATED_REVISION) {
    const screen = inTemplateOf(content, stopgap.now);
    return { base: content, baseRevision: loaded.revision, sent: [], screen };
  }
  if (stopgap && !sameContent(stopgap.shown, stopgap.now)) {
    return { base: stopgap.shown, baseRevision: 0, sent: [], screen: stopgap.now };
  }
  return { base: content, baseRevision: loaded.revision, sent: [], screen: content };
}

/** A license fixes the template at the first answer. */
function inTemplateOf(activated: WeddingData, content: WeddingData): WeddingData {
  const { selectedTemplate } = activated.customizations;
  if (content.customizations.selectedTemplate === selectedTemplate) return content;
  return changeTemplate(content, resolveTemplateId(selectedTemplate));
}
